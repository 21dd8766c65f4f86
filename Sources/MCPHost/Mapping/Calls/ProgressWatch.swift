import IntentSystem
import MCPProtocol
import Synchronization

/// Tells a client how far a run has come, for as long as the watch is kept.
final class ProgressWatch: Sendable {
    private static let interval: Duration = .milliseconds(500)

    private let surface: Surface
    private let timekeeper: Timekeeper
    private let context: RequestContext
    /// The next look; `nil` once the watch has ended.
    private let appointment = Mutex<Timekeeper.Appointment??>(.some(nil))

    init(_ surface: Surface, timekeeper: Timekeeper, context: RequestContext) {
        self.surface = surface
        self.timekeeper = timekeeper
        self.context = context
    }

    func begin() {
        let next = timekeeper.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            Task.detached { await self.look() }
        }
        let hasEnded = appointment.withLock { appointment in
            if appointment == nil { return true }
            appointment = .some(next)
            return false
        }
        if hasEnded { timekeeper.cancel(next) }
    }

    private func look() async {
        if let fraction = await surface.fractionCompleted() {
            context.reportProgress(Progress(fraction, of: 1))
        }
        begin()
    }

    func end() {
        let last = appointment.withLock { appointment in
            defer { appointment = nil }
            return appointment ?? nil
        }
        if let last { timekeeper.cancel(last) }
    }
}
