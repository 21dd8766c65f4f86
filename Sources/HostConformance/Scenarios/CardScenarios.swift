// Result cards, and their controls.

extension ScenarioDeclaration {
    /// Returns the card of `ConformanceShowIntent`.
    func basket(_ count: Int, error: String? = nil, end: String = "") -> String {
        """
        Show Basket
        “Here is the basket.”
        | \(count) in the basket
        | [Add]
        | [Say]
        | [Break]
        | [Open]\(error.map { "\n! \($0)" } ?? "")
        [Done]\(end)
        """
    }
}

private struct Result: ScenarioDeclaration {
    let name = "A result shows its dialog and its snippet"
    let rules = ["SNI-1", "DLG-1"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.expect(basket(0))
    }
}

private struct Tap: ScenarioDeclaration {
    let name = "A tap performs the button's intent, then the snippet again"
    let rules = ["BTN-2", "SNI-3"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.expect(basket(1))
        try await script.tap("Add")
        try await script.expect(basket(2))
        try await script.expect(notes: "added", "added")
    }
}

private struct Say: ScenarioDeclaration {
    let name = "What a button's intent says is said once"
    let rules = ["BTN-10"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Say")
        try await script.expect(basket(0, end: "\n(said “It is a nice basket.”)"))
        try await script.tap("Add")
        try await script.expect(basket(1))
    }
}

private struct Toggle: ScenarioDeclaration {
    let name = "A toggle flips, and flips back when its intent fails"
    let rules = ["BTN-4", "BTN-8"]

    func play(_ script: HostScript) async throws {
        func card(_ text: String, _ light: String, error: String = "") -> String {
            """
            Show Switches
            | \(text)
            | Light: \(light)
            | Stuck: off\(error)
            [Done]
            """
        }
        try await script.perform("ConformanceShowSwitchesIntent")
        try await script.expect(card("It is dark", "off"))
        try await script.toggle("Light", to: true)
        try await script.expect(card("It is light", "on"))
        try await script.toggle("Stuck", to: true)
        try await script.expect(card("It is light", "on", error: "\n! The switch is stuck."))
        try await script.toggle("Light", to: false)
        try await script.expect(card("It is dark", "off"))
        try await script.expect(notes: "light on", "light off")
    }
}

private struct Replace: ScenarioDeclaration {
    let name = "A snippet that a button shows replaces the one it is on"
    let rules = ["BTN-6", "SNI-11"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Open")
        try await script.expect("Open Shelf\n| An empty shelf\n[Done]")
        try await script.done()
        try await script.expect("(nothing)")
        try await script.expect(notes: "opened")
    }
}

private struct Done: ScenarioDeclaration {
    let name = "Done takes a card away, and nothing else does"
    let rules = ["SNI-9", "FLW-8"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.expect(basket(0))
        try await script.done()
        try await script.expect("(nothing)")
        try await script.sendAgain()
        try await script.expect("(refused: stale)")
        try await script.perform("ConformanceShowIntent")
        try await script.expect(basket(0))
    }
}
