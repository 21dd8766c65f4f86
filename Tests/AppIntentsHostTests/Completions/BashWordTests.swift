import Testing

@testable import AppIntentsHost

/// Words as bash reads and writes them.
@Suite struct BashWordTests {
    @Test("A line is read as bash reads it, up to its cursor")
    func reads() {
        func read(_ line: String) -> [String] {
            let line = BashLine(line)
            return line.words + [line.current, "\(line.quotation)"]
        }
        #expect(read("App run --city=Ro") == ["App", "run", "--city=Ro", "none"])
        #expect(read("App run ") == ["App", "run", "", "none"])
        #expect(read(#"App  a\ b 'c d'"e f"g h"#) == ["App", "a b", "c de fg", "h", "none"])
        #expect(read("App 'it") == ["App", "it", "single"])
        #expect(read(#"App "a\$\b"#) == ["App", #"a$\b"#, "double"])
        #expect(read(#"App 'it'\''s"#) == ["App", "it's", "single"])
        #expect(read("App '' ") == ["App", "", "", "none"])
        #expect(read(#"App a\"#) == ["App", "a", "none"])
    }

    @Test("A redirection is no word, and its file is completed as one")
    func redirections() {
        #expect(BashLine("App run 2>er").isRedirected)
        let line = BashLine("App run >out 2>/dev/null <in li")
        #expect(line.words == ["App", "run"])
        #expect(line.current == "li")
        #expect(!line.isRedirected)
    }

    @Test(
        "A quoted text is read back as itself, at each place",
        arguments: [
            "plain", "a b", "it's", "\"", "$(x)`y`", "a\\b", "!x!", "*?[x]{a,b}", "~", "#", "a:b=c",
            "é 東京 مرحبا", "", "-x", "ends'", "ends\"", "<>|&;()",
        ])
    func quotes(_ text: String) throws {
        for (mark, quotation) in [
            ("", BashLine.Quotation.none), ("'", .single), ("\"", .double),
        ] {
            let quoted = try #require(text.quotedForBash(in: quotation))
            // Bash itself closes what doesn't end with the mark.
            let isClosed = mark.isEmpty || quoted.hasSuffix(mark)
            let line = BashLine("App \(mark)\(quoted)\(isClosed ? "" : mark)")
            #expect(line.current == text)
            #expect(line.quotation == .none)
        }
    }

    @Test("Hidden characters are numbers, and none inside of quotation marks")
    func hidden() {
        #expect("a\u{1B}\n'".quotedForBash(in: .none) == #"$'a\033\012\''"#)
        #expect("\u{202E}x".quotedForBash(in: .none) == #"$'\342\200\256x'"#)
        #expect("a\nb".quotedForBash(in: .single) == nil)
        #expect("a\nb".quotedForBash(in: .double) == nil)
    }
}
