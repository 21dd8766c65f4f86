import Foundation
import IntentSystem
import Testing

@testable import AppIntentsHost

/// The time for which cards are kept, as people write it.
@Suite struct RetentionTests {
    @Test(
        "A time is a number of hours, days or weeks",
        arguments: [("12h", 12, "12h"), ("30d", 30 * 24, "30d"), ("2w", 14 * 24, "14d")])
    func times(text: String, hours: Int, written: String) throws {
        let retention = try #require(Retention(argument: text))
        #expect(retention.duration == .seconds(hours * 3600))
        #expect(retention.description == written)
    }

    @Test(
        "Other texts are none",
        arguments: [
            "", "d", "0d", "-1d", "1", "1m", "1.5d", "101w d", "9999999999999999999d", "40000d",
        ])
    func noTimes(text: String) {
        #expect(Retention(argument: text) == nil)
    }

    @Test("The environment says the time, or is refused with the word that it has")
    func environment() throws {
        #expect(try Retention.ofEnvironment([:]).description == "7d")
        #expect(try Retention.ofEnvironment(["OAI_RETENTION": "30d"]).description == "30d")
        let error = #expect(throws: (any Error).self) {
            try Retention.ofEnvironment(["OAI_RETENTION": "soon"])
        }
        #expect("\(String(describing: error))".contains("soon"))
    }
}
