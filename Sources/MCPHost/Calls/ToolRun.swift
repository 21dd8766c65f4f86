import Foundation
import IntentSystem
import MCPProtocol
import SurfaceKit
import Synchronization

/// A call of a tool without a card: a run, and the question for which it waits.
///
/// It creates no session. The request that started the run ends when the run asks a question; the
/// request that brings the answer continues the same run.
final class ToolRun: PendingCall, RunDelegate {
    /// The next step for a request.
    enum Step: Sendable {
        case asked(AskedQuestion)
        case ended(RunOutcome)
    }

    fileprivate struct State {
        /// The run, and those that its results start, until the last one has ended.
        var runs: RunSequence?
        var handle: String?
        var outcome: RunOutcome?
        var question: OpenQuestion?
        var questionCount = 0
        /// The questions that were answered by values; `nil` once an answer did something.
        var answered: [AnsweredQuestion]? = []
        /// The request that waits for the next step.
        var request: CheckedContinuation<Step, Never>?
        /// The request that receives the progress.
        var listener: RequestContext?
    }

    /// A question that was asked and isn't answered yet.
    fileprivate struct OpenQuestion {
        let asked: AskedQuestion
        let run: CheckedContinuation<FormAnswer, any Error>
    }

    /// The person, as they came with the last request of the call.
    var person: Person { present.withLock { $0 } }
    private let present: Mutex<Person>
    private let request: RunRequest
    private let runner: IntentRunner
    private let state = Mutex(State())

    init(_ request: RunRequest, runner: IntentRunner, for person: Person) {
        present = Mutex(person)
        self.request = request
        self.runner = runner
    }

    var heldBytes: Int { request.arguments.byteCount }

    // MARK: - For requests

    /// The call's handle, created for its first question: most calls have none.
    var handle: String {
        state.withLock { state in
            if let handle = state.handle { return handle }
            let handle = SessionID.random().rawValue
            state.handle = handle
            return handle
        }
    }

    /// Begins to perform the intent, and then the intents that its result opens.
    func start() {
        let runs = RunSequence(runner, for: self) { self.end($0) }
        state.withLock { $0.runs = runs }
        runs.start(request)
    }

    /// Waits until the run ends or asks a question; the request receives the progress meanwhile.
    func next(for context: RequestContext) async -> Step {
        let step = state.withLock { state in
            state.listener = context.wantsProgress ? context : nil
            return state.step
        }
        if let step { return step }
        return await withCheckedContinuation { continuation in
            let step = state.withLock { state in
                if state.step == nil { state.request = continuation }
                return state.step
            }
            if let step { continuation.resume(returning: step) }
        }
    }

    var question: AskedQuestion? { state.withLock { $0.question?.asked } }

    /// Answers the open question in a person's name, with the groups in which they are now; returns
    /// `false` if it is answered already.
    func answer(_ answer: FormAnswer, to id: Int, for person: Person) -> Bool {
        present.withLock { if $0 == person { $0 = person } }
        guard let question = takeQuestion(id) else { return false }
        if case .declined = answer {
            question.run.resume(throwing: CancellationError())
        } else {
            question.run.resume(returning: answer)
        }
        return true
    }

    /// The questions that were answered, in order; `nil` if the call can't be performed again up to where
    /// it is, because an answer did something.
    var answered: [AnsweredQuestion]? { state.withLock { $0.answered } }

    /// Notes a question that is answered; `nil` for one whose answer does something.
    func note(_ question: AnsweredQuestion?) {
        state.withLock { state in
            if let question { state.answered?.append(question) } else { state.answered = nil }
        }
    }

    /// Draws the view of the result; `nil` if it has none.
    func draw(_ result: RunResult) async throws -> ContentDrawing? {
        try await runner.draw(result.content, of: request, for: self)
    }

    /// Cancels the run and its open question.
    func close() {
        state.withLock { $0.runs }?.cancel()
    }

    private func end(_ outcome: RunOutcome) {
        let request = state.withLock { state in
            state.outcome = outcome
            state.runs = nil
            return state.takeRequest()
        }
        request?.resume(returning: .ended(outcome))
    }

    // MARK: - For the run

    func ask(_ question: RunQuestion) async throws -> Answer {
        var drawing = try await runner.draw(question.content, of: question.request, for: self)
        var problem: String?
        while true {
            switch try await awaitAnswer(to: question, drawing, problem) {
            case .values(let values): return .values(values)
            case .option(let place): return .option(place)
            case .confirmed: return .confirmed(snippet: drawing?.snippet)
            case .declined: throw CancellationError()
            case .control(let control):
                problem = await use(control, of: drawing, for: question)
                do {
                    drawing = try await runner.draw(
                        question.content, of: question.request, for: self)
                } catch {
                    // The last successful view is kept.
                    try Task.checkCancellation()
                    problem = problem ?? question.text(of: error)
                }
            }
        }
    }

    func progress(_ progress: RunProgress) {
        guard let fraction = progress.fractionCompleted else { return }
        state.withLock { $0.listener }?.reportProgress(
            Progress(fraction, of: 1, message: progress.timeLeft(in: request.locale)))
    }

    /// Performs the intent of a control beside a confirmation, as a tap on a card would; returns
    /// the text of its error, if there is one.
    private func use(
        _ control: CardControl, of drawing: ContentDrawing?, for question: RunQuestion
    ) async -> String? {
        guard let action = control.action,
            let recipe = drawing?.recipe(of: action, turningOn: control.flipped)
        else { return nil }
        let request = question.request.following(recipe, purpose: .control(inConfirmation: true))
        guard case .failed(let failure) = await runner.runAll(request, for: self) else {
            return nil
        }
        return failure.text(in: question.locale)
    }

    /// Waits for the answer that a request brings.
    private func awaitAnswer(
        to question: RunQuestion, _ drawing: ContentDrawing?, _ problem: String?
    ) async throws -> FormAnswer {
        let id = state.withLock { state in
            state.questionCount += 1
            return state.questionCount
        }
        let asked = AskedQuestion(question, id: id, tree: drawing?.tree, problem: problem)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // If two questions are open at once, a form shows the later one (CON-3).
                let (request, earlier) = state.withLock { state in
                    let earlier = state.question
                    state.question = OpenQuestion(asked: asked, run: continuation)
                    return (state.takeRequest(), earlier)
                }
                earlier?.run.resume(throwing: CancellationError())
                if Task.isCancelled { cancel(id) }
                request?.resume(returning: .asked(asked))
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        takeQuestion(id)?.run.resume(throwing: CancellationError())
    }

    private func takeQuestion(_ id: Int) -> OpenQuestion? {
        state.withLock { state in
            guard let question = state.question, question.asked.id == id else { return nil }
            state.question = nil
            return question
        }
    }
}

extension ToolRun.State {
    /// The next step for a request, if there is one already.
    fileprivate var step: ToolRun.Step? {
        if let outcome { return .ended(outcome) }
        return question.map { .asked($0.asked) }
    }

    fileprivate mutating func takeRequest() -> CheckedContinuation<ToolRun.Step, Never>? {
        defer { request = nil }
        return request
    }
}

extension RunQuestion {
    /// Returns the words for an error of the view beside the question.
    fileprivate func text(of error: any Error) -> String {
        RunFailure(error: error, intent: request.type).text(in: locale)
    }
}
