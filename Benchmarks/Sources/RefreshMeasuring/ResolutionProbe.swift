import SwiftUI
import Synchronization

/// A view that draws nothing and tells when it was resolved.
struct ResolutionProbe: View {
    let end: ResolutionTimes.End

    var body: some View {
        ResolutionTimes.shared.note(end)
        return EmptyView()
    }
}

/// The beginning and the end of the resolution of the card between two probes.
final class ResolutionTimes: Sendable {
    enum End: Sendable { case first, last }

    static let shared = ResolutionTimes()

    private let state = Mutex((first: ContinuousClock.now, duration: Duration.zero))

    func note(_ end: End) {
        let now = ContinuousClock.now
        state.withLock { state in
            switch end {
            case .first: state.first = now
            case .last: state.duration = state.first.duration(to: now)
            }
        }
    }

    /// The duration of the newest resolution.
    var newest: Duration { state.withLock { $0.duration } }
}
