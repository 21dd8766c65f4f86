import AppIntents
import IntentSystem
import _Localization

/// Performs what a person taps on a board, which has no place for questions.
struct BoardDelegate: RunDelegate {
    let person: Person
    let askPassphrase: @Sendable (SystemLock) async throws -> Void

    /// An assistant or a pipe is behind the app (FGD-1).
    var isInFront: Bool { person != .owner }
    func unlock(_ lock: SystemLock) async throws { try await askPassphrase(lock) }

    func ask(_ question: RunQuestion) async throws -> Answer {
        throw QuestionOnBoard()
    }
}

/// An intent asked something where nothing can be answered.
struct QuestionOnBoard: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        .init(system: "This asks something first. Please start it from the search.")
    }
}
