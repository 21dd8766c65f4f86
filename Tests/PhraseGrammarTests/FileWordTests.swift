import Foundation
import PhraseGrammar
import Testing

/// Files that people name in words.
struct FileWordTests {
    private static let names = [
        "Quarterly-Report_2026.pdf", "report.pdf", "report 2.docx", "IMG_0012.JPG",
        "holidayPlans.txt", "Reise nach Köln.odt", "四半期レポート.pdf",
    ]

    private func files(_ words: String, _ language: String = "en") -> [String] {
        AnswerReader(Language.of(Locale(identifier: language)))
            .files(called: words, among: Self.names).map { Self.names[$0] }
    }

    @Test(
        "A file is called by words of its name, whatever their case, their signs and the extension",
        arguments: [
            ("the quarterly report", "Quarterly-Report_2026.pdf"),
            ("QUARTERLY report 2026", "Quarterly-Report_2026.pdf"),
            ("quarterly report twenty twenty six", "Quarterly-Report_2026.pdf"),
            ("quaterly reprot", "Quarterly-Report_2026.pdf"),
            ("report dot pdf", "report.pdf"), ("report.pdf please", "report.pdf"),
            ("report", "report.pdf"), ("the report pdf", "report.pdf"),
            ("report two", "report 2.docx"),
            ("image twelve", ""), ("img twelve", "IMG_0012.JPG"), ("img 12", "IMG_0012.JPG"),
            ("the holiday plans", "holidayPlans.txt"), ("Koln", "Reise nach Köln.odt"),
            ("the invoice", ""), ("quarterly report of Anna", ""),
        ])
    func calls(words: String, name: String) {
        #expect(files(words) == (name.isEmpty ? [] : [name]))
    }

    @Test(
        "Each language has words for signs and numbers",
        arguments: [
            ("de", "report punkt pdf", "report.pdf"), ("de", "report zwei", "report 2.docx"),
            ("fr", "report point pdf", "report.pdf"), ("es", "report punto pdf", "report.pdf"),
            ("ja", "四半期レポート", "四半期レポート.pdf"),
        ])
    func callsInLanguages(language: String, words: String, name: String) {
        #expect(files(words, language) == [name])
    }

    @Test("Words that fit several files equally well mean all of them")
    func namesakes() {
        let reader = AnswerReader(Language.of(Locale(identifier: "en")))
        #expect(
            reader.files(called: "notes", among: ["Notes May.txt", "Notes June.txt", "x.txt"])
                == [0, 1])
        #expect(reader.files(called: "notes", among: []) == [])
        #expect(reader.files(called: "the pdf", among: Self.names) == [0, 1, 6])
        let invoices = ["Invoice March.pdf", "Invoice March 2026 final.pdf", "Plan.pdf"]
        #expect(Set(reader.files(called: "the invoice", among: invoices)) == [0, 1])
        #expect(reader.files(called: "invoice march", among: invoices) == [0])
        #expect(reader.files(called: "log", among: ["app.log", "log.txt"]) == [1])
        #expect(reader.files(called: "the log", among: ["app.log", "log book.txt"]) == [0, 1])
    }

    @Test(
        "The kind and the age of a file are told beside its name",
        arguments: [
            ("en", "the newest photo", "", FileKind.image, true),
            ("en", "the latest", "", nil, true),
            ("en", "the most recent report", "report", nil, true),
            ("en", "my last document please", "", .document, true),
            ("en", "the louvre picture", "louvre", .image, false),
            ("en", "the quarterly report", "quarterly report", nil, false),
            ("de", "das neueste Foto", "", .image, true),
            ("en", "the most wanted list", "most wanted list", nil, false),
            ("fr", "la photo la plus récente", "", .image, true),
            ("fr", "le plus long rapport", "long rapport", nil, false),
            ("es", "la última foto", "", .image, true),
            ("es", "la foto más reciente", "", .image, true),
            ("es", "el informe más largo", "informe largo", nil, false),
            ("ja", "最新の写真", "", .image, true),
            ("ja", "一番新しい写真", "", .image, true),
            ("ja", "一番好きな写真", "一番 好き", .image, false),
            ("zh-Hans", "最新的照片", "", .image, true),
            ("ar", "أحدث صورة", "", .image, true),
        ] as [(String, String, String, FileKind?, Bool)])
    func tells(
        language: String, words: String, name: String, kind: FileKind?, isNewest: Bool
    ) {
        let request = AnswerReader(Language.of(Locale(identifier: language))).fileRequest(words)
        #expect(request == FileRequest(name: name, kind: kind, isNewest: isNewest))
    }
}
