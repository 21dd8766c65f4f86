import Dispatch
import Foundation
import IntentSystem
import Logging
import Synchronization

/// Ends the process when a shutdown takes too long, and at once when a second signal comes.
///
/// It is no part of the shutdown, but for what keeps that from its end: an intent that blocks its
/// thread, a disk that doesn't answer.
final class ShutdownDeadline: Sendable {
    private struct State {
        var hasBegun = false
        var isMet = false
    }

    private let limit: Duration
    private let system: IntentSystem
    private let log: Logger
    private let state = Mutex(State())
    /// Its own, which no work of others can occupy.
    private let queue = DispatchQueue(label: "shutdown", qos: .userInitiated)
    private let sources = Mutex<[any DispatchSourceSignal]>([])

    /// Waits for one of some signals, which others handle; returns when it notices them.
    init(of signals: [Int32], after limit: Duration, system: IntentSystem, log: Logger) async {
        self.limit = limit
        self.system = system
        self.log = log
        for number in signals {
            #if canImport(Darwin)
                // Else the signal ends the process though a source waits for it. Where sources catch signals
                // themselves, one that is ignored before its source is registered would be lost.
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
            // What a process that is killed by the signal ends with.
            _exit(128 + number)
        }
        queue.asyncAfter(deadline: .now() + limit.seconds) { self.passed() }
    }

    private func passed() {
        guard !state.withLock({ $0.isMet }) else { return }
        log.error("The shutdown was not done after \(limit) and is broken off; \(cutOff)")
        _exit(EXIT_FAILURE)
    }

    /// The end of a sentence.
    private var cutOff: String {
        "cut off were \(system.runCount) runs in \(system.sessionCount) sessions."
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
