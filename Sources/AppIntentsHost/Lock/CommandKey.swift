import Dispatch
import Foundation
import IntentSystem
import _Localization

/// The key to the app's lock for one command at a terminal, and for everything that the command
/// performs.
///
/// A passphrase that is typed for it unlocks the app for this command only.
struct CommandKey: Sendable {
    let person = Person.command(UUID())
    private let prompt: PassphrasePrompt
    /// A serial queue for one conversation at a time; reading blocks its thread.
    let conversations = DispatchQueue(label: "questions")

    /// Creates the key of a terminal; `nil` for a pipe, which can't unlock anything.
    init?(at terminal: Terminal, _ locale: Locale) {
        guard terminal.canAsk else { return nil }
        prompt = PassphrasePrompt(terminal: terminal, locale: locale)
    }

    /// Asks for the passphrase until it is right, at most three times.
    func unlock(_ lock: SystemLock) async {
        await withCheckedContinuation { continuation in
            conversations.async {
                for _ in 0..<3 {
                    guard let given = prompt.ask(.init(system: "Passphrase:")),
                        prompt.tell(lock.unlock(given, for: person))
                    else { break }
                }
                continuation.resume()
            }
        }
    }
}
