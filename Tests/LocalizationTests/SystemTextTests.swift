import Foundation
import Testing

@testable import _Localization

@Suite("The system's texts")
struct SystemTextTests {
    private func text(_ value: String.LocalizationValue, _ language: String) -> String {
        LocalizedStringResource(system: value).text(in: Locale(identifier: language))
    }

    @Test(
        "stand in each language, with their arguments",
        arguments: [
            ("en", "“Order” took too long and was stopped."),
            ("de", "„Order“ hat zu lange gedauert und wurde gestoppt."),
            ("fr", "«\u{A0}Order\u{A0}» a pris trop de temps et a été arrêté."),
            ("es", "«Order» ha tardado demasiado y se ha detenido."),
            ("ja", "“Order”は時間がかかりすぎたため、停止されました。"),
            ("zh-Hans", "“Order”耗时过长，已停止。"),
            ("zh-Hant", "「Order」耗時過長，已停止。"),
            ("ar", "استغرق «Order» وقتًا طويلاً فتم إيقافه."),
        ])
    func languages(language: String, expected: String) {
        #expect(text("“\("Order")” took too long and was stopped.", language) == expected)
    }

    @Test(
        "speak to readers of every region, and in English where the system has no words",
        arguments: [
            ("de-AT", "Fertig"), ("de_CH", "Fertig"), ("zh-TW", "完成"), ("zh", "完成"),
            ("it", "Done"), ("", "Done"), ("pt-BR", "Done"),
        ])
    func fallback(language: String, expected: String) {
        #expect(text("Done", language) == expected)
    }

    @Test(
        "tell the two kinds of Chinese apart by script, else by region",
        arguments: [
            ("zh", "删除"), ("zh-CN", "删除"), ("zh-Hans-TW", "删除"), ("zh-TW", "刪除"),
            ("zh-HK", "刪除"), ("zh-Hant", "刪除"),
        ])
    func chinese(language: String, expected: String) {
        #expect(text("Delete", language) == expected)
    }

    @Test(
        "count as the language does",
        arguments: [
            ("de", 1, "1 weiteres"), ("de", 12, "12 weitere"), ("fr", 0, "0 autre"),
            ("fr", 2, "2 autres"), ("es", 2, "2 más"), ("ja", 2, "ほか2件"), ("en", 1, "1 more"),
        ])
    func plurals(language: String, count: Int, expected: String) {
        #expect(text("\(count) more", language) == expected)
    }

    @Test(
        "count in the six forms of Arabic",
        arguments: [
            (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many),
            (99, .many), (100, .other), (102, .other), (103, .few), (1_011, .many),
        ] as [(Int64, PluralCategory)])
    func arabic(count: Int64, expected: PluralCategory) {
        #expect(PluralCategory(count, language: "ar") == expected)
    }

    @Test("put arguments where the translation wants them")
    func order() {
        #expect(
            text("No \("Landmark") matches “\("100% %@")”.", "de")
                == "Für „100% %@“ wurde nichts gefunden (Landmark).")
    }

    @Test("are the same after they were stored")
    func stored() throws {
        let resource = LocalizedStringResource(system: "Done: \("Order")")
        let data = try JSONEncoder().encode(resource)
        let read = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
        #expect(read == resource)
        #expect(read.text(in: Locale(identifier: "de")) == "Fertig: Order")
    }

    @Test("don't take the place of an app's own texts")
    func ownTexts() {
        let resource: LocalizedStringResource = "Done"
        #expect(resource.text(in: Locale(identifier: "de")) == "Done")
    }

    @Test(
        "are refused as a catalog if the file is none",
        arguments: [
            ("{", "At byte 1: the name of a member was expected."),
            ("{}", "At byte 2: there are no “strings”."),
            (#"{"strings": {}} 1"#, "At byte 16: nothing may follow the message."),
            (
                #"{"strings": {"Go": {"localizations": {"de": {"stringUnit": {}}}}}}"#,
                "At byte 61 (strings.Go.localizations.de.stringUnit): a text has no “value”."
            ),
        ])
    func broken(file: String, problem: String) {
        #expect {
            try StringCatalog(Data(file.utf8))
        } throws: { error in
            "\(error)" == problem
        }
    }

    @Test("Bad input: a number of an argument that no text has is none")
    func argument() throws {
        for number in [Int.min, 0, Int.max] {
            let file = """
                {"strings": {"%lld pages": {"localizations": {"de": {
                    "stringUnit": {"state": "translated", "value": "%#@pages@"},
                    "substitutions": {"pages": {"argNum": \(number), "variations": {"plural": {
                        "other": {"stringUnit": {"state": "translated", "value": "%arg Seiten"}}}}}}}}}}}
                """
            let catalog = try StringCatalog(Data(file.utf8))
            #expect(
                catalog.translation(of: "%lld pages", language: "de", number: 3) == "%1$lld Seiten")
        }
    }
}
