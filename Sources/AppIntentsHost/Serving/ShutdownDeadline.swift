import Dispatch
import Foundation
import IntentSystem
import Logging
import Synchronization

/// A deadline that ends the process when a shutdown takes too long, and at once at a second signal.
///
/// It isn't part of the shutdown; it is for what can block it: an intent that blocks its thread, a
/// disk that doesn't answer.
final class ShutdownDeadline: Sendable {
    private struct State {
        var hasBegun = false
        var isMet = false
    }

    private let limit: Duration
    private let system: IntentSystem
    private let log: Logger
    private let state = Mutex(State())
    /// A separate queue, which no other work can occupy.
    private let queue = DispatchQueue(label: "shutdown", qos: .userInitiated)
    private let sources = Mutex<[any DispatchSourceSignal]>([])

    /// Watches signals that other code handles; returns once they are watched.
    init(of signals: [Int32], after limit: Duration, system: IntentSystem, log: Logger) async {
        self.limit = limit
        self.system = system
        self.log = log
        for number in signals {
            #if canImport(Darwin)
                // Otherwise the signal ends the process although a source waits for it. On systems
                // where sources catch signals themselves, a signal that is ignored before its
                // source is registered would be lost.
                signal(number, SIG_IGN)
            #endif
            await withCheckedContinuation { registered in
                sources.withLock { sources in
                    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
                    source.setEventHandler { [weak self] in self?.came(number) }
                    source.setRegistrationHandler { registered.resume() }
                    source.resume()
                    sources.append(source)
                }
            }
        }
    }

    /// Notes that everything is done.
    func met() {
        state.withLock { $0.isMet = true }
        sources.withLock { sources in
            for source in sources { source.cancel() }
            sources = []
        }
    }

    private func came(_ number: Int32) {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst else {
            log.notice("Stopped at once, because a second signal came; \(cutOff)")
            // The exit code of a process that the signal ends.
            _exit(128 + number)
        }
        queue.asyncAfter(deadline: .now() + limit.seconds) { self.passed() }
    }

    private func passed() {
        guard !state.withLock({ $0.isMet }) else { return }
        log.error("The shutdown was not done after \(limit) and is broken off; \(cutOff)")
        _exit(EXIT_FAILURE)
    }

    /// The end of a sentence about the unfinished runs.
    private var cutOff: String {
        "cut off were \(system.runCount) runs in \(system.sessionCount) sessions."
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
