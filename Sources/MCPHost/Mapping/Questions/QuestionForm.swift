import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import SwiftUI
import _JSON

/// A question as a form that a client shows, and what its answers mean.
struct QuestionForm {
    let question: Question
    let form: Form
    private let kind: Kind

    /// What the fields of the form stand for.
    private enum Kind {
        case values(FieldForms)
        case choice(ChoiceForm)
        case confirmation(ConfirmationForm)
    }

    /// The form for the question on a card; `nil` if there is none.
    init?(_ card: PresentedCard, tree: ViewTree?, mappings: ValueMappings) {
        guard let question = card.question else { return nil }
        self.question = question
        let fields: [Form.Field]
        switch question.kind {
        case .values(let asked):
            let forms = FieldForms(asked, mappings: mappings)
            fields = forms.fields
            kind = .values(forms)
        case .choice(let options):
            let choice = ChoiceForm(options)
            fields = [choice.field]
            kind = .choice(choice)
        case .confirmation(let words):
            let confirmation = ConfirmationForm(words, card: card, tree: tree)
            fields = confirmation.fields
            kind = .confirmation(confirmation)
        }
        form = Form(message: QuestionText.message(card, tree: tree), fields: fields)
    }

    /// The name under which the answer comes back: of this question, not of another of its run.
    var key: String { "question-\(question.id)" }

    /// What a person did with the form; `nil` if nothing can be made of it, so that they must be
    /// asked again.
    func action(for responses: [String: InputResponse]) -> PersonAction? {
        guard case .elicitation(let result)? = responses[key] else { return nil }
        guard case .accept(let content) = result else { return .cancel(question: question.id) }
        switch kind {
        case .values(let forms):
            return .answer(question: question.id, values: forms.values(in: content))
        case .choice(let choice):
            return choice.option(in: content).map { .choose(question: question.id, option: $0) }
        case .confirmation(let confirmation):
            return confirmation.action(in: content, question: question.id)
        }
    }
}
