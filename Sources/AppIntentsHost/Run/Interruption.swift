import Dispatch
import Foundation
import Synchronization

/// Control-C, and a request to end: cancels the first time, and ends the process the second time.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// Calls `cancel` at the first signal, from a queue of its own.
    init(_ cancel: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "signals")
        let count = SignalCount()
        sources = [SIGINT, SIGTERM].map { number in
            // The source sees a signal only if it isn't delivered.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if !count.isFirst() { _exit(RunExit.cancelled.rawValue) }
                cancel()
            }
            source.resume()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
    }
}

/// How many signals came, for the handlers of all of them.
private final class SignalCount: Sendable {
    private let hasCome = Mutex(false)

    func isFirst() -> Bool {
        hasCome.withLock { hasCome in
            defer { hasCome = true }
            return !hasCome
        }
    }
}
