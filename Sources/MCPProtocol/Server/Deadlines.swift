import Synchronization

/// Calls functions when their time has come, with one sleeping task for all of them.
///
/// A busy server gives each request a deadline and takes it back a moment later; a timer for each
/// would stay behind until it is due.
final class Deadlines: Sendable {
    private struct State {
        var waiting: [Int: (due: Duration, action: @Sendable () -> Void)] = [:]
        var count = 0
        /// When the sleeping task wakes up, if there is one.
        var alarm: (due: Duration, task: Task<Void, Never>)?
    }

    private let time: ServerTime
    private let state = Mutex(State())

    init(time: ServerTime) {
        self.time = time
    }

    /// Calls `action` after a time, unless it is taken back; gives the name to take it back by.
    func after(_ delay: Duration, _ action: @escaping @Sendable () -> Void) -> Int {
        let due = time.elapsed() + delay
        return state.withLock { state in
            state.count += 1
            state.waiting[state.count] = (due, action)
            if state.alarm.map({ due < $0.due }) ?? true { setAlarm(at: due, &state) }
            return state.count
        }
    }

    func takeBack(_ name: Int) {
        state.withLock { _ = $0.waiting.removeValue(forKey: name) }
    }

    private func setAlarm(at due: Duration, _ state: inout State) {
        state.alarm?.task.cancel()
        let task = Task { [weak self, time] in
            guard (try? await time.sleep(due)) != nil else { return }
            self?.ring()
        }
        state.alarm = (due, task)
    }

    private func ring() {
        let now = time.elapsed()
        let actions = state.withLock { state in
            state.alarm = nil
            let due = state.waiting.filter { $0.value.due <= now }
            for name in due.keys { state.waiting[name] = nil }
            if let next = state.waiting.values.map(\.due).min() { setAlarm(at: next, &state) }
            return due.sorted { $0.key < $1.key }.map(\.value.action)
        }
        for action in actions { action() }
    }
}
