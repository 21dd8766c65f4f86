import IntentSystem
import MCPProtocol
import _JSON

/// The options of a choice as one field; the form's cancel button cancels the choice.
struct ChoiceForm {
    private static let name = "choice"

    /// The options by their names in the form.
    private let options: [(name: String, place: Int)]

    init(_ options: [Question.Option]) {
        var seen: Set<String> = []
        self.options = options.enumerated().map { place, option in
            var name = option.words
            while !seen.insert(name).inserted { name += "'" }
            return (name, place)
        }
    }

    var field: InputForm.Field {
        InputForm.Field(
            name: Self.name, title: "Choice", kind: .choice(.plain(options.map(\.name))))
    }

    func option(in content: JSONObject) -> Int? {
        options.first { $0.name == content[Self.name]?.string }?.place
    }
}
