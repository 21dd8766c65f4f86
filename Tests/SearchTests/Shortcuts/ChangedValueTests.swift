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

    @Test(
        "Who asks in another language while the app is asked for its values has theirs at once",
        .timeLimit(.minutes(1)))
    func languages() async throws {
        let system = TestSystem(intents: [Ferries.Board.self], shortcuts: Ferries.Shortcuts.self)
        Ferries.Shortcuts.updateAppShortcutParameters()
        async let english: Void = system.system.renewOffers(language: "en")
        await Ferries.lab.arrival(at: "quay")
        await system.system.renewOffers(language: "de")
        #expect(system.system.search("gannet", language: "de").flatMap(\.items).count == 1)
        await Ferries.lab.leave("quay")
        await english
        #expect(rows("gannet", in: system) == ["# Board", "Gannet"])
        try await system.finish()
    }
}

/// Ferries that the app lists slowly when it is asked for the first time.
enum Ferries {
    static let lab = TestFixture.fresh()

    struct Ferry: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry"
        static let defaultQuery = FerryQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct FerryQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Ferry] {
            identifiers.map(Ferry.init)
        }
        func suggestedEntities() async throws -> [Ferry] {
            if lab.add(1, to: "asked") == 1 { await lab.stop(at: "quay") }
            return [Ferry(id: "Gannet")]
        }
    }

    struct Board: AppIntent {
        static let title: LocalizedStringResource = "Board Ferry"
        @Parameter(title: "Ferry") var ferry: Ferry
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Board(), phrases: ["Board the \(\.$ferry) with \(.applicationName)"],
                shortTitle: "Board", systemImageName: "ferry")
        }
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
