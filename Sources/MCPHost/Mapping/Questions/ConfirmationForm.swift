import IntentSystem
import MCPProtocol
import SwiftUI
import _JSON

/// A confirmation as a form: accepting it says yes, declining it no.
///
/// Where the card has buttons and toggles of its own they are offered beside yes: using one leads
/// to the question anew, as a tap on the card would.
struct ConfirmationForm {
    private static let name = "action"
    private static let yes = "confirm"

    private let words: Question.Confirmation
    private let card: (id: Int, generation: Int)
    private let controls: [CardControl]

    init(_ words: Question.Confirmation, card: PresentedCard, tree: ViewTree?) {
        self.words = words
        self.card = (card.id, card.generation)
        controls = tree?.controls ?? []
    }

    var fields: [Form.Field] {
        guard !controls.isEmpty else { return [] }
        let options =
            [Form.Option(value: Self.yes, title: words.acceptLabel)]
            + controls.map { Form.Option(value: $0.name, title: $0.title) }
        return [
            Form.Field(
                name: Self.name, title: "What to do",
                kind: .choice(
                    .titled(options), default: words.isDestructive ? nil : Self.yes))
        ]
    }

    /// What the person did; `nil` if they picked nothing that there is.
    func action(in content: JSONObject, question: Int) -> PersonAction? {
        guard !controls.isEmpty, let picked = content[Self.name]?.string, picked != Self.yes else {
            // Without anything to pick, accepting is all there is to say.
            return controls.isEmpty || content[Self.name]?.string == Self.yes
                ? .confirm(question: question) : nil
        }
        guard let control = controls.first(where: { $0.name == picked }) else { return nil }
        return control.action(card: card.id, generation: card.generation)
    }
}
