import AppIntents
import Foundation

/// Clocks: durations, dates, live activities, progress, several modes.
enum TimerApp {
    struct Timer: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [Timer.ID]) async throws -> [Timer] {
                identifiers.compactMap { id in Timer.running.first { $0.id == id } }
            }
            func suggestedEntities() async throws -> IntentItemCollection<Timer> {
                IntentItemCollection(promptLabel: "Timers") {
                    IntentItemSection("Kitchen", items: [Timer.running[0]])
                    IntentItemSection("Study", items: [Timer.running[1]])
                }
            }
        }

        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: LocalizedStringResource("Timer"))
        static let defaultQuery = Query()
        static let running = [Timer(id: 7, label: "Eggs"), Timer(id: 8, label: "Reading")]
        var id: Int
        var label: String
        var displayRepresentation: DisplayRepresentation {
            .init(title: "\(label)", image: .init(systemName: "timer"))
        }
    }

    struct StartTimer: LiveActivityIntent {
        static let title: LocalizedStringResource = "Start Timer"
        @Parameter(title: "Duration", default: .seconds(300), defaultUnit: .minutes)
        var duration: Duration
        @Parameter(title: "Label") var label: String?
        static var parameterSummary: some ParameterSummary {
            Summary("Start a timer of \(\.$duration)") { \.$label }
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(label ?? "A timer") for \(duration.components.seconds) s.")
        }
    }

    struct StopTimer: AppIntent {
        static let title: LocalizedStringResource = "Stop Timer"
        @Parameter(title: "Timer", requestDisambiguationDialog: "Which timer?") var timer: Timer
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(timer.label) stopped.")
        }
    }

    struct StopAll: AppIntent {
        static let title: LocalizedStringResource = "Stop All Timers"
        static let openAppWhenRun = false
        static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(
                conditions: [], actionName: .turnOff, dialog: "Stop \(Timer.running.count) timers?")
            return .result(dialog: "Stopped.")
        }
    }

    struct AddMinutes: AppIntent {
        static let title: LocalizedStringResource = "Add Minutes"
        @Parameter(title: "Timer") var timer: Timer
        @Parameter(title: "Minutes", inclusiveRange: (1, 59)) var minutes: Int
        init() {}
        init(_ timer: Timer, _ minutes: Int) {
            self.timer = timer
            self.minutes = minutes
        }
        func perform() async throws -> some IntentResult & ReturnsValue<Timer> {
            .result(value: timer)
        }
    }

    struct RemindAt: AppIntent {
        static let title: LocalizedStringResource = "Remind at a Time"
        @Parameter(title: "Time", kind: .time) var time: DateComponents
        func perform() async throws -> some ReturnsValue<Int?> { .result(value: time.hour) }
    }

    struct AlarmOn: AppIntent {
        static let title: LocalizedStringResource = "Set Alarm"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        @Parameter(title: "When", kind: .dateTime) var date: Date
        func perform() async throws -> some ReturnsValue<Date> { .result(value: date) }
    }

    struct CountDown: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Count Down"
        @Parameter(title: "From", default: 3) var from: Int
        func perform() async throws -> some ReturnsValue<[Int]> {
            progress.totalUnitCount = Int64(from)
            var seen: [Int] = []
            for number in stride(from: from, to: 0, by: -1) {
                seen.append(number)
                progress.completedUnitCount += 1
            }
            return .result(value: seen)
        }
    }

    struct TimeLeft: AppIntent {
        static let title: LocalizedStringResource = "Time Left"
        static let isDiscoverable = true
        func perform() async throws -> some ReturnsValue<Duration> { .result(value: .seconds(95)) }
    }

    struct Laps: AppIntent {
        static let title: LocalizedStringResource = "Laps"
        @Parameter(title: "Times") var times: [Duration]
        func perform() async throws -> some ReturnsValue<Duration> {
            .result(value: times.reduce(.zero, +))
        }
    }

    struct ShowTimer: OpenIntent {
        static let title: LocalizedStringResource = "Show Timer"
        static let description: IntentDescription? = "Opens a timer."
        @Parameter(title: "Timer") var target: Timer
        func perform() async throws -> some IntentResult { .result() }
    }
}
