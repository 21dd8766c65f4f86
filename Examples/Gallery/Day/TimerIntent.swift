import AppIntents
import Foundation
import SwiftUI

struct TimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Timer"
    static let description = IntentDescription("A timer that can be paused and lengthened.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: TimerSnippetIntent())
    }
}

struct TimerSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Timer"

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: TimerView(
                interval: await EggTimer.shared.interval, pause: await EggTimer.shared.pauseTime))
    }
}

struct PauseTimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Pause Timer"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        await EggTimer.shared.pause()
        return .result()
    }
}

struct LengthenTimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Add a Minute"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        await EggTimer.shared.lengthen()
        return .result()
    }
}

actor EggTimer {
    static let shared = EggTimer()

    private(set) var interval = Date.now...Date.now.addingTimeInterval(7 * 60)
    private(set) var pauseTime: Date?

    /// Pauses the timer, or resumes it with the remaining time.
    func pause() {
        guard let pauseTime else { return self.pauseTime = .now }
        let left = interval.upperBound.timeIntervalSince(pauseTime)
        interval = Date.now...Date.now.addingTimeInterval(max(left, 0))
        self.pauseTime = nil
    }

    /// Adds a minute; a timer that has rung begins with it.
    func lengthen() {
        let end = max(interval.upperBound, pauseTime ?? .now).addingTimeInterval(60)
        interval = min(interval.lowerBound, end)...end
    }
}

struct TimerView: View {
    let interval: ClosedRange<Date>
    let pause: Date?

    private var isPaused: Bool { pause != nil }

    /// The part of the time that is left.
    private var share: Double {
        let left = interval.upperBound.timeIntervalSince(pause ?? .now)
        let all = interval.upperBound.timeIntervalSince(interval.lowerBound)
        return all > 0 ? min(max(left / all, 0), 1) : 0
    }

    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle().stroke(.orange.opacity(0.25), lineWidth: 8)
                Circle().trim(from: 0, to: share)
                    .stroke(.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Image(systemName: isPaused ? "pause.fill" : "timer").font(.title2).foregroundStyle(
                    .orange)
            }
            .frame(width: 72, height: 72)
            .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(timerInterval: interval, pauseTime: pause)
                    .font(.system(.largeTitle, design: .rounded).weight(.medium).monospacedDigit())
                    .contentTransition(.numericText())
                Text(isPaused ? "Paused" : "Soft-boiled eggs").font(.subheadline).foregroundStyle(
                    .secondary)
            }
            Spacer(minLength: 0)
            VStack(spacing: 8) {
                Button(intent: PauseTimerIntent()) {
                    Image(systemName: isPaused ? "play.fill" : "pause.fill")
                        .accessibilityLabel(isPaused ? "Resume" : "Pause")
                }
                Button("+1", intent: LengthenTimerIntent()).accessibilityLabel("Add a minute")
            }
            .buttonStyle(.bordered)
            .tint(.orange)
        }
    }
}

#Preview("Going on") {
    TimerView(interval: Date.now...Date.now.addingTimeInterval(180), pause: nil)
}

#Preview("Paused") {
    TimerView(interval: Date.now...Date.now.addingTimeInterval(180), pause: .now)
}
