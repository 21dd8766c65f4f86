// Failures, and taps that come too late.

private struct ActionFails: ScenarioDeclaration {
    let name = "When a button's intent fails its card stays and says why"
    let rules = ["BTN-8", "ERR-2"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Break")
        try await script.expect(basket(10, error: "The handle came off."))
        try await script.tap("Add")
        try await script.expect(basket(11))
        try await script.expect(notes: "broke", "added")
    }
}

private struct RefreshFails: ScenarioDeclaration {
    let name = "When a snippet cannot be drawn again its last view stays"
    let rules = ["SNI-3", "ERR-2"]

    func play(_ script: HostScript) async throws {
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
}

private struct StaleTap: ScenarioDeclaration {
    let name = "A tap on a card that was replaced performs nothing"
    let rules = ["BTN-6", "SNI-11"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.tap("Open")
        try await script.sendAgain(stepsBack: 2)
        try await script.expect("Open Shelf\n| An empty shelf\n[Done]\n(refused: stale)")
        try await script.expect(notes: "added", "opened")
    }
}

private struct TapAfterDone: ScenarioDeclaration {
    let name = "A tap after Done performs nothing"
    let rules = ["SNI-9"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.done()
        try await script.sendAgain(stepsBack: 2)
        try await script.expect("(refused: stale)")
        try await script.expect(notes: "added")
    }
}
