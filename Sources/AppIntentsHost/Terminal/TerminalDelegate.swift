import AppIntentsMetadata
import Dispatch
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

    private let terminal: Terminal
    private let usages: [String: String]
    private let confirms: Bool
    private let drawing: RunDrawing
    private let files: FileArguments
    /// A serial queue for one question at a time; reading blocks its thread.
    private let conversations: DispatchQueue
    private let state = Mutex(State())

    private struct State {
        var refusal: Refusal?
        /// `true` if a line on the terminal shows the progress.
        var showsProgress = false
    }

    init(
        terminal: Terminal, usages: [String: String], confirms: Bool, drawing: RunDrawing,
        files: FileArguments
    ) {
        self.terminal = terminal
        self.usages = usages
        self.confirms = confirms
        self.drawing = drawing
        self.files = files
        conversations = drawing.key?.conversations ?? DispatchQueue(label: "questions")
    }

    /// The refusal of the first question that couldn't be asked.
    var refusal: Refusal? { state.withLock { $0.refusal } }

    /// `true` for a terminal at which a person types, `false` for a pipe.
    var isInFront: Bool { terminal.canAsk }

    /// The person of the command.
    ///
    /// A passphrase that is typed here unlocks the app for this command only; a pipe can't unlock
    /// it.
    var person: Person { drawing.key?.person ?? .owner }

    func unlock(_ lock: SystemLock) async throws {
        guard let key = drawing.key else { return }
        clearProgress()
        await key.unlock(lock)
    }

    // MARK: - Questions

    func ask(_ question: RunQuestion) async throws -> Answer {
        let drawn = try await drawing.draw(question.content)
        if confirms, case .confirmation = question.kind { return .confirmed(snippet: drawn.result) }
        guard terminal.canAsk else {
            let refusal = Refusal(
                message: QuestionRefusal(usages: usages).message(for: question, text: drawn.text))
            state.withLock { if $0.refusal == nil { $0.refusal = refusal } }
            // For the intent, this is the same as a person's refusal.
            throw CancellationError()
        }
        clearProgress()
        let answer = try await answer(
            to: TerminalQuestion(question, text: drawn.text, terminal: terminal, files: files))
        if case .confirmed = answer { return .confirmed(snippet: drawn.result) }
        return answer
    }

    /// Waits for the person, or until the run is cancelled; the reading thread may continue to
    /// wait.
    private func answer(to question: TerminalQuestion) async throws -> Answer {
        let waiting = Mutex<CheckedContinuation<Answer, any Error>?>(nil)
        let finish = { @Sendable (result: Result<Answer, any Error>) in
            let continuation = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            continuation?.resume(with: result)
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.withLock { $0 = continuation }
                guard !Task.isCancelled else { return finish(.failure(CancellationError())) }
                conversations.async {
                    guard waiting.withLock({ $0 != nil }) else { return }
                    finish(Result { try question.run() })
                }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    // MARK: - Progress

    func progress(_ progress: RunProgress) {
        guard terminal.isWatched, let fraction = progress.fractionCompleted else { return }
        state.withLock { $0.showsProgress = true }
        let percent = fraction.formatted(
            .percent.precision(.fractionLength(0)).rounded(rule: .down).locale(
                drawing.request.locale))
        let left = progress.timeLeft(in: drawing.request.locale).map { ", \($0)" } ?? ""
        // Enough spaces to overwrite the previous line.
        terminal.say(percent + left, end: String(repeating: " ", count: 20) + "\r")
    }

    /// Removes the line with the progress, before other text is written.
    func clearProgress() {
        let isShown = state.withLock { state in
            defer { state.showsProgress = false }
            return state.showsProgress
        }
        if isShown { terminal.say("", end: String(repeating: " ", count: 40) + "\r") }
    }
}
