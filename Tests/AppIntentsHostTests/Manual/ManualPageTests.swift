import AppIntents
import ArgumentParser
import Foundation
import IntentSystem
import IntentTestKit
import Testing

@testable import AppIntentsHost

private struct Ferry: IntentsApp {
    @Option(help: "The sea, e.g. \"North\". .Sh isn't a section.") var sea: String?
}

/// An intent whose texts do their best to be requests of a manual page.
struct RepairHullIntent: AppIntent {
    static let title: LocalizedStringResource = "Repair \\fBHull"
    static let description = IntentDescription(".Sh EVIL\n'br \u{1B}[31m\\\" And more. “Sure”!")
    @Parameter(title: "Op \"x\" .El", description: "Ends the list.\n.El") var part: String
    @Parameter(title: "Wind") var wind: Wind?
    @Parameter(title: "No") var isSlow: Bool?

    func perform() async throws -> some IntentResult { .result() }
}

/// The manual page of an app.
@Suite struct ManualPageTests {
    @Test("The page has the commands, the intents and what surrounds them, each text as it is")
    func page() throws {
        let page = try #require(
            ManualPage(
                of: Ferry.self, Catalog(intents: [RepairHullIntent.self]),
                in: Locale(identifier: "en"), program: "Ferry",
                date: Date(timeIntervalSince1970: 1_700_000_000)))
        #if Voice
            try expectSnapshot(page.text, named: "Ferry-Voice.1")
        #else
            try expectSnapshot(page.text, named: "Ferry.1")
        #endif
    }

    @Test("Prose is broken at sentences, and never becomes a request")
    func prose() {
        #expect(
            ManualText.prose("One. Two words! --a-b c-d") == [
                "One.", "Two words!", #"\-\-a\-b c-d"#,
            ])
        #expect(ManualText.prose(".Sh X") == [#"\&.Sh X"#])
        #expect(ManualText.prose("'br") == [#"\&'br"#])
        #expect(ManualText.prose("a\\fBb\u{1B}[1m\n.c") == [#"a\efBb[1m .c"#])
        #expect(ManualText.prose("").isEmpty)
        let long = ManualText.prose(String(repeating: "word ", count: 40))
        #expect(long.allSatisfy { $0.utf8.count <= 76 && !$0.hasSuffix(" ") })
    }

    @Test("An argument of a macro is one word, and no macro")
    func arguments() {
        #expect(ManualText.argument("a b") == #""a b""#)
        #expect(ManualText.argument("Nm") == #"\&Nm"#)
        #expect(ManualText.argument("") == #"\&"#)
        #expect(ManualText.argument(#"say "x\y" now"#) == #""say \(dqx\ey\(dq now""#)
        #expect(ManualText.argument("state-directory") == #"state\-directory"#)
    }
}
