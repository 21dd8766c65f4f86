import AppIntentsMetadata
import IntentSystem
import SurfaceKit

/// The answer of a person to a form.
enum FormAnswer: Sendable {
    case values([String: ParameterValue])
    case option(Int)
    case confirmed
    /// Used a control of the view beside the question, after which it is asked anew.
    case control(CardControl)
    case declined
}

extension FormAnswer {
    /// Returns the action on a card's question that the answer stands for; `nil` for a control that
    /// does nothing.
    func action(on card: PresentedCard, question: Int) -> PersonAction? {
        switch self {
        case .values(let values): .answer(question: question, values: values)
        case .option(let place): .choose(question: question, option: place)
        case .confirmed: .confirm(question: question)
        case .control(let control):
            control.personAction(card: card.id, generation: card.generation)
        case .declined: .cancel(question: question)
        }
    }
}
