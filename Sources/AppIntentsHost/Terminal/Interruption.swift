import Dispatch
import Foundation
import Synchronization

/// Control-C, and a request to end: cancels the first time, and ends the process the second time.
final class Interruption: InterruptionSource {
    private let sources: Mutex<[any DispatchSourceSignal]>
    private let signals = Signals()

    /// Takes the signals from now on.
    init() {
        let queue = DispatchQueue(label: "signals")
        let made = [SIGINT, SIGTERM].map { [signals] number -> any DispatchSourceSignal in
            // The source sees a signal only if it isn't delivered.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { signals.take() }
            source.resume()
            return source
        }
        sources = Mutex(made)
    }

    /// Calls `cancel` at the first signal, or now if it has come already.
    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        signals.cancelling(cancel)
    }

    deinit {
        sources.withLock { for source in $0 { source.cancel() } }
    }
}

/// The signals that came, for the handlers of all of them.
private final class Signals: Sendable {
    private struct State {
        var hasCome = false
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    func take() {
        let (isFirst, cancel) = state.withLock { state in
            defer { state.hasCome = true }
            return (!state.hasCome, state.cancel)
        }
        if !isFirst {
            EchoGuard.show()
            _exit(RunExit.cancelled.rawValue)
        }
        cancel?()
    }

    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        let hasCome = state.withLock { state in
            state.cancel = cancel
            return state.hasCome
        }
        if hasCome { cancel() }
    }
}
