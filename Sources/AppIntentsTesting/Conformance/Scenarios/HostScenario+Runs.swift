extension HostScenario {
    /// What is seen while an intent runs.
    static let runs = [reload, stop]

    private static let reload = HostScenario(
        "reload() shows and refreshes a card in the middle of a run", rules: "REL-2", "REL-3",
        "REL-4"
    ) { script in
        try await script.start("ConformanceSearchIntent")
        try await script.arrive(at: "searching")
        try await script.expectSoon("Findings\n| Searching\n[Done]\n(busy)")
        await script.board.leave("searching")
        try await script.arrive(at: "counting")
        try await script.expectSoon("Findings\n| 1 found\n[Done]\n(busy)")
        try await script.leave("counting")
        try await script.expect("Findings\n“There are 3.”\n| 3 found\n[Done]")
    }

    private static let stop = HostScenario(
        "Stop ends what is performed, and nothing is shown", rules: "ERR-8", "EXE-4"
    ) { script in
        try await script.start("ConformanceWaitIntent")
        try await script.arrive(at: "waiting")
        try await script.expectSoon("Wait\n(busy)")
        try await script.stop()
        try await script.expect("(nothing)")
        try await script.expectSoon(note: "stopped")
    }
}
