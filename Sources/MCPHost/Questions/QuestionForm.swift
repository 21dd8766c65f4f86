import IntentSystem
import MCPProtocol
import _JSON

/// A question as a form that a client shows, and the reading of its answers.
struct QuestionForm {
    let question: AskedQuestion
    let form: InputForm
    private let fields: Fields

    /// The question's parts behind the fields of the form.
    private enum Fields {
        case values(FieldForms)
        case choice(ChoiceForm)
        case confirmation(ConfirmationForm)
    }

    init(_ question: AskedQuestion, mappings: ValueMappings) {
        self.question = question
        let shown: [InputForm.Field]
        switch question.kind {
        case .values(let asked):
            let forms = FieldForms(asked, mappings: mappings)
            shown = forms.fields
            fields = .values(forms)
        case .choice(let options):
            let choice = ChoiceForm(options)
            shown = [choice.field]
            fields = .choice(choice)
        case .confirmation(let words):
            let confirmation = ConfirmationForm(words, tree: question.tree)
            shown = confirmation.fields
            fields = .confirmation(confirmation)
        }
        form = InputForm(message: QuestionText.message(question), fields: shown)
    }

    /// The name under which the answer is returned; it identifies this question among those of its run.
    var key: String { "question-\(question.id)" }

    /// Reads a person's answer; `nil` if it is unreadable, so that the question must be repeated.
    func answer(in responses: [String: InputResponse]) -> FormAnswer? {
        guard case .elicitation(let result)? = responses[key] else { return nil }
        guard case .accept(let content) = result else { return .declined }
        return switch fields {
        case .values(let forms): .values(forms.values(in: content))
        case .choice(let choice): choice.option(in: content).map { .option($0) }
        case .confirmation(let confirmation): confirmation.answer(in: content)
        }
    }
}
