import Foundation
import SwiftUI
import Testing

@testable import Charts

/// The ways of lines through points, and the outlines of sectors.
@Suite struct CurveTests {
    private let points = [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0),
    ]

    private func path(_ method: InterpolationMethod, isUpright: Bool = false) -> Path {
        var path = Path()
        Curve(method: method, isUpright: isUpright).add(points, to: &path)
        return path
    }

    private func corners(_ path: Path) -> [CGPoint] {
        var corners: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): corners.append(point)
            default: break
            }
        }
        return corners
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .catmullRom(alpha: 0),
        .cardinal(tension: 1),
    ])
    func aCurveGoesThroughItsPoints(_ method: InterpolationMethod) {
        #expect(corners(path(method)) == points)
        #expect(corners(path(method, isUpright: true)) == points)
    }

    @Test func aMonotoneCurveIsNeverHigherThanItsPoints() {
        let box = path(.monotone).boundingRect
        #expect(box == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(path(.cardinal).boundingRect.maxY > 10)
    }

    @Test func stepsAreWhereTheyAreAskedFor() {
        let xs = [InterpolationMethod.stepStart, .stepCenter, .stepEnd].map {
            corners(path($0))[1].x
        }
        #expect(xs == [10, 5, 0])
    }

    @Test func pointsAtOnePlaceMakeNoNumberThatIsNone() {
        let same = [CGPoint](repeating: CGPoint(x: 5, y: 5), count: 4)
        for method: InterpolationMethod in [.monotone, .cardinal, .catmullRom, .stepCenter] {
            var path = Path()
            Curve(method: method).add(same, to: &path)
            #expect(path.boundingRect == CGRect(x: 5, y: 5, width: 0, height: 0))
        }
    }

    @Test func sectorsShareTheCircle() {
        let (quarter, whole) = (Double.pi / 2, Double.pi * 2)
        let angles = SectorOutline.angles(of: [1, 3, .nan, -4])
        #expect(angles.map(\.start) == [0, quarter, whole, whole])
        #expect(angles.map(\.end) == [quarter, whole, whole, whole])
        #expect(SectorOutline.angles(of: [0, 0]).map(\.end) == [0, 0])
        #expect(SectorOutline.angles(of: [1e308, 1e308]).map(\.end) == [whole / 2, whole])
    }

    @Test func aSectorReachesFromItsInnerToItsOuterRadius() {
        let sector = SectorOutline(
            center: CGPoint(x: 50, y: 50), innerRadius: 20, outerRadius: 40, start: 0, end: .pi / 2)
        let box = sector.path.boundingRect
        #expect(box.integral == CGRect(x: 50, y: 10, width: 40, height: 40))
        #expect(!sector.path.contains(CGPoint(x: 55, y: 45)))
        #expect(sector.path.contains(sector.middle))
    }

    @Test func aWholeRingHasAHole() {
        let ring = SectorOutline(
            center: CGPoint(x: 50, y: 50), innerRadius: 20, outerRadius: 40, start: 0, end: 2 * .pi)
        #expect(!ring.path.contains(CGPoint(x: 50, y: 50)))
        #expect(ring.path.contains(CGPoint(x: 80, y: 50)))
    }

    @Test func aGapIsAsWideAtBothRadii() {
        let sector = SectorOutline(
            center: .zero, innerRadius: 20, outerRadius: 40, start: 0, end: .pi / 2, inset: 2)
        #expect(abs(sector.path.boundingRect.minX - 2) < 0.01)
        let narrow = SectorOutline(
            center: .zero, innerRadius: 20, outerRadius: 40, start: 0, end: 0.01, inset: 2)
        #expect(narrow.path.isEmpty)
    }
}
