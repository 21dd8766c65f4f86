import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What search and shortcuts offer: DIS-1, DIS-2, DIS-5 to DIS-7.
@Suite(.timeLimit(.minutes(2)))
struct DiscoverabilityTests {
    @Test("DIS-1 an intent is offered unless it says no; then it still works where the app uses it")
    func discoverable() async throws {
        let system = TestSystem(intents: [Offered.ShowGarage.self, Offered.OpenDoor.self])
        #expect(Offered.ShowGarage.isDiscoverable)
        #expect(system.titles() == ["Show Garage"])
        #expect(system.titles("open").isEmpty)
        #expect(system.titles("door").isEmpty)

        let run = try await system.perform("ShowGarage")
        #expect(run.text == "[Open]")
        try await run.tap("Open")
        #expect(run.announcements.map(\.full) == ["The door is open."])
        try await system.finish()
    }

    @Test("DIS-1 an intent that is not discoverable is barred from App Shortcuts")
    func shortcuts() async throws {
        let system = TestSystem(
            intents: [Offered.ShowGarage.self, Offered.OpenDoor.self],
            shortcuts: Offered.Shortcuts.self)
        #expect(
            system.system.search("").map(\.title) == ["App Shortcuts"])
        let items = system.system.search("").flatMap(\.items)
        #expect(items.map(\.title) == ["Garage"])
        #expect(system.system.metadata.shortcuts.map(\.title) == ["Garage"])
        #expect(system.titles("door").isEmpty)

        // The place that search gives is the place that performs.
        let run = try await system.person()
        try await run.send(.performShortcut(try #require(items.first?.index)))
        #expect(run.text == "[Open]")
        try await system.finish()
    }

    @Test("DIS-5 DIS-7 an intent that opens something is listed, and its card comes from search")
    func opening() async throws {
        let system = TestSystem(
            intents: [Offered.OpenGarage.self], shortcuts: Offered.OpeningShortcuts.self)
        let items = system.system.search("").flatMap(\.items)
        #expect(items.map(\.title) == ["My Garage", "Open Garage"])
        let run = try await system.person()
        try await run.send(.performShortcut(try #require(items.first?.index)))
        #expect(run.text == "North")
        try await run.send(.perform(intent: items[1].intent, values: ["target": "South"]))
        #expect(run.text == "South")
        try await system.finish()
    }

    @Test("DIS-2 a snippet intent that only shows its view is not offered; one that does more is")
    func snippets() {
        #expect(!Snippets.OnlyView.isDiscoverable)
        #expect(Snippets.SaysSo.isDiscoverable)
        #expect(Snippets.WithValue.isDiscoverable)
        #expect(Snippets.WithDialog.isDiscoverable)
        #expect(!Snippets.ValueButHidden.isDiscoverable)
        #expect(!EmptySnippetIntent.isDiscoverable)
        let system = TestSystem(intents: [
            Snippets.OnlyView.self, Snippets.SaysSo.self, Snippets.WithValue.self,
            Snippets.WithDialog.self, Snippets.ValueButHidden.self,
        ])
        #expect(system.titles() == ["Says So", "With Dialog", "With Value"])
        #expect(
            Dictionary(
                uniqueKeysWithValues: system.system.metadata.intents.map {
                    ($0.title, $0.isDiscoverable)
                }) == [
                    "Only View": false, "Says So": true, "With Value": true, "With Dialog": true,
                    "Value but Hidden": false,
                ])
    }

    @Test("DIS-2 a discoverable snippet intent runs as an ordinary action and shows its snippet")
    func snippetAsAction() async throws {
        let system = TestSystem(intents: [Snippets.WithValue.self])
        let run = try await system.perform("WithValue")
        #expect(run.screen == "  With Value\n  | 42\n  [Done]")
        try await system.finish()
    }

    @Test("DIS-2 a follow-up whose type is hidden says nothing; its author says it is discoverable")
    func followUps() {
        #expect(!Snippets.OpensHidden.isDiscoverable)
        #expect(Snippets.OpensNamed.isDiscoverable)
        let system = TestSystem(intents: [Snippets.OpensHidden.self, Snippets.OpensNamed.self])
        let intents = system.system.metadata.intents
        #expect(intents.map(\.title) == ["Opens Hidden", "Opens Named"])
        #expect(intents.map(\.capabilities.opensIntent) == [nil, true])
    }

    /// Every way in which a person can start an intent, with what shows it.
    ///
    /// A control of a control center would be one more, and the switch would ask for it here.
    private func start(_ way: PersonAction, of run: TestRun) async throws {
        switch way {
        case .perform, .performShortcut: try await run.send(way)
        case .tap:
            try await run.send(.perform(intent: "ShowShelf", values: [:]))
            #expect(run.text == "[Garage]")
            try await run.tap("Garage")
        case .toggle, .answer, .choose, .confirm, .cancel, .done, .undo, .redo, .retry, .stop,
            .aside, .open, .dismiss, .pin, .location:
            break
        }
    }

    @Test(
        "DIS-6 whatever starts an intent, other than a control, shows its snippet",
        arguments: [
            .perform(intent: "ShowGarage", values: [:]), .performShortcut(0),
            .tap(card: 0, generation: 0, action: ActionID(ordinal: 0)),
        ] as [PersonAction])
    func controlCenter(_ way: PersonAction) async throws {
        let system = TestSystem(
            intents: [Offered.ShowGarage.self, Offered.OpenDoor.self, Offered.ShowShelf.self],
            shortcuts: Offered.Shortcuts.self)
        let run = try await system.person()
        try await start(way, of: run)
        #expect(run.screen == "  Show Garage\n  | [Open]\n  [Done]")
        try await system.finish()
    }
}

extension TestSystem {
    /// The titles of what search finds.
    fileprivate func titles(_ text: String = "") -> [String] {
        system.search(text).flatMap(\.items).map(\.title)
    }
}

enum Offered {
    struct Garage: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garage"
        static let defaultQuery = GarageQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct GarageQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Garage] {
            identifiers.map { Garage(id: $0) }
        }
    }

