import Dispatch
import Foundation
import IntentSystem

/// The key to the app's lock for one command at a terminal, and for everything that the command
/// performs.
struct CommandKey: Sendable {
    let person = Person.command(UUID())
    let prompt: PassphrasePrompt
    /// A serial queue for one conversation at a time; reading blocks its thread.
    let conversations = DispatchQueue(label: "questions")

    /// Asks for the passphrase until it is right, at most three times.
    func unlock(_ lock: SystemLock) async {
        await prompt.unlock(lock, for: person, on: conversations)
    }
}
