import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Marks are collected from content of all forms.
@Suite @MainActor struct ChartContentTests {
    private enum Season: String, Plottable { case spring, autumn }

    private struct Endless: ChartContent {
        var body: Endless { Endless() }
    }

    private struct Goal: ChartContent {
        let value: Int
        var body: some ChartContent {
            RuleMark(y: .value("Goal", value)).foregroundStyle(.red)
        }
    }

    private func collected(@ChartContentBuilder _ content: () -> some ChartContent)
        -> _ChartCollection
    {
        var collection = _ChartCollection()
        content()._collect(in: &collection)
        return collection
    }

    @Test(arguments: [true, false]) func aBuilderTakesAllForms(_ isOn: Bool) {
        let marks = collected {
            if isOn { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
            if isOn {
                LineMark(x: .value("X", 1), y: .value("Y", 1))
            } else {
                Goal(value: 3)
            }
            ForEach(0..<2) { RuleMark(x: .value("X", $0)) }
            Plot { AnyChartContent(BarMark(x: .value("X", "a"), y: .value("Y", 1))) }
        }.marks
        let kinds: [ChartMark.Kind] = (isOn ? [.point, .line] : [.rule]) + [.rule, .rule, .bar]
        #expect(marks.map(\.kind) == kinds)
    }

    @Test func anInnerModifierWinsAndOpacityAddsUp() {
        let marks = collected {
            Plot {
                PointMark(x: .value("X", 1), y: .value("Y", 1)).symbolSize(9).opacity(0.5)
                PointMark(x: .value("X", 1), y: .value("Y", 1))
            }
            .symbolSize(4).opacity(0.5)
            PointMark(x: .value("X", 1), y: .value("Y", 1))
        }.marks
        #expect(marks.map(\.appearance.symbolSize) == [9, 4, nil])
        #expect(marks.map(\.appearance.opacity) == [0.25, 0.5, 1])
    }

    @Test func anAnnotationBelongsToAllMarksInside() {
        let collection = collected {
            RuleMark(y: .value("Y", 1))
            Plot {
                RuleMark(y: .value("Y", 2))
                RuleMark(y: .value("Y", 3))
            }
            .annotation { Text(verbatim: "Both") }
        }
        #expect(collection.annotations.map(\.marks) == [1..<3])
    }

    @Test func valuesArePlottedByWhatStandsForThem() {
        #expect(Season.autumn.scalar == .category("autumn"))
        #expect(Season(scalar: .category("spring")) == .spring)
        #expect(Season(scalar: .category("summer")) == nil)
        #expect(Int(scalar: .number(3.6)) == 4)
        #expect(Int(scalar: .number(1e300)) == nil)
        #expect(UInt8(scalar: .number(.nan)) == nil)
        #expect(Date(scalar: .number(1)) == nil)
        #expect(Decimal(string: "2.5")?.scalar == .number(2.5))
    }

    @Test func contentWithoutAnEndIsLeftOut() {
        let collection = collected { Endless() }
        #expect(collection.marks.isEmpty)
        #expect(collection.issues == [_ChartCollection.tooManyLevels])
    }

    @Test func marksAndAnnotationsHaveAnEnd() {
        let collection = collected {
            ForEach(0..<100_000) { x in
                PointMark(x: .value("X", x), y: .value("Y", 1)).annotation { Text("\(x)") }
            }
        }
        #expect(collection.marks.count == _ChartCollection.greatestCount)
        #expect(collection.annotations.count == _ChartCollection.greatestAnnotationCount)
        #expect(
            collection.issues == [
                _ChartCollection.tooManyAnnotations, _ChartCollection.tooManyMarks,
            ])
    }
}
