import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Charts of data that nothing sensible can be drawn of are drawn all the same.
@Suite @MainActor struct HostileChartTests {
    private let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0, -0.0, 1,
    ]

    @Test func numbersOfAllSizes() {
        for one in numbers {
            for other in numbers {
                let view = drawn(
                    Chart {
                        BarMark(x: .value("X", one), y: .value("Y", other))
                        BarMark(x: .value("X", "a"), y: .value("Y", other), width: .ratio(one))
                        LineMark(x: .value("X", one), y: .value("Y", other))
                        AreaMark(x: .value("X", other), y: .value("Y", one), stacking: .normalized)
                        PointMark(x: .value("X", one), y: .value("Y", other)).symbolSize(one)
                        SectorMark(
                            angle: .value("A", one), innerRadius: .fixed(other),
                            outerRadius: .ratio(one), angularInset: other
                        ).cornerRadius(one)
                        RuleMark(x: .value("X", one), yStart: other, yEnd: one).offset(x: one)
                        RectangleMark(xStart: one, xEnd: other, yStart: other, yEnd: one)
                    }
                    .frame(height: 60))
                for case .path(let data, _, _) in view.marks {
                    #expect(!data.commands.contains("nan") && !data.commands.contains("inf"))
                }
            }
        }
    }

    @Test(arguments: [-1e300, -1e12, 0, 1e12, 1e300, .nan]) func moments(_ seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let view = drawn(
            Chart {
                BarMark(x: .value("Day", date, unit: .day), y: .value("Y", 1))
                LineMark(x: .value("Day", date), y: .value("Y", 1))
                LineMark(x: .value("Day", june(1)), y: .value("Y", 1))
            }
            .chartXAxis { AxisMarks(values: .stride(by: .second)) }
            .frame(height: 60))
        #expect(view.texts.count < 60)
    }

    @Test func domainsOfNothing() {
        for view in [
            AnyView(
                Chart([Int](), id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", 1)) }),
            AnyView(
                Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
                    .chartXScale(domain: [String]()).chartYScale(domain: 1...1)),
            AnyView(
                Chart { BarMark(x: .value("X", "a"), y: .value("Y", -1)) }
                    .chartYScale(domain: -Double.infinity...Double.infinity).chartYScale(type: .log)
            ),
            AnyView(
                Chart { SectorMark(angle: .value("A", 0)) }
                    .chartForegroundStyleScale(range: [Color]())),
        ] {
            let told = drawn(view.frame(height: 60)).told
            #expect(told.count == 1)
        }
    }

    @Test func noRoom() {
        let chart = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }
            .chartYAxisLabel("A label that is wider than all of the chart")
        for (width, height) in [(0.0, 0.0), (1, 1), (340, 3), (3, 340)] {
            let view = drawn(chart.frame(width: width, height: height))
            #expect(view.told == ["a, 1"])
        }
    }

    @Test func moreMarksThanACardHasRoomFor() {
        let view = drawn(
            Chart(0..<100_000, id: \.self) {
                LineMark(x: .value("X", $0), y: .value("Y", $0 % 7))
            }
            .frame(height: 60))
        #expect(view.issues == [_ChartCollection.tooManyMarks])
        let distinct = drawn(
            Chart(0..<10_000, id: \.self) {
                BarMark(x: .value("X", "n\($0)"), y: .value("Y", 1))
                    .foregroundStyle(by: .value("N", "n\($0)"))
                    .position(by: .value("N", "n\($0)"))
            }
            .frame(height: 60))
        #expect(distinct.issues == [_ChartCollection.tooManyMarks])
        #expect(distinct.texts.count < 100)
    }
}
