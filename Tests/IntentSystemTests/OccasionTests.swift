import Foundation
import Testing

@testable import IntentSystem

/// The days and the times of day at which a person performs an action.
@Suite struct OccasionTests {
    private func occasion(_ date: String, _ zone: String = "GMT") throws -> Occasion {
        Occasion(
            try Date(date, strategy: .iso8601), in: try #require(TimeZone(identifier: zone)))
    }

    @Test(
        "A day has four times, which begin at five, eleven, seventeen and twenty-two o'clock",
        arguments: [
            ("05:00:00", TimeOfDay.morning), ("10:59:59", .morning), ("11:00:00", .afternoon),
            ("16:59:59", .afternoon), ("17:00:00", .evening), ("21:59:59", .evening),
            ("22:00:00", .night), ("23:59:59", .night), ("00:00:00", .night), ("04:59:59", .night),
        ])
    func times(_ time: String, _ expected: TimeOfDay) throws {
        #expect(try occasion("2026-05-14T\(time)Z").time == expected)
    }

    @Test("The hours after midnight belong to the night of the day before")
    func night() throws {
        let late = try occasion("2026-05-14T23:00:00Z")
        #expect(try occasion("2026-05-15T03:00:00Z") == late)
        #expect(try occasion("2026-05-15T23:00:00Z").day == late.day + 1)
    }

    @Test("The time is that of the place where the person is")
    func zones() throws {
        #expect(try occasion("2026-05-14T10:00:00Z", "Asia/Tokyo").time == .evening)
        #expect(try occasion("2026-05-14T10:00:00Z", "America/New_York").time == .morning)
    }

    @Test("Three days of the last three weeks make an action usual, at that time only")
    func usual() {
        let evenings = [1, 5, 9].map { Occasion(day: $0, time: .evening) }
        #expect(evenings.areUsual(at: Occasion(day: 10, time: .evening)))
        #expect(evenings.areUsual(at: Occasion(day: 22, time: .evening)))
        #expect(!evenings.areUsual(at: Occasion(day: 23, time: .evening)))
        #expect(!evenings.areUsual(at: Occasion(day: 10, time: .morning)))
        #expect(!evenings.prefix(2).map(\.self).areUsual(at: Occasion(day: 10, time: .evening)))
        // The clock was put back.
        #expect(!evenings.areUsual(at: Occasion(day: 3, time: .evening)))
    }

    @Test("The last three days of each time are kept, each once, however many there are")
    func bounded() {
        var occasions: [Occasion] = []
        for day in 1...1000 {
            for time in TimeOfDay.allCases + TimeOfDay.allCases {
                occasions = occasions.adding(Occasion(day: day, time: time))
            }
        }
        #expect(occasions.count == 12)
        #expect(Set(occasions.map(\.day)) == [998, 999, 1000])
    }

    @Test("Bad input: a clock that tells an impossible time makes an occasion all the same")
    func impossible() {
        for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            let date = Date(timeIntervalSince1970: seconds)
            #expect(![Occasion(date, in: .gmt)].areUsual(at: Occasion(day: 0, time: .morning)))
        }
    }
}
