import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import Synchronization
import _Localization

/// The delegate of a run that asks its questions at the terminal, or refuses them if there is none.
final class TerminalDelegate: RunDelegate {
    /// The explanation of a question that couldn't be asked, and the flags to pass instead.
    struct Refusal: Error, Hashable {
        let message: String
    }

    let status: StatusLine
    private let run: CommandRun
    private let request: RunRequest
    private let usages: [String: String]
    private let state = Mutex(State())

    private struct State {
        var refusal: Refusal?
        /// A question is open, or was when the run was cancelled.
        var isAsking = false
        /// The snippet that the run showed last.
        var shown: Recipe?
        /// The snippet to draw next.
        var waiting: Recipe?
        var isDrawing = false
    }

    init(_ run: CommandRun, of request: RunRequest, usages: [String: String]) {
        self.run = run
        self.request = request
        self.usages = usages
        status = StatusLine(
            run.terminal, title: request.type.title.text(in: request.locale),
            clock: run.system.configuration.clock)
    }

    private var terminal: Terminal { run.terminal }

    /// The refusal of the first question that couldn't be asked.
    var refusal: Refusal? { state.withLock { $0.refusal } }

    /// `true` if a question is open, or was when the run was cancelled.
    var isAsking: Bool { state.withLock { $0.isAsking } }

    /// `true` for a terminal at which a person types, `false` for a pipe.
    var isInFront: Bool { terminal.canAsk }

    /// The person of the command.
    ///
    /// A passphrase that is typed here unlocks the app for this command only; a pipe can't unlock it.
    var person: Person { run.key?.person ?? .owner }

    func unlock(_ lock: SystemLock) async throws {
        guard let key = run.key else { return }
        status.pause()
        defer { status.resume() }
        await key.unlock(lock)
    }

    // MARK: - Questions

    func ask(_ question: RunQuestion) async throws -> Answer {
        var hasKeys = false
        if case .confirmation = question.kind { hasKeys = terminal.canAsk }
        var card = try await run.draw(question.content, of: question.request, hasKeys: hasKeys)
        if run.options.confirms, case .confirmation = question.kind {
            return .confirmed(snippet: card?.drawing.snippet)
        }
        let converses = run.options.converses && terminal.canConverse
        guard terminal.canAsk || converses else { throw refuse(question, card) }
        if case .snippet(let recipe) = question.content { state.withLock { $0.shown = recipe } }
        status.pause()
        defer { status.resume() }
        var asked = TerminalQuestion(
            question, card: card, terminal: terminal, files: run.files,
            listener: converses
                ? run.system.listener(to: question) { [files = run.files] in files.named } : nil,
            events: run.options.isJSON && converses ? ConversationEvents(terminal) : nil)
        while true {
            asked.card = card
            let reply: TerminalQuestion.Reply
            do {
                reply = try await self.reply(to: asked)
            } catch is TerminalQuestion.EndOfInput {
                throw refuse(question, card)
            }
            switch reply {
            case .answer(.confirmed): return .confirmed(snippet: card?.drawing.snippet)
            case .answer(let answer): return answer
            case .use(let typed):
                guard var used = card else { continue }
                let pressed = await run.use(
                    typed, of: &used, showing: question.content, of: question.request
                ) { await press($0, beside: question) }
                try Task.checkCancellation()
                if let problem = pressed.problem { terminal.say(problem, as: .problem) }
                card = used
                asked.isRepeated = true
            case .undo(let given):
                terminal.say(await undo(beside: question))
                try Task.checkCancellation()
                asked.given = given
                asked.isRepeated = true
            }
        }
    }

    /// Notes why a question can't be asked; for the intent, this is the same as a person's refusal.
    private func refuse(_ question: RunQuestion, _ card: TerminalCard?) -> CancellationError {
        let refusal = Refusal(
            message: QuestionRefusal(usages: usages).message(for: question, card: card))
        state.withLock { if $0.refusal == nil { $0.refusal = refusal } }
        return CancellationError()
    }

    private func reply(to question: TerminalQuestion) async throws -> TerminalQuestion.Reply {
        // Before the question is seen: the run has its outcome before this task hears of an interruption.
        state.withLock { $0.isAsking = true }
        defer { if !Task.isCancelled { state.withLock { $0.isAsking = false } } }
        return try await run.conversation.ask { try question.run() }
    }

    /// Performs the intent of a control beside a confirmation.
    private func press(_ recipe: Recipe, beside question: RunQuestion) async -> CommandRun.Pressed {
        let request = question.request.following(recipe, purpose: .control(inConfirmation: true))
        guard case .failed(let failure) = await run.runner.runAll(request, for: self) else {
            return CommandRun.Pressed()
        }
        return CommandRun.Pressed(problem: failure.text(in: question.locale))
    }

    /// Undoes what the person did last while a question is open, and returns what was undone.
    private func undo(beside question: RunQuestion) async -> String {
        let request = RunRequest(UndoIntent.self, .named([:]), locale: question.locale)
        switch await run.runner.run(request, for: self) {
        case .finished(let result): return result.dialog?.full.text(in: question.locale) ?? ""
        case .failed(let failure): return failure.text(in: question.locale)
        case .cancelled: return ""
        }
    }

    // MARK: - Progress

    func progress(_ progress: RunProgress) {
        guard let fraction = progress.fractionCompleted else { return }
        let percent = fraction.formatted(
            .percent.precision(.fractionLength(0)).rounded(rule: .down).locale(request.locale))
        let left = progress.timeLeft(in: request.locale).map { ", \($0)" } ?? ""
        status.show(progress: percent + left)
    }

    /// Shows what the snippet says of the work, in one line.
    func reload(_ reload: SnippetReload) {
        guard status.isPossible else { return }
        let isFirst = state.withLock { state in
            guard let recipe = reload.recipe(after: state.shown) else { return false }
            state.shown = recipe
            state.waiting = recipe
            defer { state.isDrawing = true }
            return !state.isDrawing
        }
        if isFirst { Task.detached { await self.drawWaiting() } }
    }

    /// Draws the snippets that wait, of several only the last one.
    private func drawWaiting() async {
        while let recipe = takeWaiting() {
            let card = try? await run.draw(.snippet(recipe), of: request, hasKeys: false)
            if let card { status.show(words: card.summary) }
        }
    }

    private func takeWaiting() -> Recipe? {
        state.withLock { state in
            defer { state.waiting = nil }
            if state.waiting == nil { state.isDrawing = false }
            return state.waiting
        }
    }
}
