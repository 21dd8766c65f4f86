import Foundation
import IntentTestKit
import SwiftUI
import Testing

@testable import Charts

/// Whole drawings of charts as apps write them, as text: each mark with its colors, each text.
@Suite @MainActor struct ChartSnapshotTests {
    private let days = [3_200, 8_100, 12_400, 6_050]

    @Test func chartsOfAllKinds() throws {
        let output = [
            described("bars", bars), described("lines", lines), described("ring", ring),
            described("areas", areas),
        ].joined(separator: "\n")
        try expectSnapshot(output, named: "Charts.txt")
    }

    private var bars: some View {
        Chart {
            ForEach(days.indices, id: \.self) { index in
                BarMark(
                    x: .value("Day", june(index + 1), unit: .day), y: .value("Steps", days[index])
                )
                .foregroundStyle(.orange).cornerRadius(3)
            }
            RuleMark(y: .value("Goal", 8000)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) {
                AxisTick()
                AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
            }
        }
        .chartYAxisLabel("Steps")
    }

    private var lines: some View {
        Chart {
            ForEach(["Oslo", "Rome"], id: \.self) { city in
                ForEach(0..<4) { index in
                    LineMark(
                        x: .value("Day", index),
                        y: .value("Degrees", Double(index) * 1.5 + (city == "Rome" ? 14 : 6)))
                }
                .foregroundStyle(by: .value("City", city))
                .symbol(by: .value("City", city))
                .interpolationMethod(.monotone)
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartForegroundStyleScale(["Oslo": Color.cyan, "Rome": .red])
    }

    private var ring: some View {
        Chart(days, id: \.self) { steps in
            SectorMark(
                angle: .value("Steps", steps), innerRadius: .ratio(0.6), angularInset: 1
            )
            .foregroundStyle(by: .value("Steps", "\(steps)"))
        }
        .chartLegend(.hidden)
    }

    private var areas: some View {
        Chart(days.indices, id: \.self) { index in
            AreaMark(x: .value("Day", index), y: .value("Steps", days[index]))
                .foregroundStyle(
                    .linearGradient(
                        colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
                )
                .alignsMarkStylesWithPlotArea()
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(preset: .inset, values: [0, 10_000]) }
    }

    private func described(_ name: String, _ chart: some View) -> String {
        var lines = ["# \(name)"]
        let view = drawn(chart.frame(height: 160))
        view.tree.nodes.visit { node in
            switch node.kind {
            case .drawing(.marks(let marks)):
                for case .path(let data, let fill, let stroke) in marks {
                    let appearance =
                        fill.map { "fill \($0)" } ?? stroke.map { "stroke \($0)" } ?? ""
                    lines.append("\(data.commands) \(appearance)")
                }
            case .text(let runs): lines.append("“\(runs.plainText)”")
            default: break
            }
            return .everything
        }
        return (lines + view.told).joined(separator: "\n").replacing("SwiftUI.", with: "")
            .replacing("ViewNode.", with: "") + "\n"
    }
}
