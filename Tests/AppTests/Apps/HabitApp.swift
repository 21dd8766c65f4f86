import AppIntents
import Foundation
import SwiftUI

/// Habits: toggles in a card, a state kept outside, undo, optional numbers, summaries by case.
enum HabitApp {
    @MainActor final class Journal {
        static let shared = Journal()
        var done: Set<String> = []
        func set(_ habit: String, done isDone: Bool, undoManager: UndoManager?) {
            guard done.contains(habit) != isDone else { return }
            if isDone { done.insert(habit) } else { done.remove(habit) }
            undoManager?.registerUndo(withTarget: self) { journal in
                MainActor.assumeIsolated {
                    journal.set(habit, done: !isDone, undoManager: undoManager)
                }
            }
        }
    }

    enum Weekday: Int, AppEnum {
        case monday = 1, sunday = 7
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weekday"
        static let caseDisplayRepresentations: [Weekday: DisplayRepresentation] = [
            .monday: "Monday", .sunday: "Sunday",
        ]
    }

    struct Habit: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Habit] {
                identifiers.map { Habit(id: $0) }
            }
            func suggestedEntities() async throws -> [Habit] {
                ["Floss", "Stretch"].map { Habit(id: $0) }
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
        static let defaultQuery = Query()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct DayView: View {
        let done: Set<String>
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(["Floss", "Stretch"], id: \.self) { habit in
                    Toggle(
                        isOn: done.contains(habit), intent: MarkHabit(Habit(id: habit)),
                        label: { Text(habit) })
                }
                Gauge(value: Double(done.count), in: 0...2) { Text("Done") }
            }
        }
    }

    struct DayCard: SnippetIntent {
        static let title: LocalizedStringResource = "My Day"
        @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: DayView(done: Journal.shared.done))
        }
    }

    struct ShowDay: AppIntent {
        static let title: LocalizedStringResource = "Show My Day"
        @MainActor func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            Journal.shared.done = []
            return .result(snippetIntent: DayCard())
        }
    }

    struct MarkHabit: SetValueIntent, UndoableIntent {
        static let title: LocalizedStringResource = "Mark Habit"
        @Parameter(title: "Habit") var habit: Habit
        @Parameter(title: "Done") var value: Bool
        init() {}
        init(_ habit: Habit) { self.habit = habit }
        @MainActor func perform() async throws -> some IntentResult {
            Journal.shared.set(habit.id, done: value, undoManager: undoManager)
            return .result()
        }
    }

    struct AddHabit: AppIntent {
        static let title: LocalizedStringResource = "Add Habit"
        @Parameter(title: "Name") var name: String
        @Parameter(title: "Days") var days: [Weekday]?
        @Parameter(title: "Times a Day") var times: Int?
        static var parameterSummary: some ParameterSummary {
            Switch(\.$times) {
                Case(1) { Summary("Add \(\.$name), once, on \(\.$days)") }
                DefaultCase { Summary("Add \(\.$name), \(\.$times) times, on \(\.$days)") }
            }
        }
        func perform() async throws -> some IntentResult & ReturnsValue<Habit> & ProvidesDialog {
            .result(
                value: Habit(id: name),
                dialog: "\(name), ^[\(days?.count ?? 7) day](inflect: true) a week.")
        }
    }

    struct Rest: AppIntent {
        static let title: LocalizedStringResource = "Rest Day"
        @Parameter(title: "Day") var day: Weekday
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let isSure = try await $day.requestConfirmation(for: day, dialog: "Rest that day?")
            return .result(dialog: isSure ? "Resting." : "No rest.")
        }
    }

    struct Streaks: AppIntent {
        static let title: LocalizedStringResource = "Streaks"
        func perform() async throws -> some IntentResult & ReturnsValue<[Int]> & ShowsSnippetView {
            .result(
                value: [3, 8],
                view: ViewThatFits {
                    HStack {
                        Text("Floss 3")
                        Text("Stretch 8")
                    }
                    Text("3, 8")
                })
        }
    }

    struct Skip: AppIntent {
        static let title: LocalizedStringResource = "Skip Habit"
        @Parameter(title: "Habit") var habit: Habit
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard habit.id != "Floss" else {
                let other = try await $habit.requestDisambiguation(
                    among: [Habit(id: "Stretch"), Habit(id: "Sing")],
                    dialog: "Never skip that. Which?")
                return .result(dialog: "\(other.id) is skipped.")
            }
            return .result(dialog: "Skipped.")
        }
    }

    struct Reset: AppIntent {
        static let title: LocalizedStringResource = "Reset Habits"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation()
            return .result(dialog: "Forgotten.")
        }
    }
}
