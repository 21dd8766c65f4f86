import Foundation
import IntentSystem
import _Localization

/// One use of the command `lock`, which blocks its thread while a person types.
enum LockChange: Sendable {
    case lock, set, remove

    func perform(_ lock: SystemLock, _ context: CommandContext) -> RunExit {
        let prompt = PassphrasePrompt(
            terminal: context.terminal, locale: context.locale)
        let say = { (text: LocalizedStringResource) in
            context.terminal.say(text.text(in: context.locale))
        }
        guard self != .lock else {
            lock.lock()
            if lock.isSet { return .done }
            say(.init(system: "There is no passphrase."))
            return .failed
        }
        guard context.terminal.canAsk else {
            say(.init(system: "A passphrase is typed at a terminal."))
            return .needsInput
        }
        context.endAtInterruption()
        if let problem = lock.problem {
            context.terminal.say(problem)
            return .failed
        }
        if self == .remove, !lock.isSet {
            say(.init(system: "There is no passphrase."))
            return .failed
        }
        var present = ""
        if lock.isSet {
            guard let given = prompt.ask(.init(system: "Present passphrase:")) else {
                return .cancelled
            }
            present = given
        }
        var new: String?
        if self == .set {
            guard let first = prompt.ask(.init(system: "New passphrase:")) else {
                return .cancelled
            }
            guard first.count >= SystemLock.minimumLength,
                first.utf8.count <= SystemLock.maximumBytes
            else {
                say(.init(system: "That is too short or too long for a passphrase."))
                return .failed
            }
            guard prompt.ask(.init(system: "New passphrase again:")) == first else {
                say(.init(system: "The two aren’t the same."))
                return .failed
            }
            new = first
        }
        do {
            let attempt = try lock.change(to: new, present: present)
            if attempt == .unlocked { return .done }
            _ = prompt.tell(attempt)
        } catch {
            context.terminal.say("\(error)")
        }
        return .failed
    }
}
