import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// App Shortcuts with values, and what leads to shortcuts: DIS-4.
@Suite(.serialized) struct ShortcutValueTests {
    private func titles(_ sections: [SearchSection]) -> [String] {
        sections.flatMap { section in ["# \(section.title)"] + section.items.map(\.title) }
    }

    @Test("DIS-4 values of enumerations are known, others once the app has supplied them")
    func values() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        await system.system.renewOffers()
        #expect(titles(system.system.search("snow")) == ["# Dress", "Snow"])
        #expect(system.system.search("ridge") == [])

        Trails.Shortcuts.updateAppShortcutParameters()
        await system.system.renewOffers()
        #expect(
            titles(system.system.search("ridge"))
                == ["# Nearby Trails", "Open the trail Ridge", "# Hike", "Ridge"])
        #expect(titles(system.system.search("hike lake with test")) == ["# Hike", "Lake"])
        let item = try #require(system.system.search("hike lake").first?.items.first)
        #expect(item.subtitle == "Hike")
        #expect(item.colorName == "lime")
        let run = try await system.perform(item.intent, values: item.values ?? [:])
        #expect(run.dialog?.full == "To Lake.")
        try await system.finish()
    }

    @Test("The values that the author presents stand before a person types, in their collections")
    func presentation() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        Trails.Shortcuts.updateAppShortcutParameters()
        await system.system.renewOffers()
        let sections = system.system.search("")
        #expect(
            titles(sections) == [
                "# App Shortcuts", "Open Trail", "Hike", "Dress", "# Actions", "Show Tips",
                "# Favorite Trails", "Open the trail Gorge", "Open the trail Meadow",
                "# Nearby Trails", "Open the trail Ridge", "Open the trail Lake",
            ])
        #expect(sections[2].items.map(\.systemImageName) == ["star", "star"])
        #expect(sections[3].items.map(\.systemImageName) == ["map", "map"])
        #expect(sections[2].items[0].values == ["trail": .entity(type: "Trail", id: "Gorge")])
    }

    @Test("A negative phrase finds no shortcut, however it is written, and nothing in its place")
    func negativePhrase() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        Trails.Shortcuts.updateAppShortcutParameters()
        await system.system.renewOffers()
        #expect(
            titles(system.system.search("hike"))
                == ["# App Shortcuts", "Hike", "# Hike", "Ridge", "Lake"])
        #expect(system.system.search("hike PRICES in Test!") == [])
    }

    @Test("A tip has the phrase of its intent, and performs it; the link leads to all shortcuts")
    func views() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        let run = try await system.perform("ShowTips")
        #expect(
            run.screen == """
                  Show Tips
                  | [Say “Dress for Snow with Test”]
                  | [App Shortcuts]
                  [Done]
                """)
        try await run.tap("Say “Dress for Snow with Test”")
        #expect(run.announcements.map(\.full) == ["For snow."])
        try await run.tap("App Shortcuts")
        #expect(
            run.screen == """
                  App Shortcuts
                  | [Open Trail]
                  | [Hike]
                  | [Dress]
                  [Done]
                """)
        try await system.finish()
    }
}
