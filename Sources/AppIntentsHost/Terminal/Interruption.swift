import Dispatch
import Foundation
import Synchronization

/// Control-C, or a request to end: the first one cancels the work of this process, and a second one
/// ends the process.
///
/// The first one ends the process too, if there is no work to cancel or the work doesn't end in
/// time: an intent may block its thread, a disk or the instance that performs a command may not
/// answer.
final class Interruption: InterruptionSource {
    /// The reason why the process ends before its work does.
    enum Cause: Sendable {
        /// A further signal, or one that came while there was no work to cancel.
        case signal
        /// The work didn't end in this time.
        case overdue(Duration)
    }

    /// The signals to this process, from the first use to its end.
    ///
    /// The sources are never cancelled: libdispatch would keep a signal blocked that has no source
    /// any more.
    static let ofProcess = Interruption(by: [SIGINT, SIGTERM])

    private struct State {
        /// The time that work has to end, more than cancelled runs and closing connections get;
        /// that in which the process didn't run doesn't count.
        var limit = Duration.seconds(10)
        var explain: @Sendable (Cause) -> Void = { cause in
            guard case .overdue(let limit) = cause else { return }
            Terminal.complain("This was told to end, didn’t in \(limit), and was broken off.")
        }
    }

    private let first = FirstInterruption()
    private let state = Mutex(State())
    /// A separate queue, which no other work can occupy.
    private let queue = DispatchQueue(label: "signals")
    private let sources = Mutex<[any DispatchSourceSignal]>([])

    /// Takes signals from now on.
    init(by signals: [Int32]) {
        for number in signals {
            // The signal isn't ignored: that would replace the handler of libdispatch, which it
            // sets for the first source of a process only.
            let isTaken = DispatchSemaphore(value: 0)
            sources.withLock { sources in
                let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
                source.setEventHandler { [weak self] in self?.came(number) }
                source.setRegistrationHandler { isTaken.signal() }
                source.resume()
                sources.append(source)
            }
            // A moment later, another handler could be set in between (`EchoGuard`).
            isTaken.wait()
        }
    }

    /// `true` if a signal has come.
    var hasCome: Bool { first.hasCome }

    /// Calls `cancel` at the first signal, or now if it has come already.
    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        first.cancelling(cancel)
    }

    /// Notes that the work has ended: a signal that comes now ends the process.
    func workEnded() {
        first.workEnded()
        state.withLock { $0 = State() }
    }

    /// Sets what is called before the process ends with unfinished work, and the time after the
    /// first signal in which it must end; `nil` leaves the time as it is.
    func explaining(after limit: Duration? = nil, _ explain: @escaping @Sendable (Cause) -> Void) {
        state.withLock { state in
            state.explain = explain
            if let limit { state.limit = limit }
        }
    }

    private func came(_ number: Int32) {
        // The exit code of a process that the signal ends.
        guard let cancel = first.take() else { end(.signal, code: 128 + number) }
        let limit = state.withLock { $0.limit }
        breakOff(after: limit)
        // What cancels may block.
        DispatchQueue.global().async { cancel() }
    }

    /// Ends the process after a time, which passes in parts.
    ///
    /// A process that was stopped, or got no processor, has lost one part at most. It then first does
    /// what was due meanwhile, such as abandoning a run.
    private func breakOff(after limit: Duration, parts: Int = 10) {
        guard parts > 0 else { end(.overdue(limit), code: RunExit.failed.rawValue) }
        queue.asyncAfter(deadline: .now() + limit / .seconds(10)) {
            self.breakOff(after: limit, parts: parts - 1)
        }
    }

    private func end(_ cause: Cause, code: Int32) -> Never {
        let explain = state.withLock { $0.explain }
        let isExplained = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            explain(cause)
            isExplained.signal()
        }
        // A reader of standard error may have stopped.
        _ = isExplained.wait(timeout: .now() + .seconds(1))
        EchoGuard.show()
        _exit(code)
    }
}

/// The first interruption of a command, at any time.
final class FirstInterruption: InterruptionSource {
    private struct State {
        var hasCome = false
        var cancel: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    var hasCome: Bool { state.withLock { $0.hasCome } }

    /// Notes an interruption, and cancels at the first one.
    func come() { take()?() }

    /// Notes an interruption; returns what cancels the work if it is the first one, and there is work.
    func take() -> (@Sendable () -> Void)? {
        state.withLock { state in
            defer { state.hasCome = true }
            return state.hasCome ? nil : state.cancel
        }
    }

    /// Calls `cancel` at the first interruption, or now if it has come already.
    func cancelling(_ cancel: @escaping @Sendable () -> Void) {
        let hasCome = state.withLock { state in
            state.cancel = cancel
            return state.hasCome
        }
        if hasCome { cancel() }
    }

    /// Notes that there is no work to cancel any more.
    func workEnded() { state.withLock { $0.cancel = nil } }
}
