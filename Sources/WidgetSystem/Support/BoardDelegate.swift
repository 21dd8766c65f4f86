import AppIntents
package import IntentSystem
import _Localization

/// The key to the app's lock of one who uses a board, and how they are asked for the passphrase.
package struct BoardKey: Sendable {
    let holder: SystemLock.Holder?
    let unlock: @Sendable (SystemLock) async throws -> Void
    /// The place of the one who uses the board.
    let place: Place

    /// A place from which a board is used.
    enum Place: Sendable {
        /// The app's page, on which a card can be shown.
        case page
        case terminal
        /// Behind the app, where assistants and pipes are (FGD-1).
        case background
    }

    /// The key of a person at a terminal, who is asked there.
    package init(
        holder: SystemLock.Holder, unlock: @escaping @Sendable (SystemLock) async throws -> Void
    ) {
        self.holder = holder
        self.unlock = unlock
        place = .terminal
    }

    /// The key of the person at a page, who unlocks elsewhere; of an assistant or a pipe, none (AUT-1).
    init(of person: UndoPerson, startedBy source: RunRequest.Source) {
        switch (person, source) {
        case (.session(let id), .person):
            holder = .session(id)
            place = .page
        default:
            holder = nil
            place = .background
        }
        unlock = { _ in }
    }
}

/// Performs what a person taps on a board, which has no place for questions.
struct BoardDelegate: RunDelegate {
    let person: UndoPerson
    let key: BoardKey

    var isInFront: Bool { key.place != .background }
    var holder: SystemLock.Holder? { key.holder }
    func unlock(_ lock: SystemLock) async throws { try await key.unlock(lock) }

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
