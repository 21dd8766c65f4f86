import Foundation

/// Shows again what is typed if the process ends at a prompt that hides it.
///
/// A shell that is left without its echo looks broken. Signals that the process handles itself are left alone:
/// what they lead to ends the prompt, or the process by `exit`.
enum EchoGuard {
    /// The terminal's descriptor and settings while something is hidden.
    // Safe: written before the handlers can run and after they can't, by the one thread that asks; a handler
    // reads them in the middle of that thread's waiting.
    private nonisolated(unsafe) static var hidden: (descriptor: Int32, settings: termios)?

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Registered once: there is no way to take such a function back.
    private static let registersExit: Void = {
        _ = atexit { EchoGuard.show() }
    }()

    /// Does what is done while the terminal hides what is typed.
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

    /// Shows what is typed from now on, if it was hidden.
    ///
    /// A handler of signals may call this: so it may what is called here.
    static func show() {
        guard var known = hidden else { return }
        tcsetattr(known.descriptor, TCSANOW, &known.settings)
    }
}
