import Foundation
import Testing

@testable import Charts

/// The values at which axes are marked.
@Suite struct TickTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    @Test(arguments: [
        (10.0, 5, 2.0), (100, 4, 50), (1, 5, 0.2), (0.03, 3, 0.01), (7, 7, 1), (12_345, 5, 5000),
    ])
    func stepsAreOneTwoOrFive(_ span: Double, _ count: Int, _ step: Double) {
        #expect(abs(NumberTicks.step(span: span, count: count) - step) < step * 1e-9)
    }

    @Test func valuesAreMultiplesOfTheStep() {
        #expect(NumberTicks.values(from: -3, to: 12, step: 5) == [0, 5, 10])
        #expect(NumberTicks.values(from: 0, to: 0.3, step: 0.1).count == 4)
        #expect(NumberTicks.values(from: 0, to: 1e9, step: 1).count == NumberTicks.greatestCount)
        #expect(NumberTicks.values(from: 0, to: .infinity, step: 1).isEmpty)
        #expect(NumberTicks.values(from: 0, to: 1, step: 0).isEmpty)
    }

    @Test func powersOfTenMarkALogarithmicAxis() {
        #expect(NumberTicks.powers(from: 1, to: 1000, count: 5) == [1, 10, 100, 1000])
        #expect(NumberTicks.powers(from: 1, to: 10, count: 5) == [1, 2, 5, 10])
        #expect(NumberTicks.powers(from: 0, to: 10, count: 5).isEmpty)
    }

    @Test func fractionsHaveTheDigitsOfTheStep() {
        #expect([0.5, 0.01, 2, .nan, 0].map(NumberTicks.fractionDigits) == [1, 2, 0, 0, 0])
    }

    @Test func momentsAreWhereUnitsBegin() {
        let moments = CalendarTicks.moments(
            from: june(3).timeIntervalSinceReferenceDate + 3600,
            to: june(6).timeIntervalSinceReferenceDate, .init(unit: .day, count: 1), in: calendar)
        #expect(moments == [4, 5, 6].map { june($0).timeIntervalSinceReferenceDate })
        let months = CalendarTicks.moments(
            from: june(10).timeIntervalSinceReferenceDate,
            to: june(10).timeIntervalSinceReferenceDate + 400 * 86_400,
            .init(unit: .month, count: 3), in: calendar)
        let numbers = months.map {
            calendar.component(.month, from: Date(timeIntervalSinceReferenceDate: $0))
        }
        #expect(numbers == [7, 10, 1, 4, 7])
    }

    @Test func clocksThatGoBackMoveNoDay() throws {
        var berlin = calendar
        berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let start = try #require(
            berlin.date(from: DateComponents(year: 2026, month: 10, day: 24)))
        let days = CalendarTicks.moments(
            from: start.timeIntervalSinceReferenceDate,
            to: start.timeIntervalSinceReferenceDate + 3 * 86_400, .init(unit: .day, count: 1),
            in: berlin)
        let hours = days.map {
            berlin.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0))
        }
        #expect(hours == [0, 0, 0])
    }

    @Test func aSpanChoosesItsUnit() {
        func stride(_ days: Double) -> CalendarTicks.Stride {
            CalendarTicks.stride(span: days * 86_400, count: 5)
        }
        #expect(stride(0.2) == .init(unit: .hour, count: 1))
        #expect(stride(4) == .init(unit: .day, count: 1))
        #expect(stride(30) == .init(unit: .weekOfYear, count: 1))
        #expect(stride(365) == .init(unit: .month, count: 3))
        #expect(stride(3650) == .init(unit: .year, count: 2))
        #expect(CalendarTicks.stride(span: 86_400, count: 5, atLeast: .month).unit == .month)
    }

    @Test func momentsThatNoCalendarKnowsAreNone() {
        let day = CalendarTicks.Stride(unit: .day, count: 1)
        #expect(CalendarTicks.moments(from: -1e300, to: 1e300, day, in: calendar).isEmpty)
        #expect(CalendarTicks.moments(from: .nan, to: .nan, day, in: calendar).isEmpty)
        #expect(
            CalendarTicks.moments(from: 0, to: 1e9, day, in: calendar).count
                == NumberTicks.greatestCount)
    }
}
