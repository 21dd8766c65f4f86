import Foundation
import Testing
import _FoundationExtras

/// The formatters that Foundation lacks on Linux.
@Suite struct FormatterTests {
    private let us = Locale(identifier: "en_US")
    private let germany = Locale(identifier: "de_DE")

    @Test(
        "A relative date has words or numbers, in four lengths",
        arguments: [
            (RelativeDateTimeFormatter.DateTimeStyle.named, .full, 86_400.0, "tomorrow"),
            (.numeric, .full, 86_400, "in 1 day"), (.numeric, .full, -7_200, "2 hours ago"),
            (.numeric, .spellOut, -7_200, "two hours ago"),
            (.numeric, .short, -7_200, "2 hr. ago"), (.numeric, .abbreviated, -7_200, "2h ago"),
        ]
            as [(
                RelativeDateTimeFormatter.DateTimeStyle, RelativeDateTimeFormatter.UnitsStyle,
                TimeInterval, String
            )])
    func relative(
        _ style: RelativeDateTimeFormatter.DateTimeStyle,
        _ units: RelativeDateTimeFormatter.UnitsStyle, _ interval: TimeInterval, _ text: String
    ) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = us
        formatter.dateTimeStyle = style
        formatter.unitsStyle = units
        let reference = Date(timeIntervalSinceReferenceDate: 800_000_000)
        #expect(
            formatter.localizedString(
                for: reference.addingTimeInterval(interval), relativeTo: reference) == text)
    }

    @Test("A relative date begins with a capital where a sentence does, and only dates have words")
    func relativeParts() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = germany
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Gestern")
        #expect(formatter.string(for: "yesterday") == nil)
        #expect(formatter.string(for: Date().addingTimeInterval(-2 * 86_400)) == "Vorgestern")
    }

    @Test("Lists are joined as the language does, of what a formatter can write")
    func lists() {
        #expect(ListFormatter.localizedString(byJoining: []).isEmpty)
        let formatter = ListFormatter()
        formatter.locale = germany
        #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2 und c")
        #expect(formatter.string(for: ["a", "b"]) == "a und b")
        #expect(formatter.string(for: 7) == nil)
        let number = NumberFormatter()
        number.locale = germany
        number.minimumFractionDigits = 1
        formatter.itemFormatter = number
        #expect(formatter.string(from: [1, 2]) == "1,0 und 2,0")
        #expect(formatter.string(from: ["no number"]) == nil)
    }

    @Test("A measurement has the reader's unit and number, or its own unit")
    func measurements() {
        let far = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(far.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
        #expect(far.formatted(.measurement(width: .abbreviated).locale(germany)) == "5 km")
        #expect(far.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
        #expect(
            far.formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(1))
                ).locale(germany)) == "5,0 km")
        let hot = Measurement(value: 68, unit: UnitTemperature.fahrenheit)
        #expect(hot.formatted(.measurement(width: .abbreviated).locale(germany)) == "20 °C")
        let stored = Measurement(value: 12, unit: UnitInformationStorage.megabytes)
        #expect(stored.formatted(.measurement(width: .abbreviated).locale(us)) == "12 MB")
        let short = Measurement(value: 5, unit: UnitDuration.minutes)
        #expect(short.formatted(.measurement(width: .abbreviated).locale(us)) == "5 min")
    }

    @Test("A measurement has the unit of its purpose in the reader's region")
    func usages() {
        let britain = Locale(identifier: "en_GB")
        let near = Measurement(value: 500, unit: UnitLength.meters)
        #expect(
            near.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)) == "1,650 ft"
        )
        #expect(
            near.formatted(.measurement(width: .wide, usage: .road).locale(germany)) == "500 Meter")
        let meal = Measurement(value: 500, unit: UnitEnergy.kilocalories)
        #expect(
            meal.formatted(.measurement(width: .wide, usage: .food).locale(us)) == "500 Calories")
        #expect(
            meal.formatted(.measurement(width: .wide, usage: .workout).locale(us)) == "500 Calories"
        )
        let weight = Measurement(value: 80, unit: UnitMass.kilograms)
        #expect(
            weight.formatted(.measurement(width: .wide, usage: .personWeight).locale(britain))
                == "12 stone, 8.4 pounds")
        let height = Measurement(value: 183, unit: UnitLength.centimeters)
        #expect(
            height.formatted(.measurement(width: .wide, usage: .personHeight).locale(germany))
                == "183 Zentimeter")
        let air = Measurement(value: 1013, unit: UnitPressure.hectopascals)
        #expect(
            air.formatted(
                .measurement(
                    width: .wide, usage: .barometric,
                    numberFormatStyle: .number.precision(.fractionLength(2))
                ).locale(us)) == "29.91 inches of mercury")
        let warm = Measurement(value: 20.5, unit: UnitTemperature.celsius)
        #expect(
            warm.formatted(.measurement(width: .wide, usage: .weather).locale(us))
                == "69 degrees Fahrenheit")
        #expect(
            warm.formatted(
                .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(us))
                == "69°")
    }

    @Test("Texts are sorted and found as a person of the language does")
    func localizedTexts() throws {
        let names = [Named(name: "item 10"), Named(name: "Item 9"), Named(name: "état")]
        let sorted = ["état", "Item 9", "item 10"]
        #expect(
            names.sorted(using: SortDescriptor(\.name, comparator: .localizedStandard)).map(\.name)
                == sorted)
        #expect(
            names.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(
                \.name)
                == sorted)
        #expect(
            names.map(\.name).sorted(using: .localizedStandard) == sorted)
        let word = "ETAT"
        let found = #Predicate<Named> { $0.name.localizedStandardContains(word) }
        #expect(try names.filter(found).map(\.name) == ["état"])
    }
}

private struct Named: Sendable {
    let name: String
}
