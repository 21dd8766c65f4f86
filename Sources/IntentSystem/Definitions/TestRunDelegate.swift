import AppIntents
import AppIntentsMetadata
import Synchronization
import _Localization

/// The delegate of a run in a test: the app is in front, and no question is answered.
final class TestRunDelegate: RunDelegate {
    private let firstRefusal = Mutex<String?>(nil)

    /// The explanation of the first question that had no answer.
    var refusal: String? { firstRefusal.withLock { $0 } }

    var isInFront: Bool { true }

    func ask(_ question: RunQuestion) async throws -> Answer {
        firstRefusal.withLock { $0 = $0 ?? Self.refusal(of: question) }
        throw CancellationError()
    }

    /// Returns the result of a run; throws if there is none, or if the run asked something.
    func result(of outcome: RunOutcome, named name: String) throws(DefinitionRefusal) -> RunResult {
        // An intent that handles the refusal asked nevertheless.
        if let refusal { throw DefinitionRefusal(refusal) }
        switch outcome {
        case .finished(let result): return result
        case .failed(let failure):
            throw DefinitionRefusal(ProblemText.forDeveloper(failure.error, intent: name))
        case .cancelled: throw DefinitionRefusal("\(name) was cancelled.")
        }
    }

    /// Returns the text about a question, for the author of the test.
    private static func refusal(of question: RunQuestion) -> String {
        let locale = question.locale
        let title = question.title.text(in: locale)
        let dialog = question.dialog.map { "“\($0.full.text(in: locale))”" }
        let silence = "A test answers no questions."
        switch question.kind {
        case .values(let fields):
            let asked = fields.map { field in
                let problem = field.error.map { " (\($0))" } ?? ""
                return "“\(field.parameter.title)”\(problem)"
            }
            let names = fields.map(\.parameter.name).joined(separator: ", ")
            return """
                “\(title)” asks for \(asked.joined(separator: ", ")). \(silence) Give makeIntent usable values: \
                \(names).
                """
        case .choice(let options):
            let choices = options.map { "“\($0.title)”" }.joined(separator: ", ")
            return """
                “\(title)” asks for a choice\(dialog.map { ", \($0)," } ?? "") of \(choices). \(silence)
                """
        case .confirmation:
            return """
                “\(title)” asks for a confirmation\(dialog.map { ", \($0)" } ?? ""). \(silence)
                """
        }
    }
}
