import AppIntents
import SwiftUI

struct TimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Timer"
    static let description = IntentDescription("A timer that can be paused and lengthened.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: TimerSnippetIntent())
    }
}

struct TimerSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Timer Snippet"

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: TimerView(
                minutes: await EggTimer.shared.minutes, isPaused: await EggTimer.shared.isPaused))
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

    private(set) var minutes = 7
    private(set) var isPaused = false

    func pause() { isPaused.toggle() }
    func lengthen() { minutes += 1 }
}

struct TimerView: View {
    let minutes: Int
    let isPaused: Bool

    var body: some View {
        HStack(spacing: 16) {
            ZStack {
                Circle().stroke(.orange.opacity(0.25), lineWidth: 8)
                Image(systemName: isPaused ? "pause.fill" : "timer").font(.title2).foregroundStyle(
                    .orange)
            }
            .frame(width: 72, height: 72)
            .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("\(minutes):00")
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
