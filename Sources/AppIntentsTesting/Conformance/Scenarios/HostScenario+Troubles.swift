import AppIntentsMetadata

extension HostScenario {
    /// What goes wrong, and what must not.
    static let troubles = [actionFails, refreshFails, staleTap, tapAfterDone] + quotes

    private static let actionFails = HostScenario(
        "When a button's intent fails its card stays and says why", rules: "BTN-8", "ERR-2"
    ) { script in
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Break")
        try await script.expect(basket(10, error: "The handle came off."))
        try await script.tap("Add")
        try await script.expect(basket(11))
        try await script.expect(notes: "broke", "added")
    }

    private static let refreshFails = HostScenario(
        "When a snippet cannot be drawn again its last view stays", rules: "SNI-3", "ERR-2"
    ) { script in
        func card(_ number: Int, error: String = "") -> String {
            "Show Numbers\n| Number \(number)\n| [Next]\(error)\n[Done]"
        }
        try await script.perform("ConformanceShowFragileIntent")
        try await script.expect(card(0))
        try await script.tap("Next")
        try await script.expect(card(0, error: "\n! 1 cannot be drawn."))
        try await script.tap("Next")
        try await script.expect(card(2))
    }

    private static let staleTap = HostScenario(
        "A tap on a card that was replaced performs nothing", rules: "BTN-6", "SNI-11"
    ) { script in
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.tap("Open")
        try await script.sendAgain(stepsBack: 2)
        try await script.expect("Open Shelf\n| An empty shelf\n[Done]\n(refused: stale)")
        try await script.expect(notes: "added", "opened")
    }

    private static let tapAfterDone = HostScenario(
        "A tap after Done performs nothing", rules: "SNI-9"
    ) { script in
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.done()
        try await script.sendAgain(stepsBack: 2)
        try await script.expect("(refused: stale)")
        try await script.expect(notes: "added")
    }

    // MARK: - Texts

    private static let quotes = [
        quote("Markup", "<b onclick=\"x\">&amp;</b><script>alert('&lt;')</script> <!-- \\u003c"),
        quote("An unfinished tag", "</span></button><img src=x onerror=\"alert(1)\""),
        quote(
            "A text with control characters", "a\u{1B}[31mred\u{0}\u{7}\u{8}b\u{9B}2Jc\u{7F}",
            "a[31mredb2Jc"),
        quote("Text from right to left", "\u{202E}שלום \u{2067}مرحبا\u{2069} 123"),
        quote("Text of all planes", "é e\u{301} 👩‍👩‍👧‍👦 \u{10FFFD} \u{FEFF}\u{2028}."),
    ]

    /// A text is shown as it is in a dialog, a view, a label and an error.
    private static func quote(
        _ kind: String, _ text: String, _ shown: String? = nil
    ) -> HostScenario {
        let shown = shown ?? text
        return HostScenario("\(kind) is shown as text", rules: "DLG-1", "ERR-2") { script in
            func card(_ error: String = "") -> String {
                """
                Quote
                “\(shown)”
                | \(shown)
                | after
                | [\(shown)]\(error)
                [Done]
                """
            }
            try await script.perform("ConformanceQuoteIntent", ["text": .string(text)])
            try await script.expect(card())
            try await script.tap(shown)
            try await script.expect(card("\n! \(shown)"))
        }
    }
}
