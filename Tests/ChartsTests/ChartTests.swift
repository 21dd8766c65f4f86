import Foundation
import SnippetRendering
import SwiftUI
import Testing

@testable import Charts

/// A chart in a card: what is drawn around its marks, and what is told of them.
@Suite @MainActor struct ChartTests {
    private struct Sale: Identifiable {
        let id: String
        let amount: Double
        var region = "North"
    }

    private let sales = [
        Sale(id: "Jan", amount: 5), Sale(id: "Feb", amount: 8.5, region: "South"),
        Sale(id: "Mar", amount: 12),
    ]

    private var bars: some View {
        Chart(sales) {
            BarMark(x: .value("Month", $0.id), y: .value("Sales", $0.amount))
                .foregroundStyle(by: .value("Region", $0.region))
        }
    }

    @Test func axesAndLegendHaveLabels() {
        let view = drawn(bars.frame(height: 200))
        #expect(view.texts == ["Jan", "Feb", "Mar", "0", "5", "10", "15", "North", "South"])
        #expect(view.issues.isEmpty)
    }

    @Test func whatIsHiddenIsNotDrawn() {
        let view = drawn(
            bars.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).frame(height: 200))
        #expect(view.texts.isEmpty)
        // Three bars and no lines.
        #expect(view.marks.count == 3)
    }

    @Test func eachMarkIsToldWithItsNameAndItsValue() {
        let view = drawn(bars.frame(height: 200))
        #expect(view.told == ["North, Jan, 5", "South, Feb, 8.5", "North, Mar, 12"])
        #expect(
            TextRenderer().render(view.tree) == "North, Jan, 5\nSouth, Feb, 8.5\nNorth, Mar, 12")
    }

    @Test func manyMarksAreToldAsOne() {
        let view = drawn(
            Chart(0..<51, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0 * 2)) }
                .chartYAxisLabel("Height").frame(height: 100))
        #expect(view.told == ["Height, From 0 to 100"])
        let german = drawn(Chart([Sale]()) { _ in RuleMark(y: .value("Y", 1)) }) {
            $0.locale = Locale(identifier: "de_DE")
        }
        #expect(german.told == ["Diagramm"])
    }

    @Test func authorsNameMarks() {
        let view = drawn(
            Chart {
                RuleMark(y: .value("Goal", 4))
                RuleMark(y: .value("Y", 5)).accessibilityLabel("Five").accessibilityValue("best")
                RuleMark(y: .value("Y", 6)).accessibilityHidden(true)
            }
            .frame(height: 100))
        #expect(view.told == ["Goal, 4", "Five, best"])
    }

    @Test func numbersAndDaysAreWrittenForTheReader() {
        let view = drawn(
            Chart(1..<5, id: \.self) { day in
                BarMark(x: .value("Day", june(day), unit: .day), y: .value("Y", day * 1000))
            }
            .frame(height: 200)
        ) { $0.locale = Locale(identifier: "de_DE") }
        #expect(
            view.texts == [
                "1. Juni", "2. Juni", "3. Juni", "4. Juni", "0", "1.000", "2.000", "3.000", "4.000",
            ])
    }

    @Test func labelsThatWouldLieOverOneAnotherAreLeftOut() {
        let chart = Chart(0..<20, id: \.self) {
            BarMark(x: .value("Name", "Number \($0)"), y: .value("Y", 1))
        }
        .chartYAxis(.hidden).frame(height: 100)
        let texts = drawn(chart).texts
        #expect(texts.count > 2 && texts.count < 10)
        let large = drawn(chart.environment(\.dynamicTypeSize, .accessibility3)).texts
        #expect(!large.isEmpty && large.count < texts.count)
    }

    @Test func anAuthorMakesAnAxis() {
        let view = drawn(
            bars.chartLegend(.hidden).chartXAxis(.hidden)
                .chartYAxis {
                    AxisMarks(position: .leading, values: [0, 10]) { value in
                        AxisGridLine()
                        if value.index == 1 {
                            AxisValueLabel("\(value.count) values")
                        } else {
                            AxisValueLabel { Text(verbatim: "\(value.as(Int.self) ?? -1)") }
                        }
                    }
                    AxisMarks(
                        format: FloatingPointFormatStyle<Double>.Percent(),
                        values: .stride(by: 15.0))
                }
                .frame(height: 200))
        #expect(view.texts == ["0", "2 values", "0%", "1,500%"])
    }

    @Test func aProxyKnowsPlaces() {
        var found: (CGFloat?, CGFloat?, String?, CGSize?, CGRect?)
        _ = drawn(
            bars.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartYScale(domain: 0...20)
                .chartOverlay { proxy in
                    GeometryReader { room in
                        let values: (CGFloat?, CGFloat?, String?, CGSize?, CGRect?) = (
                            proxy.position(forX: "Feb"), proxy.position(forY: 5),
                            proxy.value(atX: 339), proxy.plotSize, proxy.plotFrame.map { room[$0] }
                        )
                        let _ = found = values
                        Color.clear
                    }
                }
                .frame(height: 200))
        #expect(found.0 == 170)
        #expect(found.1 == 150)
        #expect(found.2 == "Mar")
        #expect(found.3 == CGSize(width: 340, height: 200))
        #expect(found.4 == CGRect(x: 0, y: 0, width: 340, height: 200))
    }

    @Test func anAnnotationStandsAboveItsMarkAndInTheChart() {
        let annotation = ChartAnnotation(position: .top) { _ in AnyView(EmptyView()) }
        let place = annotation.placed(
            CGSize(width: 20, height: 10), beside: CGRect(x: 0, y: 5, width: 10, height: 50),
            isAcross: false)
        #expect(place == CGRect(x: -5, y: -9, width: 20, height: 10))
        let room = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            AnnotationOverflowResolution().resolved(place, plot: room, chart: room).origin == .zero)
        #expect(
            AnnotationOverflowResolution(x: .disabled, y: .fit(to: .plot))
                .resolved(place, plot: room, chart: room).origin == CGPoint(x: -5, y: 0))
        let view = drawn(
            bars.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).frame(height: 100)
                .overlay {
                    Chart {
                        RuleMark(y: .value("Y", 1)).annotation { Text(verbatim: "One") }
                        PointMark(x: .value("X", 1), y: .value("Y", 1)).symbol {
                            Text(verbatim: "*")
                        }
                    }
                    .chartXAxis(.hidden).chartYAxis(.hidden)
                })
        #expect(view.texts == ["One", "*"])
    }

    @Test func whatNothingInACardDoesIsAFinding() {
        let view = drawn(
            bars.chartXSelection(value: .constant(String?.none)).chartScrollableAxes(.horizontal)
                .frame(height: 100))
        let findings = [InertInteraction.chartXSelection, .chartScrollableAxes].map(\.finding)
        #expect(Set(view.issues) == Set(findings))
    }

    @Test func aChartIsAsHighAsOfferedAndHasASizeOfItsOwn() {
        var heights: [CGFloat] = []
        func chart() -> some View {
            bars.chartOverlay { proxy in
                GeometryReader { room in
                    let _ = heights.append(room.size.height)
                    Color.clear
                }
            }
        }
        _ = drawn(chart())
        _ = drawn(chart().frame(height: 90))
        #expect(heights == [200, 90])
    }

    @Test func linesOfAReaderWhoBeginsAtTheRightHaveTheAxisAtTheLeft() {
        func side(_ direction: LayoutDirection, _ position: AxisMarkPosition) -> CGFloat? {
            var plot: CGRect?
            _ = drawn(
                bars.chartLegend(.hidden).chartYAxis { AxisMarks(position: position) }
                    .chartOverlay { proxy in
                        GeometryReader { room in
                            let _ = plot = proxy.plotFrame.map { room[$0] }
                            Color.clear
                        }
                    }
                    .frame(height: 100)
            ) { $0.layoutDirection = direction }
            return plot?.minX
        }
        #expect(side(.leftToRight, .automatic) == 0)
        #expect(side(.rightToLeft, .leading) == 0)
        #expect((side(.rightToLeft, .automatic) ?? 0) > 0)
    }
}
