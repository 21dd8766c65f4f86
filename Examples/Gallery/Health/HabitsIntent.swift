import AppIntents
import SwiftUI

struct HabitsIntent: AppIntent {
    static let title: LocalizedStringResource = "Habits"
    static let description = IntentDescription("A week of habits, a dot a day.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: HabitsView(
                habits: [
                    .init(
                        name: "Read", color: .orange,
                        days: [true, true, false, true, true, true, false]),
                    .init(
                        name: "Run", color: .green,
                        days: [false, true, false, true, false, true, false]),
                    .init(
                        name: "Piano", color: .purple,
                        days: [true, true, true, true, true, true, true]),
                ]))
    }
}

struct HabitsView: View {
    struct Habit: Identifiable {
        var id: String { name }
        let name: String
        let color: Color
        let days: [Bool]

        var done: Int { days.count { $0 } }
    }

    let habits: [Habit]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(habits) { habit in
                VStack(alignment: .leading, spacing: 6) {
                    HStack {
                        Text(habit.name).font(.headline)
                        Spacer()
                        Text("\(habit.done) of \(habit.days.count)")
                            .font(.subheadline.monospacedDigit())
                            .foregroundStyle(.secondary)
                    }
                    HStack(spacing: 6) {
                        ForEach(habit.days.indices, id: \.self) { day in
                            Capsule()
                                .fill(habit.days[day] ? habit.color : Color.gray.opacity(0.2))
                                .frame(height: 14)
                        }
                    }
                    .accessibilityHidden(true)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
