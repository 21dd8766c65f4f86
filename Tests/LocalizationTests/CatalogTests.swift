import Foundation
import Testing

@testable import _Localization

@Suite struct CatalogTests {
    private let bundle: LocalizedStringResource.BundleDescription = .atURL(
        Bundle.module.bundleURL.appendingPathComponent("Catalogs"))
    private let german = Locale(identifier: "de_AT")

    private func resource(
        _ value: String.LocalizationValue, table: String? = nil
    ) -> LocalizedStringResource {
        LocalizedStringResource(value, table: table, bundle: bundle)
    }

    @Test("A text is translated for each reader's language")
    func languages() {
        let title = resource("Find Closest")
        #expect(title.text(in: german) == "Nächste Sehenswürdigkeit")
        #expect(title.text(in: Locale(identifier: "pt_BR")) == "Ponto mais próximo")
        #expect(title.text(in: Locale(identifier: "fr")) == "Find Closest")
    }

    @Test("A key of its own leads to the translation, and the default value stands for none")
    func keys() {
        let greeting = LocalizedStringResource(
            "greeting", defaultValue: "Hello", bundle: bundle)
        #expect(greeting.text(in: german) == "Guten Tag")
        #expect(greeting.text(in: Locale(identifier: "en_GB")) == "Good day")
        #expect(greeting.text(in: Locale(identifier: "ja")) == "Hello")
    }

    @Test("A reader whose language a catalog lacks gets the plural forms of the code's own")
    func sourceLanguage() {
        let italian = Locale(identifier: "it_IT")
        #expect(resource("\(1) notes", table: "Notes").text(in: italian) == "1 note")
        #expect(resource("\(2) notes", table: "Notes").text(in: italian) == "2 notes")
        #expect(resource("\(1) notes", table: "Notes").text(in: german) == "1 Notiz")
    }

    @Test("A table is chosen by name")
    func tables() {
        #expect(
            resource("Find Closest", table: "Other").text(in: german) == "Aus der anderen Tabelle")
        #expect(resource("Find Closest", table: "Missing").text(in: german) == "Find Closest")
    }

    @Test("A translation orders its arguments anew")
    func positions() {
        #expect(resource("\("Ada") has \(1200) tickets").text(in: german) == "1.200 Karten für Ada")
        #expect(
            resource("Closest to \(resource("Find Closest"))").text(in: german)
                == "Am nächsten: Nächste Sehenswürdigkeit")
    }

    @Test("The closest language comes first")
    func order() {
        #expect(
            BundleCatalogs.languages(for: Locale(identifier: "zh_Hant_TW"))
                == ["zh-hant-tw", "zh-tw", "zh-hant", "zh", "base"])
        #expect(BundleCatalogs.languages(for: Locale(identifier: "en")).contains("en"))
    }

    @Test("The main bundle is named by its description, and any other by itself")
    func bundles() {
        #expect(LocalizedStringResource("Basil", bundle: .main).bundle == .main)
        #expect(
            LocalizedStringResource("basil", defaultValue: "Basil", bundle: .main).bundle == .main)
        #expect(
            LocalizedStringResource("Basil", bundle: .module).bundle
                == .atURL(Bundle.module.bundleURL))
    }

    @Test("A folder without translations has no catalogs")
    func none() {
        #expect(BundleCatalogs(searching: [URL(fileURLWithPath: "/nonexistent")]) == nil)
        let elsewhere = LocalizedStringResource(
            "Find Closest", bundle: .atURL(URL(fileURLWithPath: "/nonexistent")))
        #expect(elsewhere.text(in: german) == "Find Closest")
    }
}
