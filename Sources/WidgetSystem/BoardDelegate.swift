import IntentSystem

/// A run's delegate for taps on a board, which has no place for questions.
struct BoardDelegate: RunDelegate {
    let person: Person
    let askPassphrase: @Sendable (SystemLock) async throws -> Void

    var door: Door? { person.session == nil ? nil : .board }
    /// False for an assistant or a pipe, which use the app in the background (FGD-1).
    var isInFront: Bool { person.isPresent }
    func unlock(_ lock: SystemLock) async throws { try await askPassphrase(lock) }

    func ask(_ question: RunQuestion) async throws -> Answer {
        throw UnanswerableQuestion()
    }
}
