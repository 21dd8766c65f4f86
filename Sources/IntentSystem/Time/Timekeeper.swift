import Synchronization

/// Calls back when a time has passed, with one waiting task for all callers.
///
/// A task that sleeps for each run would leave a timer behind for each tap until it is due, even
/// when cancelled; a busy server would gather hundreds of thousands.
package final class Timekeeper: Sendable {
    /// The name of one appointment.
    package typealias Appointment = Int

    private struct State {
        var appointments: [Appointment: (due: Duration, action: @Sendable () -> Void)] = [:]
        var next = 0
        var waking: (due: Duration, task: Task<Void, Never>)?
    }

    private let clock: SystemClock
    private let state = Mutex(State())

    init(clock: SystemClock) {
        self.clock = clock
    }

    /// Calls `action` once, after a time, unless the appointment is cancelled first.
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void)
        -> Appointment
    {
        let due = clock.now() + delay
        return state.withLock { state in
            state.next += 1
            state.appointments[state.next] = (due, action)
            if state.waking.map({ due < $0.due }) ?? true {
                state.waking?.task.cancel()
                state.waking = (due, wake(at: due))
            }
            return state.next
        }
    }

    /// Forgets an appointment.
    package func cancel(_ appointment: Appointment) {
        state.withLock { _ = $0.appointments.removeValue(forKey: appointment) }
    }

    /// The time since the system started.
    package var now: Duration { clock.now() }

    private func wake(at due: Duration) -> Task<Void, Never> {
        Task { [clock] in
            if due > clock.now() {
                do { try await clock.sleep(due) } catch { return }
            }
            fire()
        }
    }

    private func fire() {
        let now = clock.now()
        let actions = state.withLock { state -> [@Sendable () -> Void] in
            let due = state.appointments.filter { $0.value.due <= now }
            for appointment in due.keys {
                state.appointments.removeValue(forKey: appointment)
            }
            state.waking = state.appointments.values.map(\.due).min().map { ($0, wake(at: $0)) }
            return due.sorted { $0.key < $1.key }.map(\.value.action)
        }
        for action in actions { action() }
    }
}
