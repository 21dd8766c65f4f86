import Foundation
import IntentSystem
import _Localization

/// A prompt for passphrases at a terminal, which doesn't show the typed text.
struct PassphrasePrompt {
    let terminal: Terminal
    let locale: Locale

    /// Returns the typed text; `nil` at the end of the input.
    func ask(_ prompt: LocalizedStringResource) -> String? {
        guard terminal.canAsk else { return nil }
        var before = termios()
        // If the typed text can't be hidden, the prompt doesn't ask.
        guard tcgetattr(terminal.errors, &before) == 0 else { return nil }
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO)
        // Hidden only while the guard is active: a signal before or after it would leave the
        // terminal without echo.
        return EchoGuard.hiding(terminal.errors, before) {
            guard tcsetattr(terminal.errors, TCSANOW, &hidden) == 0 else { return nil }
            defer {
                tcsetattr(terminal.errors, TCSANOW, &before)
                terminal.say("")
            }
            // A script, or a person who pastes, answers the prompt at once.
            terminal.say(prompt.text(in: locale), end: " ")
            return terminal.line()
        }
    }

    /// Prints the reason why an attempt failed; returns `true` if another attempt may follow now.
    func tell(_ attempt: SystemLock.Attempt) -> Bool {
        switch attempt {
        case .unlocked: return false
        case .wrong:
            say(.init(system: "This isn’t the passphrase."))
            return true
        case .wait(let time):
            let left = time.formatted(
                .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
            say(.init(system: "Too many tries. Wait for \(left)."))
        case .noPassphrase: say(.init(system: "There is no passphrase."))
        case .unusable(let reason): terminal.say(reason)
        }
        return false
    }

    private func say(_ text: LocalizedStringResource) { terminal.say(text.text(in: locale)) }
}
