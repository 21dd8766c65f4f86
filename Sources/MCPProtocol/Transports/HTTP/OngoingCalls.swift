import Synchronization

/// The stateless calls that are being answered, so that none of them keeps a server from stopping.
final class OngoingCalls: Sendable {
    private struct State {
        var calls: [Int: Work] = [:]
        var next = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Notes a call until `ended` is told its number; one that comes after the end is cancelled.
    func began(_ work: Work) -> Int {
        let (number, isClosed) = state.withLock { state in
            state.next += 1
            if !state.isClosed { state.calls[state.next] = work }
            return (state.next, state.isClosed)
        }
        if isClosed { work.cancel() }
        return number
    }

    func ended(_ number: Int) {
        state.withLock { _ = $0.calls.removeValue(forKey: number) }
    }

    /// Cancels all calls.
    func close() {
        let calls = state.withLock { state in
            state.isClosed = true
            defer { state.calls = [:] }
            return Array(state.calls.values)
        }
        for work in calls { work.cancel() }
    }
}
