import AppIntents
import Charts
import SwiftUI

struct StepsIntent: AppIntent {
    static let title: LocalizedStringResource = "Steps"
    static let description = IntentDescription(
        "A week of steps as a chart, with the goal of a day.")

    func perform() async throws -> some ShowsSnippetView {
        let monday = Date(timeIntervalSince1970: 1_748_865_600)
        return .result(
            view: StepsView(
                days: [6_240, 8_912, 10_480, 4_105, 9_377, 12_860, 7_921].enumerated().map {
                    .init(date: monday.addingTimeInterval(Double($0) * 86_400), steps: $1)
                }, goal: 8_000))
    }
}

struct StepsView: View {
    struct Day: Identifiable {
        var id: Date { date }
        let date: Date
        let steps: Int
    }

    let days: [Day]
    let goal: Int

    private var average: Int { days.map(\.steps).reduce(0, +) / max(days.count, 1) }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Average").font(.subheadline).foregroundStyle(.secondary)
                Text("\(average) steps").font(.title2.weight(.bold))
            }
            Chart {
                ForEach(days) { day in
                    BarMark(
                        x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps)
                    )
                    .foregroundStyle(day.steps < goal ? Color.orange.opacity(0.5) : .orange)
                    .cornerRadius(4)
                }
                RuleMark(y: .value("Goal", goal))
                    .foregroundStyle(.secondary)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) {
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(values: .automatic(desiredCount: 3))
            }
            .frame(height: 160)
        }
    }
}

#Preview("A day") {
    StepsView(days: [.init(date: .now, steps: 8_412)], goal: 8_000)
}
