import Foundation
import Testing

@testable import Charts

/// The places of values along an axis.
@Suite struct AxisScaleTests {
    private func numbers(_ from: Double, _ to: Double, _ transform: ScaleTransform = .linear)
        -> AxisScale
    {
        AxisScale(.numbers(from: from, to: to, isDate: false), transform, from: 0, to: 100)
    }

    @Test func numbersArePlacedByTheirDistance() {
        let scale = numbers(0, 10)
        #expect(scale.position(.number(2.5)) == 25)
        #expect(scale.scalar(at: 25) == .number(2.5))
        #expect(scale.scalar(at: 101) == nil)
        #expect(scale.position(.date(1)) == nil)
        #expect(scale.position(.category("a")) == nil)
    }

    @Test func numbersFarOutsideStayNearThePlot() {
        let scale = numbers(0, 1e-300)
        #expect(scale.position(.number(1e300)) == 500)
        #expect(scale.position(.number(.nan)) == nil)
        #expect(numbers(3, 3).position(.number(3)) == 50)
    }

    @Test func factorsAreLengthsOfALogarithmicScale() {
        let scale = numbers(1, 100, .log)
        #expect(scale.position(.number(10)) == 50)
        #expect(scale.position(.number(0)) == nil)
        #expect(scale.scalar(at: 100) == .number(100))
    }

    @Test(arguments: [ScaleTransform.squareRoot, .symmetricLog(1)])
    func aTransformIsInverted(_ transform: ScaleTransform) {
        for value in [-9.0, -1, 0, 0.5, 16] {
            #expect(abs(transform.inverted(transform(value)) - value) < 1e-9)
        }
    }

    @Test func categoriesShareTheLength() {
        let scale = AxisScale(.categories(["a", "b", "c", "d"]), from: 0, to: 100)
        #expect(scale.step == 25)
        #expect(scale.position(.category("b")) == 37.5)
        #expect(scale.scalar(at: 99) == .category("d"))
        #expect(AxisScale(.categories([]), from: 0, to: 100).scalar(at: 4) == nil)
    }

    private func domain(
        _ values: [Double], _ kind: AxisKind = .numbers, _ settings: AxisSettings = AxisSettings()
    ) -> AxisDomain {
        AxisDomain(
            values.map { .number($0) }, kind, settings, count: 5,
            in: Calendar(identifier: .gregorian))
    }

    @Test func numbersBeginAtZeroAndEndAtAMark() {
        #expect(domain([3, 17]).domain == .numbers(from: 0, to: 20, isDate: false))
        #expect(domain([-3, 4]).domain == .numbers(from: -4, to: 4, isDate: false))
        #expect(domain([]).domain == .numbers(from: 0, to: 1, isDate: false))
        #expect(domain([0, 0]).domain == .numbers(from: 0, to: 1, isDate: false))
        #expect(domain([.nan, .infinity]).domain == .numbers(from: 0, to: 1, isDate: false))
    }

    @Test func anAuthorChoosesTheEnds() {
        var settings = AxisSettings()
        settings.domain = (95...105)._domain
        #expect(
            domain([1], .numbers, settings).domain == .numbers(from: 95, to: 105, isDate: false))
        settings.domain =
            AutomaticScaleDomain.automatic(includesZero: false, reversed: true)._domain
        let reversed = domain([101, 109], .numbers, settings)
        #expect(reversed.domain == .numbers(from: 100, to: 110, isDate: false))
        #expect(reversed.scale(from: 0, to: 10).position(.number(110)) == 0)
        settings.domain = [10, 0]._domain
        #expect(domain([3], .numbers, settings).isReversed)
        settings.domain = (5...5)._domain
        #expect(
            domain([5], .numbers, settings).domain == .numbers(from: 4.5, to: 5.5, isDate: false))
    }

    @Test func aPartOfAnAxisIsSeen() {
        var settings = AxisSettings()
        settings.visibleLength = 10
        settings.initialPosition = .number(95)
        let part = domain([0, 100], .numbers, settings)
        #expect(part.domain == .numbers(from: 90, to: 100, isDate: false))
        #expect(part.isPart)
    }
}
