import IntentSystem

/// Performs what a person taps on a board, which has no place for questions.
struct BoardDelegate: RunDelegate {
    let person: Person
    let askPassphrase: @Sendable (SystemLock) async throws -> Void

    /// An assistant or a pipe is behind the app (FGD-1).
    var isInFront: Bool { person != .owner }
    func unlock(_ lock: SystemLock) async throws { try await askPassphrase(lock) }

    func ask(_ question: RunQuestion) async throws -> Answer {
        throw UnanswerableQuestion()
    }
}
