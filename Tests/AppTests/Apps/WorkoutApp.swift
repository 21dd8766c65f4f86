import AppIntents
import Foundation
import SwiftUI

/// Training: measurements of several kinds, a workout that the host may refuse, goals with resolvers.
enum WorkoutApp {
    enum Sport: String, AppEnum {
        case run, swim, row
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Sport")
        static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
            .run: DisplayRepresentation(title: "Run", image: .init(systemName: "figure.run")),
            .swim: DisplayRepresentation(
                title: "Swim", image: .init(systemName: "figure.pool.swim")),
            .row: "Row",
        ]
    }

    struct Workout: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
        @Property(title: "Sport") var sport: Sport
        @Property(title: "Distance") var distance: Measurement<UnitLength>
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(sport.rawValue)", subtitle: "\(Int(distance.value)) km")
        }
        init() {}
        init(sport: Sport, distance: Measurement<UnitLength>) {
            self.sport = sport
            self.distance = distance
        }
    }

    struct BeginWorkout: StartWorkoutIntent {
        static let title: LocalizedStringResource = "Begin Workout"
        static var suggestedWorkouts: [BeginWorkout] { [BeginWorkout(style: .run)] }
        @Parameter(title: "Sport") var workoutStyle: Sport
        var displayRepresentation: DisplayRepresentation { "Begin" }
        init() {}
        init(style: Sport) { workoutStyle = style }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PauseTraining: PauseWorkoutIntent {
        static let title: LocalizedStringResource = "Pause Training"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Paused.")
        }
    }

    struct LogDistance: AppIntent {
        static let title: LocalizedStringResource = "Log Distance"
        @Parameter(title: "Distance", defaultUnit: .kilometers, supportsNegativeNumbers: false)
        var distance: Measurement<UnitLength>
        func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
            let meters = distance.converted(to: .meters).value
            return .result(value: meters, dialog: "Logged \(Int(meters)) meters.")
        }
    }

    struct LogWeight: AppIntent {
        static let title: LocalizedStringResource = "Log Weight"
        @Parameter(title: "Weight", defaultValue: 70, defaultUnit: .kilograms)
        var weight: Measurement<UnitMass>
        func perform() async throws -> some ReturnsValue<Measurement<UnitMass>> {
            .result(value: weight)
        }
    }

    struct LogHeartRate: AppIntent {
        static let title: LocalizedStringResource = "Log Heart Rate"
        @Parameter(
            title: "Beats a Minute", controlStyle: .field, inclusiveRange: (30, 230),
            requestValueDialog: "How many beats a minute?")
        var beats: Int
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: beats > 150 ? "high" : "fine")
        }
    }

    struct LogWater: AppIntent {
        static let title: LocalizedStringResource = "Log Water"
        @Parameter(title: "Amount", defaultUnit: .milliliters) var amount: Measurement<UnitVolume>
        @Parameter(title: "At") var moment: Date?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(Int(amount.converted(to: .milliliters).value)) ml.")
        }
    }

    struct LastWorkout: AppIntent {
        static let title: LocalizedStringResource = "Last Workout"
        func perform() async throws -> some ReturnsValue<Workout> {
            .result(value: Workout(sport: .row, distance: Measurement(value: 4, unit: .kilometers)))
        }
    }

    struct RepeatWorkout: AppIntent {
        static let title: LocalizedStringResource = "Repeat Workout"
        @Parameter(title: "Sport", default: .run) var sport: Sport
        @Parameter(title: "Times", default: 2, controlStyle: .stepper, inclusiveRange: (1, 5))
        var times: Int
        static var parameterSummary: some ParameterSummary {
            When(\.$sport, .oneOf, [.run, .row]) {
                Summary("Repeat \(\.$sport), \(\.$times) times")
            } otherwise: {
                Summary("Repeat \(\.$sport)")
            }
        }
        func perform() async throws -> some ReturnsValue<[String]> {
            .result(value: Array(repeating: sport.rawValue, count: times))
        }
    }

    struct WeekCard: AppIntent {
        static let title: LocalizedStringResource = "Week Card"
        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(dialog: "Your week.") {
                HStack {
                    ForEach(["M", "T", "W"], id: \.self) { day in
                        VStack {
                            Text(day).font(.caption).foregroundStyle(.secondary)
                            Image(systemName: "checkmark.circle.fill").accessibilityLabel("done")
                        }
                    }
                }
            }
        }
    }

    struct SetGoal: AppIntent {
        static let title: LocalizedStringResource = "Set Goal"
        @Parameter(title: "Minutes") var minutes: Int
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard minutes <= 120 else {
                throw $minutes.needsValueError("That is much. How many minutes, at most 120?")
            }
            return .result(dialog: "\(minutes) minutes a day.")
        }
    }
}
