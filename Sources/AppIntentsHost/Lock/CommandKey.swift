import Dispatch
import Foundation
import IntentSystem

/// The key to the app's lock of one command at a terminal, for all that the command leads to.
struct CommandKey: Sendable {
    let person = Person.command(UUID())
    let prompt: PassphrasePrompt
    /// One conversation after the other; reading blocks its thread.
    let conversations = DispatchQueue(label: "questions")

    /// Asks for the passphrase until it is right, three times at most.
    func unlock(_ lock: SystemLock) async {
        await prompt.unlock(lock, for: person, on: conversations)
    }
}
