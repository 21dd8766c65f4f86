import IntentTestKit

// The screen while an intent runs.

private struct Reload: ScenarioDeclaration {
    let name = "reload() shows and refreshes a card in the middle of a run"
    let rules = ["REL-2", "REL-3", "REL-4"]

    func play(_ script: HostScript) async throws {
        try await script.start("ConformanceSearchIntent")
        try await script.arrive(at: "searching")
        try await script.expect("Search\n| Searching\n[Done]\n(busy)")
        await script.lab.leave("searching")
        try await script.arrive(at: "counting")
        try await script.expect("Search\n| 1 found\n[Done]\n(busy)")
        try await script.leave("counting")
        try await script.expect("Search\n“There are 3.”\n| 3 found\n[Done]")
    }
}

private struct Stop: ScenarioDeclaration {
    let name = "Stop ends what is performed, and nothing is shown"
    let rules = ["ERR-8", "EXE-4"]

    func play(_ script: HostScript) async throws {
        try await script.start("ConformanceWaitIntent")
        try await script.arrive(at: "waiting")
        try await script.expect("(running: Wait)")
        try await script.stop()
        try await script.expect("(nothing)")
        try await script.expect(noteInTime: "stopped")
    }
}
