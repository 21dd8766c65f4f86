import Foundation
import Testing

@testable import _Localization

@Suite struct LocalizationValueTests {
    private let english = Locale(identifier: "en_US")

    private func text(_ resource: LocalizedStringResource, _ locale: String = "en_US") -> String {
        resource.text(in: Locale(identifier: locale))
    }

    @Test(
        "A date is written in the language and the zone of its reader, unless the author chose one")
    func dates() {
        let date = Date(timeIntervalSince1970: 0)
        let tokyo = Locale(language: "de", in: TimeZone(named: "Asia/Tokyo"))
        #expect(tokyo.timeZone?.identifier == "Asia/Tokyo")
        #expect(Locale(identifier: tokyo.identifier).timeZone?.identifier == "Asia/Tokyo")
        #expect(tokyo.withoutTimeZone.timeZone == nil)
        #expect(TimeZone(named: "Nowhere/Land") == nil)
        let resource: LocalizedStringResource = "\(date, format: .dateTime.hour().minute())"
        #expect(resource.text(in: tokyo) == "09:00")
        let fixed: LocalizedStringResource =
            "\(date, format: Date.FormatStyle(timeZone: .gmt).hour().minute())"
        #expect(fixed.text(in: tokyo) == "00:00")
    }

    @Test("A key names the type of each argument")
    func key() {
        let name = "Uluru"
        let value: String.LocalizationValue = "\(name): \(3) of \(2.5), \(UInt8(1)) at 100%"
        #expect(value.key == "%@: %lld of %lf, %u at 100%%")
        #expect(("100%" as String.LocalizationValue).key == "100%")
        #expect(("\(2.5, specifier: "%.1f") km" as String.LocalizationValue).key == "%.1f km")
    }

    @Test("Arguments are written as the reader's locale writes them")
    func arguments() {
        #expect(text("\(1_234_567) steps") == "1,234,567 steps")
        #expect(text("\(1_234_567) steps", "de_DE") == "1.234.567 steps")
        #expect(text("\(2.5, specifier: "%.1f") km", "de_DE") == "2,5 km")
        #expect(text("\(7) of \(-7)") == "7 of -7")
        #expect(text("\(7, specifier: "%03d")") == "007")
        #expect(text("\(3.0)") == "3.000000")
    }

    @Test("Any value and nested resources can be arguments")
    func values() {
        struct Point: CustomStringConvertible { var description: String { "(1, 2)" } }
        struct Named: CustomLocalizedStringResourceConvertible {
            var localizedStringResource: LocalizedStringResource { "named" }
        }
        let nested: LocalizedStringResource = "inner \(1)"
        #expect(text("\(true) \(Point()) \(nested) \(Named())") == "true (1, 2) inner 1 named")
        #expect(text("\(0.25, format: .percent.locale(english))") == "25%")
    }

    @Test("A resource survives coding")
    func coding() throws {
        let resources: [LocalizedStringResource] = [
            "plain", "\("Uluru") has \(3)", LocalizedStringResource("key", defaultValue: "x"),
            LocalizedStringResource(
                "t", table: "T", locale: Locale(identifier: "de"),
                bundle: .atURL(URL(fileURLWithPath: "/tmp/a"))),
        ]
        let data = try JSONEncoder().encode(resources)
        #expect(try JSONDecoder().decode([LocalizedStringResource].self, from: data) == resources)
    }

    @Test("Resources are equal when they say the same")
    func equality() {
        #expect(("a" as LocalizedStringResource) == LocalizedStringResource("a"))
        #expect(("a" as LocalizedStringResource) != LocalizedStringResource("a", table: "T"))
        #expect(("\(1)" as LocalizedStringResource) != "\(2)")
        #expect(LocalizedStringResource("k", defaultValue: "v").key == "k")
        #expect(Set<LocalizedStringResource>(["a", "a", "b"]).count == 2)
    }

    @Test("String(localized:) gives the default value without a translation")
    func strings() {
        let name = "Uluru"
        #expect(String(localized: "Hello \(name)", locale: english) == "Hello Uluru")
        #expect(String(localized: "key", defaultValue: "Value \(2)", locale: english) == "Value 2")
        #expect(String(localized: LocalizedStringResource("Hi \(name)")) == "Hi Uluru")
        #expect(LocalizedStringResource(verbatim: "5 % %@").text(in: english) == "5 % %@")
    }
}
