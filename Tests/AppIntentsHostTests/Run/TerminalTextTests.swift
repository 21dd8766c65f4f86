import AppIntentsMetadata
import Foundation
import SnippetRendering
import Testing

@testable import AppIntentsHost

/// Text for terminals.
@Suite struct TerminalTextTests {
    @Test("Lines break between words and keep their indentation")
    func wraps() {
        let columns = TextColumns(width: 30)
        #expect(
            columns.wrapped("one two three four five six seven", indentation: 2)
                == "  one two three four five six\n  seven")
        #expect(
            columns.wrapped("a\n\nb") == "a\n\nb")
        let long = String(repeating: "x", count: 50)
        #expect(columns.wrapped("a \(long) b") == "a\n\(long)\nb")
    }

    @Test("Explanations stand below one another")
    func tables() {
        let columns = TextColumns(width: 40)
        let table = columns.table([
            ("--a", "One."), ("--bcd VALUE", "Two words and some more to break."),
            (String(repeating: "z", count: 30), "Far."), ("--e", ""),
        ])
        #expect(
            table == """
                  --a          One.
                  --bcd VALUE  Two words and some more
                               to break.
                  zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz
                               Far.
                  --e
                """)
    }

    @Test("Nothing from the app's data steers the terminal")
    func isSafe() throws {
        let bad = "a\u{1B}[31mb\r\nc\td\u{9B}31m\u{7F}\u{2028}e\u{0}"
        #expect(bad.safeForTerminal() == "a[31mb\nc d31m\ne")
        #expect(bad.safeForTerminal(lineEnd: " ") == "a[31mb c d31m e")
        let report = RunReport(
            intent: "A", value: .string(bad), dialog: bad, words: bad, lines: [TextLine(bad)])
        #expect(report.plain() == "a[31mb\nc d31m\ne\na[31mb\nc d31m\ne")
        let painted = TerminalPaint(isColored: true).painted([TextLine(bad, .heading)])
        #expect(painted == "\u{1B}[1ma[31mb\nc d31m\ne\u{1B}[0m")
        let json = try report.json()
        #expect(
            json.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        )
        let value = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
        #expect(value["value"] == bad)
    }

    @Test(
        "The language is the one that POSIX variables name",
        arguments: [
            ([:], "en"), (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "C"], "en"),
            (["LANG": "C.UTF-8"], "en"), (["LC_ALL": "", "LANG": "fr"], "fr"),
            (["LC_ALL": "pt_BR@euro", "LANG": "fr"], "pt-BR"), (["LANG": "../../x"], "en"),
        ])
    func language(_ environment: [String: String], _ expected: String) {
        #expect(TerminalLanguage.identifier(in: environment) == expected)
    }

    @Test("The time zone is the one of TZ", arguments: ["Asia/Tokyo", ":Asia/Tokyo", "../x", nil])
    func timeZone(_ name: String?) {
        var environment = ["LANG": "de_DE.UTF-8"]
        environment["TZ"] = name
        let locale = TerminalLanguage.locale(in: environment)
        #expect(
            locale.timeZone?.identifier == (name?.hasSuffix("Tokyo") == true ? "Asia/Tokyo" : nil))
        #expect(locale.language.languageCode == "de")
    }

    @Test(
        "Suggested words can be pasted into a shell",
        arguments: [
            ("plain", "plain"), ("two words", "'two words'"), ("it's", "'it'\\''s'"), ("", "''"),
            ("$(x)", "'$(x)'"), ("a/b.c-d_e", "a/b.c-d_e"),
        ])
    func quotes(_ text: String, _ quoted: String) {
        #expect(text.shellQuoted == quoted)
    }
}
