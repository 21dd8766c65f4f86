import Foundation

/// Restores the terminal's echo if the process ends at a prompt that hides the typed text.
///
/// A shell without echo looks broken. Signals that the process handles itself are left alone: they
/// end the prompt, or the process through `exit`.
enum EchoGuard {
    /// The terminal's descriptor and settings while the typed text is hidden.
    // Safe: written before the handlers can run and after they can't, by the one thread that asks;
    // a handler reads them while that thread waits.
    private nonisolated(unsafe) static var hidden: (descriptor: Int32, settings: termios)?

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Registered once, because such a function can't be unregistered.
    private static let registersExit: Void = {
        _ = atexit { EchoGuard.show() }
    }()

    /// Runs a function while the terminal hides the typed text.
    static func hiding<Success>(
        _ descriptor: Int32, _ settings: termios, _ work: () -> Success
    ) -> Success {
        _ = registersExit
        hidden = (descriptor, settings)
        var replaced: [Int32] = []
        for number in signals {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0,
                action.__sigaction_handler.sa_handler == nil
            else { continue }
            Foundation.signal(number) { number in
                EchoGuard.show()
                Foundation.signal(number, SIG_DFL)
                raise(number)
            }
            replaced.append(number)
        }
        defer {
            for number in replaced { Foundation.signal(number, SIG_DFL) }
            hidden = nil
        }
        return work()
    }

    /// Shows typed text again, if it was hidden.
    ///
    /// A signal handler may call this, so it calls only functions that are safe there.
    static func show() {
        guard var known = hidden else { return }
        tcsetattr(known.descriptor, TCSANOW, &known.settings)
    }
}
