// Surfaces that come and go.

private struct ReloadOfACard: ScenarioDeclaration {
    let name = "A surface that is loaded again shows the same card"
    let rules = ["FLW-8", "FLW-9"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.reloadSurface()
        try await script.expect(basket(1))
        try await script.tap("Add")
        try await script.expect(basket(2))
    }
}

private struct ReloadOfAQuestion: ScenarioDeclaration {
    let name = "A surface that is loaded again shows the same question"
    let rules = ["FLW-8"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceAskIntent")
        try await script.reloadSurface()
        try await script.expect("Send Order\n“Send the order?”\n[Cancel] [Send]")
        try await script.expect(notes: "asked")
        try await script.confirm()
        try await script.expect("Send Order\n“Sent.”\n[Done]")
        try await script.expect(notes: "asked", "sent")
    }
}

private struct Vanish: ScenarioDeclaration {
    let name = "A confirmation whose surface vanishes for good is cancelled"
    let rules = ["CON-3", "FLW-8"]

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceAskIntent")
        try await script.expect("Send Order\n“Send the order?”\n[Cancel] [Send]")
        try await script.vanish()
        try await script.expect(noteInTime: "not confirmed")
        try await script.reloadSurface()
        try await script.expect("(nothing)")
        try await script.expect(notes: "asked", "not confirmed")
    }
}

private struct Restart: ScenarioDeclaration {
    let name = "After a restart the last card is shown, and its buttons work"
    let rules = ["SNI-3"]
    let needsRestart = true

    func play(_ script: HostScript) async throws {
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.expect(basket(1))
        try await script.restart()
        try await script.expect(basket(1))
        try await script.tap("Add")
        try await script.expect(basket(2))
    }
}