    struct OpenGarage: OpenIntent {
        static let title: LocalizedStringResource = "Open Garage"
        @Parameter(title: "Garage") var target: Garage
        func perform() async throws -> some IntentResult { .result() }
    }

    struct OpeningShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: north, phrases: ["Open my \(.applicationName)"], shortTitle: "My Garage",
                systemImageName: "door.garage.open")
        }

        private static var north: OpenGarage {
            let intent = OpenGarage()
            intent.target = Garage(id: "North")
            return intent
        }
    }

    struct ShowGarage: AppIntent {
        static let title: LocalizedStringResource = "Show Garage"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Button("Open", intent: OpenDoor()))
        }
    }

    struct OpenDoor: AppIntent {
        static let title: LocalizedStringResource = "Open Door"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "The door is open.")
        }
    }

    struct ShowShelf: AppIntent {
        static let title: LocalizedStringResource = "Show Shelf"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Button("Garage", intent: ShowGarage()))
        }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: OpenDoor(), phrases: ["Open the door with \(.applicationName)"],
                shortTitle: "Door", systemImageName: "door.garage.open")
            AppShortcut(
                intent: ShowGarage(), phrases: ["Show the garage in \(.applicationName)"],
                shortTitle: "Garage", systemImageName: "car")
        }
    }
}

enum Snippets {
    struct OnlyView: SnippetIntent {
        static let title: LocalizedStringResource = "Only View"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A view"))
        }
    }

    struct SaysSo: SnippetIntent {
        static let title: LocalizedStringResource = "Says So"
        static let isDiscoverable = true
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A view"))
        }
    }

    struct WithValue: SnippetIntent {
        static let title: LocalizedStringResource = "With Value"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
            .result(value: 42, view: Text("42"))
        }
    }

    struct WithDialog: SnippetIntent {
        static let title: LocalizedStringResource = "With Dialog"
        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(dialog: "Look.", view: Text("A view"))
        }
    }

    struct ValueButHidden: SnippetIntent {
        static let title: LocalizedStringResource = "Value but Hidden"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
            .result(value: 42, view: Text("42"))
        }
    }

    struct OpensHidden: SnippetIntent {
        static let title: LocalizedStringResource = "Opens Hidden"
        func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
            .result(opensIntent: Offered.OpenDoor(), view: Text("A view"))
        }
    }

    struct OpensNamed: SnippetIntent {
        static let title: LocalizedStringResource = "Opens Named"
        func perform() async throws
            -> IntentResultContainer<Never, Offered.OpenDoor, _SnippetViewContainer, Never>
        {
            .result(opensIntent: Offered.OpenDoor(), view: Text("A view"))
        }
    }
}
