import IntentSystem
import MCPProtocol
import SurfaceKit
import Synchronization
import _Time

/// Reports the progress of a session's run to a client, for as long as the watch is kept.
final class ProgressWatch: Sendable {
    private static let interval: Duration = .milliseconds(500)

    private let client: SessionClient
    private let deadlines: DeadlineQueue
    private let context: RequestContext
    private let state = Mutex((next: nil as Deadline?, hasEnded: false))

    init(_ client: SessionClient, deadlines: DeadlineQueue, context: RequestContext) {
        self.client = client
        self.deadlines = deadlines
        self.context = context
    }

    func begin() {
        let next = deadlines.schedule(after: Self.interval) { [weak self] in self?.look() }
        let hasEnded = state.withLock { state in
            state.next = next
            return state.hasEnded
        }
        if hasEnded { deadlines.cancel(next) }
    }

    private func look() {
        if let run = client.screen.state?.run, let fraction = run.fractionCompleted {
            context.reportProgress(Progress(fraction, of: 1, message: run.timeLeft))
        }
        begin()
    }

    func end() {
        let next = state.withLock { state in
            state.hasEnded = true
            return state.next
        }
        if let next { deadlines.cancel(next) }
    }
}
