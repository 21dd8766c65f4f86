import IntentSystem
import MCPProtocol
import SurfaceKit
import _JSON

import struct SwiftUI.ViewTree

/// A confirmation as a form: accepting it says yes, declining it no.
///
/// Where the card has buttons and toggles of its own they are offered beside yes: using one leads
/// to the question anew, as a tap on the card would.
struct ConfirmationForm {
    private static let name = "action"
    private static let yes = "confirm"

    private let words: Question.Confirmation
    private let controls: [CardControl]

    init(_ words: Question.Confirmation, tree: ViewTree?) {
        self.words = words
        controls = tree?.controls.filter(\.isUsable) ?? []
    }

    var fields: [InputForm.Field] {
        guard !controls.isEmpty else { return [] }
        let options =
            [InputForm.Option(value: Self.yes, title: words.acceptLabel)]
            + controls.map { InputForm.Option(value: $0.name, title: $0.title) }
        return [
            InputForm.Field(
                name: Self.name, title: "What to do",
                kind: .choice(
                    .titled(options), default: words.isDestructive ? nil : Self.yes))
        ]
    }

    /// Reads the answer of the person; `nil` if they picked nothing that there is.
    func answer(in content: JSONObject) -> FormAnswer? {
        // Without anything to pick, accepting is all there is to say.
        guard !controls.isEmpty else { return .confirmed }
        guard let picked = content[Self.name]?.string else { return nil }
        if picked == Self.yes { return .confirmed }
        return controls.first { $0.name == picked }.map { .control($0) }
    }
}
