import AppIntents
import SwiftUI

struct RingsIntent: AppIntent {
    static let title: LocalizedStringResource = "Activity Rings"
    static let description = IntentDescription("Three goals of a day as gauges.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: RingsView(
                goals: [
                    .init(name: "Move", value: 420, goal: 600, unit: "kcal", color: .red),
                    .init(name: "Exercise", value: 24, goal: 30, unit: "min", color: .green),
                    .init(name: "Stand", value: 9, goal: 12, unit: "h", color: .cyan),
                ]))
    }
}

struct RingsView: View {
    struct Goal: Identifiable {
        var id: String { name }
        let name: String
        let value: Double
        let goal: Double
        let unit: String
        let color: Color
    }

    let goals: [Goal]

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        // Side by side, three rings are wider than a phone once letters are very large.
        if dynamicTypeSize.isAccessibilitySize {
            VStack(spacing: 16) { ForEach(goals) { ring($0) } }
        } else {
            HStack(spacing: 16) { ForEach(goals) { ring($0) } }
        }
    }

    private func ring(_ goal: Goal) -> some View {
        VStack(spacing: 8) {
            Gauge(value: goal.value, in: 0...goal.goal) {
                Text(goal.name)
            } currentValueLabel: {
                Text(goal.value, format: .number)
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(goal.color)
            VStack(spacing: 0) {
                Text(goal.name).font(.subheadline.weight(.semibold))
                Text("\(goal.goal.formatted()) \(goal.unit)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity)
    }
}
