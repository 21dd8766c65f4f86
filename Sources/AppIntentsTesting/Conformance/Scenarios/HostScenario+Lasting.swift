extension HostScenario {
    /// Surfaces that come and go.
    static let lasting = [reloadOfACard, reloadOfAQuestion, vanish, restart]

    private static let reloadOfACard = HostScenario(
        "A surface that is loaded again shows the same card", rules: "FLW-8", "FLW-9"
    ) { script in
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.reloadSurface()
        try await script.expect(basket(1))
        try await script.tap("Add")
        try await script.expect(basket(2))
    }

    private static let reloadOfAQuestion = HostScenario(
        "A surface that is loaded again shows the same question", rules: "FLW-8"
    ) { script in
        try await script.perform("ConformanceAskIntent")
        try await script.reloadSurface()
        try await script.expect("Send Order\n“Send the order?”\n[Cancel] [Send]")
        try await script.expect(notes: "asked")
        try await script.confirm()
        try await script.expect("Send Order\n“Sent.”\n[Done]")
        try await script.expect(notes: "asked", "sent")
    }

    private static let vanish = HostScenario(
        "A confirmation whose surface vanishes for good is cancelled", rules: "CON-3", "FLW-8"
    ) { script in
        try await script.perform("ConformanceAskIntent")
        try await script.expect("Send Order\n“Send the order?”\n[Cancel] [Send]")
        try await script.vanish()
        try await script.expectSoon(note: "not confirmed")
        try await script.reloadSurface()
        try await script.expect("(nothing)")
        try await script.expect(notes: "asked", "not confirmed")
    }

    private static let restart = HostScenario(
        "After a restart the last card is shown, and its buttons work", rules: "SNI-3",
        needsRestart: true
    ) { script in
        try await script.perform("ConformanceShowIntent")
        try await script.tap("Add")
        try await script.expect(basket(1))
        try await script.restart()
        try await script.expect(basket(1))
        try await script.tap("Add")
        try await script.expect(basket(2))
    }
}
