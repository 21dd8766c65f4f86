import AppIntentsMetadata
import IntentSystem
import SurfaceKit

enum FormAnswer: Sendable {
    case values([String: ParameterValue])
    case option(Int)
    case confirmed
    /// A use of a control in the view beside the question; the question is repeated afterwards.
    case control(CardControl)
    case declined
}

extension FormAnswer {
    /// Returns the equivalent action on a card's question; `nil` for a control that does nothing.
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
