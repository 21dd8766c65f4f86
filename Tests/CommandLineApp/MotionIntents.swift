import AppIntents
import Foundation
import SwiftUI
import Synchronization

/// How often the bell was rung.
private let rings = Mutex(0)

struct ShowMotionIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Motion"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        rings.withLock { $0 = 0 }
        return .result(snippetIntent: MotionSnippetIntent())
    }
}

struct ShowClockIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Clock"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        rings.withLock { $0 = 0 }
        return .result(view: ClockView(start: .now))
    }
}

/// A clock that is drawn again each second, beside a bell.
private struct ClockView: View {
    let start: Date

    var body: some View {
        TimelineView(.periodic(from: start, by: 1)) { context in
            let seconds = Int(context.date.timeIntervalSince(start).rounded())
            Text("Open for \(seconds) seconds")
            Text("Rung \(rings.withLock { $0 }) times")
            Button("Ring", intent: RingIntent())
        }
    }
}

struct MotionSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Motion"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: MotionView(count: rings.withLock { $0 }))
    }
}

struct RingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        rings.withLock { $0 += 1 }
        return .result()
    }
}

private struct MotionView: View {
    let count: Int

    var body: some View {
        VStack {
            Text("Rung \(count) times")
            Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
                .accessibilityLabel("value")
            Image(systemName: "wifi").symbolEffect(.pulse, options: .speed(2))
                .accessibilityLabel("lasting")
            Image(systemName: "wifi").symbolEffect(.pulse, isActive: count > 0)
                .accessibilityLabel("active")
            Image(systemName: "gearshape").symbolEffect(.rotate).symbolEffect(.breathe)
                .accessibilityLabel("two")
            Image(systemName: count.isMultiple(of: 2) ? "play.fill" : "pause.fill")
                .contentTransition(.symbolEffect(.replace))
                .accessibilityLabel("replaced")
            Image(systemName: "heart.circle.fill").foregroundStyle(.white, .red)
                .accessibilityLabel("palette")
            Image(systemName: "heart.circle").symbolRenderingMode(.hierarchical)
                .foregroundStyle(.blue)
                .accessibilityLabel("hierarchy")
            Image(systemName: "star").symbolEffect(.disappear, isActive: count > 0)
                .accessibilityLabel("gone")
            if count.isMultiple(of: 2) == false {
                Text("Odd").transition(.move(edge: .leading).combined(with: .opacity))
            }
            Text("Paced").offset(x: Double(count) * 10)
                .animation(.easeOut(duration: 0.4).delay(0.1), value: count)
            Text("Sprung").opacity(count > 0 ? 0.5 : 1).animation(.bouncy, value: count)
            Text("Still").offset(x: Double(count) * 10).animation(nil, value: count)
            if count.isMultiple(of: 2) == false {
                Text("Unfolded").transition(Unfold().animation(.linear(duration: 0.6)))
            }
            if count > 2 {
                Text("Lifted").transition(Lift().animation(.linear(duration: 0.3)))
            }
            Button("Ring", intent: RingIntent())
        }
    }
}

/// Comes from below.
private struct Lift: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.isIdentity ? 0 : 20).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows from its corner, which its author doesn't call a movement.
private struct Unfold: Transition {
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: .bottomLeading)
    }
}
