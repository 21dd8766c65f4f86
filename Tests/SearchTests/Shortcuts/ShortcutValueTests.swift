import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
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

    @Test("A negative phrase suggests none of the shortcuts' actions either")
    func negativePhraseAndSuggestions() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        let hike = Trails.Hike()
        hike.trail = Trails.Trail(id: "Prices in Test")
        try await hike.donate()
        await system.system.renewOffers()
        #expect(titles(system.system.search("hike prices")).contains("# Suggestions"))
        #expect(system.system.search("hike prices in test") == [])
        try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(Trails.Hike.self))
    }

    @Test("BTN-12 a tip says the phrase of its intent and starts it; the link leads to all")
    func views() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        Trails.Shortcuts.updateAppShortcutParameters()
        let run = try await system.perform("ShowTips")
        #expect(
            run.screen == """
                  Show Tips
                  | [Say “Dress for Snow with Test”]
                  | [App Shortcuts]
                  [Done]
                """)
        try await run.tap("Say “Dress for Snow with Test”")
        #expect(run.card?.title == "Dress")
        #expect(run.dialog?.full == "For snow.")
        #expect(run.announcements.isEmpty)
        try await showAll(run)
        #expect(
            run.screen == """
                  App Shortcuts
                  | [Open Trail]
                  | Favorite Trails
                  | [Open the trail Gorge]
                  | [Open the trail Meadow]
                  | Nearby Trails
                  | [Open the trail Ridge]
                  | [Open the trail Lake]
                  | [Hike]
                  | [Dress]
                  [Done]
                """)
        try await system.finish()
    }

    private func showAll(_ run: TestRun) async throws {
        await run.perform(Trails.ShowTips())
        try await run.tap("App Shortcuts")
    }

    @Test("BTN-12 a shortcut in the list asks for what it needs; a presented value is given")
    func list() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        Trails.Shortcuts.updateAppShortcutParameters()
        let run = try await system.person()
        for title in ["Open Trail", "Hike"] {
            try await showAll(run)
            try await run.tap(title)
            #expect(run.card?.title == title)
            #expect(run.error == nil)
            try await run.answer(["trail": .entity(type: "Trail", id: "Lake")])
        }
        #expect(run.dialog?.full == "To Lake.")
        try await showAll(run)
        try await run.tap("Open the trail Meadow")
        #expect(run.card?.title == "Open Trail")
        #expect(run.dialog?.full == "On Meadow.")
        try await system.finish()
    }

    @Test("The symbols in the list are on tiles of the app's color")
    func tiles() async throws {
        let system = TestSystem(intents: Trails.all, shortcuts: Trails.Shortcuts.self)
        let run = try await system.person()
        try await showAll(run)
        let paints = run.tree.allNodes.flatMap(\.attributes).compactMap { attribute -> Paint? in
            if case .background(let paint, _) = attribute { paint } else { nil }
        }
        let lime = Paint.rgb(red: 44.0 / 255, green: 138.0 / 255, blue: 61.0 / 255, opacity: 1)
        #expect(Set(paints) == [lime])
        try await system.finish()
    }
}
