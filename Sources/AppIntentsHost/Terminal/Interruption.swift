import Dispatch
import Foundation
import Synchronization

/// An interruption by Control-C, or by a request to end: the first cancels the command, the second
/// ends the process.
final class Interruption: InterruptionSource {
    private let sources: Mutex<[any DispatchSourceSignal]>
    private let first = FirstInterruption()

    /// Creates a source that takes the signals from now on.
    init() {
        let queue = DispatchQueue(label: "signals")
        let made = [SIGINT, SIGTERM].map { [first] number -> any DispatchSourceSignal in
            // The source receives a signal only if it isn't delivered to the process.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                guard !first.come() else { return }
                EchoGuard.show()
                _exit(RunExit.cancelled.rawValue)
            }
            source.resume()
            return source
        }
        sources = Mutex(made)
    }

    /// Calls `cancel` at the first signal, or now if it has come already.
    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        first.cancelling(cancel)
    }

    deinit {
        sources.withLock { for source in $0 { source.cancel() } }
    }
}

/// The first interruption of a command, at any time.
final class FirstInterruption: Sendable {
    private struct State {
        var hasCome = false
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Notes an interruption, and cancels at the first one; returns `false` for any further one.
    @discardableResult
    func come() -> Bool {
        let (isFirst, cancel) = state.withLock { state in
            defer { state.hasCome = true }
            return (!state.hasCome, state.cancel)
        }
        if isFirst { cancel?() }
        return isFirst
    }

    /// Calls `cancel` at the first interruption, or now if it has come already.
    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        let hasCome = state.withLock { state in
            state.cancel = cancel
            return state.hasCome
        }
        if hasCome { cancel() }
    }
}
