import Foundation
import SwiftUI
import Testing

@testable import Charts

/// The places of marks in a plot.
@Suite @MainActor struct PlotGeometryTests {
    private let names = ["a", "b"]

    @Test func aBarStandsInTheRoomOfItsCategory() {
        let bars = geometry {
            ForEach([("a", 5.0), ("b", 10)], id: \.0) { name, value in
                BarMark(x: .value("Name", name), y: .value("Value", value))
            }
        }
        #expect(bars.boxes[0] == CGRect(x: 15, y: 50, width: 70, height: 50))
        #expect(bars.boxes[1] == CGRect(x: 115, y: 0, width: 70, height: 100))
        #expect(bars.shapes.count == 2)
    }

    @Test func barsAcrossAreReadFromTheTop() {
        let bars = geometry {
            BarMark(x: .value("Value", 5), y: .value("Name", "a"), height: .fixed(10))
            BarMark(x: .value("Value", -5), y: .value("Name", "b"), height: .inset(5))
        }
        // From -5 to 5, with marks at 5.
        #expect(bars.boxes[0] == CGRect(x: 100, y: 20, width: 100, height: 10))
        #expect(bars.boxes[1] == CGRect(x: 0, y: 55, width: 100, height: 40))
    }

    @Test func barsStandOnOneAnother() {
        let bars = geometry {
            ForEach([3.0, 5, -2, -6], id: \.self) { value in
                BarMark(x: .value("Name", "a"), y: .value("Value", value))
            }
        }
        let lengths: [PlacedMark.Extent] = [
            .numbers(0, 3), .numbers(3, 8), .numbers(0, -2), .numbers(-2, -8),
        ]
        #expect(bars.model.marks.map(\.y) == lengths)
        #expect(bars.model.y?.domain == .numbers(from: -10, to: 10, isDate: false))
    }

    @Test(arguments: [
        (MarkStackingMethod.normalized, [0, 0.25, 1]), (.center, [-2, -1, 2]),
        (.unstacked, [0, 1, 3]),
    ])
    func stacksHaveTheirMethod(_ method: MarkStackingMethod, _ ends: [Double]) {
        let bars = geometry {
            ForEach([1.0, 3], id: \.self) { value in
                BarMark(x: .value("N", "a"), y: .value("V", value), stacking: method)
            }
        }
        let second = method == .unstacked ? 0 : ends[1]
        let lengths: [PlacedMark.Extent] = [
            .numbers(ends[0], ends[1]), .numbers(second, ends[2]),
        ]
        #expect(bars.model.marks.map(\.y) == lengths)
        #expect(bars.model.y?.isShare == (method == .normalized))
    }

    @Test func groupsStandBesideOneAnother() {
        let bars = geometry {
            ForEach(["x", "y"], id: \.self) { group in
                BarMark(x: .value("N", "a"), y: .value("V", 4))
                    .position(by: .value("Group", group))
            }
        }
        let length = PlacedMark.Extent.numbers(0, 4)
        #expect(bars.model.marks.map(\.y) == [length, length])
        #expect(bars.boxes[0]?.midX == 60)
        #expect(bars.boxes[1]?.midX == 140)
        #expect(bars.boxes[0]?.width == 72)
    }

    @Test func aDayIsAsWideAsItLasts() {
        let bars = geometry {
            ForEach(1..<5) { day in
                BarMark(
                    x: .value("Day", june(day).addingTimeInterval(40_000), unit: .day),
                    y: .value("V", 10), width: .ratio(1))
            }
        }
        #expect(bars.boxes[0] == CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(bars.boxes[3] == CGRect(x: 150, y: 0, width: 50, height: 100))
    }

    @Test func aLineGoesOnWithinItsSeriesAndStopsAtWhatIsNoNumber() {
        let lines = geometry {
            ForEach([0.0, 1, 2, 3], id: \.self) { x in
                LineMark(
                    x: .value("X", x), y: .value("Y", x == 2 ? .nan : x), series: .value("S", "a"))
                LineMark(x: .value("X", x), y: .value("Y", 1), series: .value("S", "b"))
            }
        }
        #expect(lines.shapes.count == 2)
        var starts = 0
        lines.shapes[1].path.forEach { if case .move = $0 { starts += 1 } }
        #expect(starts == 1)
        #expect(lines.boxes.count == 7)
        #expect(lines.shapes.allSatisfy { $0.stroke?.lineWidth == 2 })
    }

    @Test func anAreaGoesBackAlongItsBeginning() {
        let areas = geometry {
            ForEach([0.0, 1], id: \.self) { x in
                AreaMark(x: .value("X", x), yStart: .value("Low", 2), yEnd: .value("High", 10))
            }
        }
        #expect(
            areas.shapes.map(\.path.boundingRect) == [CGRect(x: 0, y: 0, width: 200, height: 80)])
    }

    @Test func aRuleCrossesThePlot() {
        let rules = geometry {
            PointMark(x: .value("X", 4), y: .value("Y", 10))
            RuleMark(y: .value("Goal", 5))
            RuleMark(x: .value("X", 2), yStart: .value("From", 0), yEnd: .value("To", 5))
            RuleMark(xStart: .value("X", 1), xEnd: .value("X", 2), y: 7)
        }
        #expect(rules.boxes[1] == CGRect(x: 0, y: 50, width: 200, height: 0))
        #expect(rules.boxes[2] == CGRect(x: 100, y: 50, width: 0, height: 50))
        #expect(rules.boxes[3] == CGRect(x: 50, y: 7, width: 50, height: 0))
    }

    @Test func aRectangleLiesBetweenItsValues() {
        let rectangles = geometry {
            RectangleMark(
                xStart: .value("X", 0), xEnd: .value("X", 2), yStart: .value("Y", 0),
                yEnd: .value("Y", 4))
            RectangleMark(xStart: 10, xEnd: 20)
        }
        #expect(rectangles.boxes[0] == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(rectangles.boxes[1] == CGRect(x: 10, y: 0, width: 10, height: 100))
    }

    @Test func aPointIsMovedAndDrawnInFrontByItsNumber() {
        let points = geometry {
            PointMark(x: .value("X", 1), y: .value("Y", 1)).offset(x: 3, y: -2).zIndex(1)
                .symbolSize(100)
            PointMark(x: .value("X", 0), y: .value("Y", 0)).symbol(.square)
        }
        #expect(points.boxes[0] == CGRect(x: 198, y: -7, width: 10, height: 10))
        #expect(points.shapes[1].path.boundingRect.midX == 203)
    }

    @Test func valuesOfAnotherKindThanTheAxisAreLeftOut() {
        let mixed = geometry {
            PointMark(x: .value("X", 1), y: .value("Y", 1))
            PointMark(x: .value("X", "one"), y: .value("Y", 1))
            PointMark(x: .value("X", june(1)), y: .value("Y", 1))
        }
        #expect(mixed.model.numbers == [0])
    }
}
