import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// DIS-4: values of App Shortcuts that change while the app runs.
@Suite struct ChangedValueTests {
    private func rows(_ text: String, in system: TestSystem) -> [String] {
        system.system.search(text).flatMap { section in
            ["# \(section.title)"] + section.items.map(\.title)
        }
    }

    @Test("DIS-4 once the app says so, a phrase is offered for its new values, and for no old one")
    func changed() async throws {
        let system = TestSystem(intents: [Boats.Launch.self], shortcuts: Boats.Shortcuts.self)
        Boats.Shortcuts.updateAppShortcutParameters()
        await system.system.renewOffers()
        #expect(rows("albatross", in: system) == ["# Launch", "Albatross"])
        #expect(try await system.say("launch the albatross").dialog?.full == "Albatross floats.")

        Boats.names.withLock { $0 = ["Petrel", "Curlew"] }
        await system.system.renewOffers()
        #expect(rows("curlew", in: system) == [], "The app has not said that they changed.")

        Boats.Shortcuts.updateAppShortcutParameters()
        await system.system.renewOffers()
        #expect(rows("curlew", in: system) == ["# Launch", "Curlew"])
        #expect(rows("albatross", in: system) == [])
        // What stays is offered as before.
        #expect(rows("petrel", in: system) == ["# Launch", "Petrel"])
        #expect(try await system.say("launch the curlew").dialog?.full == "Curlew floats.")
        let old = await system.understandings(of: "launch the albatross")
        #expect(
            old.allSatisfy { $0.values["boat"] != .entity(type: "Boat", id: "Albatross") },
            "\(old.map(\.words))")
        try await system.finish()
    }
}

/// A fleet whose boats come and go.
enum Boats {
    static let names = Mutex(["Albatross", "Petrel"])

    struct Boat: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
        static let defaultQuery = BoatQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct BoatQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Boat] {
            names.withLock { $0 }.filter(identifiers.contains).map(Boat.init)
        }
        func suggestedEntities() async throws -> [Boat] {
            names.withLock { $0 }.map(Boat.init)
        }
    }

    struct Launch: AppIntent {
        static let title: LocalizedStringResource = "Launch Boat"
        @Parameter(title: "Boat") var boat: Boat
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(boat.id) floats.")
        }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Launch(), phrases: ["Launch the \(\.$boat) with \(.applicationName)"],
                shortTitle: "Launch", systemImageName: "sailboat")
        }
    }
}
