import IntentSystem
import MCPProtocol
import SurfaceKit
import _JSON

import struct SwiftUI.ViewTree

/// A confirmation as a form: accepting it confirms, declining it cancels.
///
/// If the card has buttons and toggles, the form offers them beside the confirmation: using one
/// repeats the question, as a tap on the card would.
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

    /// Reads the person's answer; `nil` if they picked no existing option.
    func answer(in content: JSONObject) -> FormAnswer? {
        // Without options to pick, accepting is the whole answer.
        guard !controls.isEmpty else { return .confirmed }
        guard let picked = content[Self.name]?.string else { return nil }
        if picked == Self.yes { return .confirmed }
        return controls.first { $0.name == picked }.map { .control($0) }
    }
}
