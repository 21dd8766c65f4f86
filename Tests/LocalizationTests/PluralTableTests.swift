import Foundation
import Synchronization
import Testing

@testable import _Localization

/// String catalogs and `.stringsdict` tables of apps: plurals, devices, widths, and damaged ones.
@Suite struct PluralTableTests {
    private static let folder = Bundle.module.bundleURL.appendingPathComponent("Catalogs")
    private let bundle: LocalizedStringResource.BundleDescription = .atURL(folder)

    private func text(
        _ value: String.LocalizationValue, _ language: String, table: String? = "Notes"
    ) -> String {
        LocalizedStringResource(value, table: table, bundle: bundle)
            .text(in: Locale(identifier: language))
    }

    @Test("A string catalog has its plural form for each number, in the source language too")
    func plurals() {
        #expect(text("\(1) notes", "de_AT") == "1 Notiz")
        #expect(text("\(2) notes", "de_AT") == "2 Notizen")
        #expect(text("\(1) notes", "en_US") == "1 note")
        #expect(text("\(1) notes", "ja") == "1 note")
        #expect(
            [1, 3, 5, 12, 22].map { text("\($0) notes", "pl") } == [
                "1 notatka", "3 notatki", "5 notatek", "12 notatek", "22 notatki",
            ])
    }

    @Test("Words for a device are those for any, else those for one with a keyboard")
    func devices() {
        #expect(text("Tap to open", "en") == "Click to open")
        #expect(text("Tap to open", "de") == "Zum Öffnen auswählen")
        #expect(text("Press", "ru", table: nil) == "Щёлкните")
    }

    @Test("Several numbers have their own forms, in the translation's order")
    func substitutions() {
        #expect(text("\(1) of \(7) in \("Küche")", "de") == "Küche: 1 Aufgabe von 7")
        #expect(text("\(3) of \(1) in \("Küche")", "de") == "Küche: 3 Aufgaben von einer")
    }

    @Test("A .stringsdict has plural forms, devices and widths")
    func dictionary() {
        #expect(
            [1, 2, 5, 11, 21].map { text("\($0) songs by \("Кино")", "ru", table: nil) } == [
                "1 песня от Кино", "2 песни от Кино", "5 песен от Кино", "11 песен от Кино",
                "21 песня от Кино",
            ])
        #expect(text("Welcome", "ru", table: nil) == "Добро пожаловать")
    }

    @Test(
        "Bad input: broken plurals, missing forms, damaged and missing tables show no key or code")
    func broken() {
        #expect(text("Untranslated", "de") == "Untranslated")
        #expect(text("Broken plural", "de") == "Broken plural")
        #expect(text("No other \(5)", "de") == "Nur 5")
        #expect(text("Broken", "ru", table: nil) == "Broken")
        #expect(text("Anything", "de", table: "Damaged") == "Anything")
        #expect(text("Anything", "de", table: "Missing") == "Anything")
    }

    @Test("Bad input: a damaged table is told once, with the file, the reason and the cure")
    func told() {
        final class Log: DamagedTableNoting {
            let tables = Mutex<[DamagedTable]>([])
            func note(_ table: DamagedTable) { tables.withLock { $0.append(table) } }
            func notes(about name: String) -> [String] {
                tables.withLock { $0 }.filter { $0.file.lastPathComponent == name }
                    .map(\.description)
            }
        }
        #expect(text("Anything", "de", table: "Damaged") == "Anything")
        let log = Log()
        DamagedTables.shared.add(log)
        #expect(text("Anything", "fr", table: "Damaged") == "Anything")
        #expect(
            log.notes(about: "Damaged.xcstrings") == [
                """
                The translations in “Catalogs/Damaged.xcstrings” can't be read, so their texts stay in the \
                language of the code: At byte 12 (strings): an object was expected. \
                Mend the file and build again.
                """
            ])
        #expect(log.notes(about: "Notes.xcstrings").isEmpty)
    }

    @Test("Bad input: the damaged tables of folders are found without a look at a text")
    func found() {
        let found = DamagedTable.all(in: [
            Self.folder, URL(fileURLWithPath: "/nonexistent"),
        ])
        #expect(found.map(\.file.lastPathComponent) == ["Damaged.xcstrings"])
    }

    @Test(
        "Numbers choose the form of their language",
        arguments: [
            ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 111: "many", 22: "few"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
            ("cs", [1: "one", 3: "few", 5: "other"]), ("pt-BR", [0: "one", 1: "one", 2: "other"]),
            ("he", [1: "one", 2: "two", 3: "other"]),
            ("ro", [1: "one", 0: "few", 19: "few", 20: "other"]),
            ("ja", [1: "other"]), ("en", [-1: "one"]),
        ])
    func categories(language: String, forms: [Int64: String]) {
        for (number, form) in forms {
            #expect(PluralCategory(number, language: language).rawValue == form, "\(number)")
        }
    }
}
