import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// Lengths of time as data and as text.
@Suite struct DurationTests {
    @Test(
        "A length of time is understood as people type it",
        arguments: [
            ("PT1H30M", 5400), ("90 min", 5400), ("1.5 hours", 5400), ("1h 30m", 5400),
            ("1 hour 30 minutes", 5400), ("1:30", 5400), ("1:30:15", 5415), ("P1DT1S", 86_401),
            ("P2W", 1_209_600), ("45 s", 45), ("-PT5S", -5), ("0 s", 0),
        ])
    func typed(text: String, seconds: Int) {
        #expect(Duration(parameterValue: .string(text)) == .seconds(seconds))
    }

    @Test(
        "What is no length of time is refused",
        arguments: [
            "", "90", "min", "P1Y", "P1M", "PT", "P", "PT1M1H", "PT1.5H30M", "PT1H1H", "1:75",
            "5 parsecs", "PT99999999999999999999S", "P99999999999999W", "PT0.1234567890123456789S",
            "PT-5S", "1e9 s", "99999999999999999999 h",
            "1 2 min", "1..5 h", ".5 h", "5. h", String(repeating: "1", count: 63) + "!",
            String(repeating: "1 ", count: 30_000) + "!", String(repeating: "1h ", count: 30_000),
        ])
    func refused(text: String) {
        #expect(Duration(parameterValue: .string(text)) == nil)
    }

    @Test("A number alone has the author's unit")
    func impliedUnit() {
        var constraints = ValueConstraints()
        constraints.defaultUnit = "minutes"
        #expect(Duration(_data: "90", constraints) == .seconds(5400))
        #expect(Duration(_data: 90, constraints) == .seconds(5400))
        #expect(Duration(_data: 90, ValueConstraints()) == nil)
    }

    @Test(
        "ISO 8601 is exact in both directions",
        arguments: [
            (Duration.zero, "PT0S"), (.seconds(5400), "PT1H30M"), (.milliseconds(-500), "-PT0.5S"),
            (.nanoseconds(1), "PT0.000000001S"), (.seconds(100 * 3600 + 1), "PT100H1S"),
            (
                Duration(secondsComponent: .max, attosecondsComponent: 0),
                "PT2562047788015215H30M7S"
            ),
        ])
    func exact(duration: Duration, text: String) {
        #expect(duration.iso8601Text == text)
        #expect(duration._data == .duration(duration))
        #expect(duration.components.seconds == .max || Duration(iso8601: text) == duration)
    }

    @Test("A length of time is shown in the words of a language")
    func display() {
        let duration = Duration.seconds(5400)
        #expect(duration.displayText(in: Locale(identifier: "en_US")) == "1 hour, 30 minutes")
        #expect(duration.displayText(in: Locale(identifier: "de_DE")) == "1 Stunde und 30 Minuten")
    }
}
