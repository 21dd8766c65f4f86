import Foundation
import Testing
import _FoundationExtras

/// Lengths of time and measurements in the words of a language, which Foundation lacks on Linux.
@Suite struct UnitFormatterTests {
    private func calendar(_ identifier: String = "en_US") -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: identifier)
        return calendar
    }

    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ locale: String = "en_US",
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar = calendar(locale)
        change(formatter)
        return formatter
    }

    @Test(
        "A length of time is a clock, or words of six lengths",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "2:05:09"),
            (.abbreviated, "2h 5m 9s"), (.brief, "2hr 5min 9sec"), (.short, "2 hr, 5 min, 9 sec"),
            (.full, "2 hours, 5 minutes, 9 seconds"),
            (.spellOut, "two hours, five minutes, nine seconds"),
        ])
    func styles(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        #expect(formatter(style).string(from: 7_509) == text)
    }

    @Test(
        "The words are those of the language, in the form that goes with the number",
        arguments: [
            ("de_DE", "1 Stunde und 5 Minuten"), ("ru_RU", "1 час 5 минут"),
            ("ar_EG", "ساعة و٥ دقائق"), ("ja_JP", "1時間 5分"),
        ])
    func languages(_ locale: String, _ text: String) {
        #expect(formatter(.full, locale).string(from: 3_900) == text)
    }

    @Test("What there is nothing of is left out, padded or kept")
    func zeros() {
        #expect(formatter(.full).string(from: 3_609) == "1 hour, 9 seconds")
        #expect(formatter(.full).string(from: 0) == "0 seconds")
        let clock = formatter(.positional) { $0.allowedUnits = [.hour, .minute, .second] }
        #expect(clock.string(from: 65) == "1:05")
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 65) == "00:01:05")
        clock.zeroFormattingBehavior = []
        #expect(clock.string(from: 65) == "0:01:05")
        let kept = formatter(.short) { formatter in
            formatter.allowedUnits = [.hour, .minute, .second]
            formatter.zeroFormattingBehavior = .dropTrailing
        }
        #expect(kept.string(from: 3_600) == "1 hr")
        #expect(kept.string(from: 60) == "0 hr, 1 min")
    }

    @Test("Only units that are allowed are written, and only as many, whole or with a fraction")
    func units() {
        let minutes = formatter(.full) { $0.allowedUnits = .minute }
        #expect(minutes.string(from: 5_430) == "90 minutes")
        minutes.allowsFractionalUnits = true
        #expect(minutes.string(from: 5_430) == "90.5 minutes")
        let first = formatter(.full) { $0.maximumUnitCount = 1 }
        #expect(first.string(from: 5_430) == "1 hour")
        let collapsed = formatter(.abbreviated) { formatter in
            formatter.allowedUnits = [.hour, .minute]
            formatter.collapsesLargestUnit = true
        }
        #expect(collapsed.string(from: 5_400) == "90m")
        #expect(collapsed.string(from: 9_000) == "2h 30m")
    }

    @Test("Dates and their parts are counted by the calendar, also backwards")
    func dates() throws {
        let long = formatter(.full) { $0.allowedUnits = [.year, .month, .day] }
        let start = try #require(
            calendar().date(from: DateComponents(year: 2_026, month: 1, day: 31)))
        let end = try #require(
            calendar().date(from: DateComponents(year: 2_027, month: 3, day: 2)))
        #expect(long.string(from: start, to: end) == "1 year, 1 month, 2 days")
        #expect(long.string(from: end, to: start) == "-1 year, 1 month, 2 days")
        #expect(
            formatter(.abbreviated).string(from: DateComponents(day: 1, hour: 26)) == "2d 2h")
        #expect(
            formatter(.positional).string(from: DateComponents(day: 1, hour: 2)) == "1d 2:00:00")
        #expect(long.string(for: DateComponents(month: 2)) == "2 months")
        #expect(long.string(for: "two months") == nil)
        #expect(long.string(from: .nan) == nil)
    }

    @Test("A measurement has its unit in full words of every language, with the author's number")
    func wide() {
        let far = Measurement(value: 5, unit: UnitLength.kilometers)
        let style = Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided)
        #expect(far.formatted(style) == "5 Kilometer")
        #expect(far.formatted(style.locale(Locale(identifier: "ru_RU"))) == "5 километров")
        #expect(far.formatted(style.locale(Locale(identifier: "pl_PL"))) == "5 kilometrów")
        let exact = far.formatted(
            .measurement(
                width: .wide, usage: .asProvided,
                numberFormatStyle: .number.precision(.fractionLength(2))
            ).locale(Locale(identifier: "de_DE")))
        #expect(exact == "5,00 Kilometer")
        let own = Measurement(
            value: 3,
            unit: UnitLength(symbol: "banana", converter: UnitConverterLinear(coefficient: 0.2)))
        #expect(own.formatted(style) == "3 banana")
    }

    @Test(
        "The formatter of measurements writes units of three lengths, scaled, converted or as they are"
    )
    func measurementFormatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let far = Measurement(value: 1_500, unit: UnitLength.meters)
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: far) == "1,500 m")
        formatter.unitStyle = .long
        #expect(formatter.string(from: far) == "1,500 meters")
        formatter.unitOptions = [.providedUnit, .naturalScale]
        #expect(formatter.string(from: far) == "1.5 kilometers")
        formatter.unitStyle = .short
        #expect(formatter.string(from: far) == "1.5km")
        formatter.unitOptions = []
        formatter.unitStyle = .medium
        #expect(
            formatter.string(from: Measurement(value: 10, unit: UnitLength.kilometers))
                == "6.214 mi")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(
            formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
        #expect(formatter.string(for: far) == "4,921.26 feet")
        #expect(formatter.string(for: 7) == nil)
    }
}
