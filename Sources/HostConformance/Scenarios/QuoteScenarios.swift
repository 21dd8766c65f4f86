import AppIntentsMetadata

// Texts that a careless host would interpret as something else.

/// A text that is shown unchanged in a dialog, a view, a label and an error.
@_alwaysEmitConformanceMetadata
private protocol QuoteScenario: ScenarioDeclaration {
    var kind: String { get }
    var text: String { get }
    var shown: String { get }
}

extension QuoteScenario {
    var shown: String { text }
    var name: String { "\(kind) is shown as text" }
    var rules: [String] { ["DLG-1", "ERR-2"] }

    func play(_ script: HostScript) async throws {
        func card(_ error: String = "") -> String {
            """
            Quote
            “\(shown)”
            | \(shown)
            | [\(shown)]
            | after\(error)
            [Done]
            """
        }
        try await script.perform("ConformanceQuoteIntent", ["text": .string(text)])
        try await script.expect(card())
        try await script.tap(shown)
        try await script.expect(card("\n! \(shown)"))
    }
}

private struct QuoteMarkup: QuoteScenario {
    let kind = "Markup"
    let text = "<b onclick=\"x\">&amp;</b><script>alert('&lt;')</script> <!-- \\u003c"
}

private struct QuoteUnfinishedTag: QuoteScenario {
    let kind = "An unfinished tag"
    let text = "</span></button><img src=x onerror=\"alert(1)\""
}

private struct QuoteControlCharacters: QuoteScenario {
    let kind = "A text with control characters"
    let text = "a\u{1B}[31mred\u{0}\u{7}\u{8}b\u{9B}2Jc\u{7F}"
    let shown = "a[31mredb2Jc"
}

private struct QuoteRightToLeft: QuoteScenario {
    let kind = "Text from right to left"
    let text = "\u{202E}שלום \u{2067}مرحبا\u{2069} 123"
}

private struct QuoteAllPlanes: QuoteScenario {
    let kind = "Text of all planes"
    let text = "é e\u{301} 👩‍👩‍👧‍👦 \u{10FFFD} \u{FEFF}\u{2028}."
}
