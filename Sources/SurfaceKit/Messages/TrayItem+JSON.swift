import IntentSystem
import _JSONValue

extension TrayItem {
    init(_ members: PresentationMembers) throws(PresentationFormatError) {
        self.init(
            id: try members.int("id"), kind: try members.value("kind", of: Kind.self),
            title: try members.string("title"), words: try members.optionalString("words"),
            systemImageName: try members.optionalString("symbol"),
            colorName: try members.optionalString("color"),
            fractionCompleted: try members.optionalNumber("progress"),
            timeLeft: try members.optionalString("timeLeft"), canOpen: try members.bool("opens"))
    }

    func write(to output: inout some JSONOutput) {
        output.object { output in
            output.member("id", id)
            output.member("kind", kind.rawValue)
            output.member("title", title)
            if let words { output.member("words", words) }
            output.member("symbol", systemImageName)
            output.member("color", colorName)
            if let fractionCompleted { output.member("progress", fractionCompleted) }
            if let timeLeft { output.member("timeLeft", timeLeft) }
            output.member("opens", canOpen)
        }
    }
}
