import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// Names that two things have, and names of things that are also words for actions and commands.
struct HomographTests {
    private func sky() -> TestSystem {
        Homographs.Shortcuts.updateAppShortcutParameters()
        return TestSystem(
            intents: Homographs.all, shortcuts: Homographs.Shortcuts.self, appName: "Sky")
    }

    @Test(
        "A name that two types have performs neither where the words fit both, and is a row of each"
    )
    func twoTypes() async throws {
        let system = sky()
        let found = await system.understandings(of: "show mercury")
        #expect(Set(found.map(\.intent)).isSuperset(of: ["ShowPlanet", "ShowBand"]))
        #expect(found.allSatisfy { !$0.isSure }, "\(found.map(\.words))")
        await #expect(throws: UnclearSentence.self) { try await system.say("show mercury") }
        let best = try #require(system.system.search("show mercury").first)
        #expect(
            Set(best.items.prefix(2).map(\.values)) == [
                ["planet": .entity(type: "Planet", id: "Mercury")],
                ["band": .entity(type: "Band", id: "Mercury")],
            ])
        // Words of one of them only are clear.
        #expect(try await system.say("show venus").dialog?.full == "The planet Venus.")
        #expect(
            try await system.say("find tickets for mercury").dialog?.full == "Tickets for Mercury.")
        try await system.finish()
    }

    @Test("A name that two of one type have asks which of them is meant")
    func oneType() async throws {
        let system = sky()
        let run = try await system.say("find tickets for echo")
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("The run asks for a band.")
            return
        }
        #expect(fields.first?.options?.map(\.title) == ["Echo", "Echo"])
        try await run.answer(["band": .entity(type: "Band", id: "Echo 2")])
        #expect(run.dialog?.full == "Tickets for Echo 2.")
        try await system.finish()
    }

    @Test("The name of an action means the action, also where a thing has that name")
    func namedLikeAction() async throws {
        let system = sky()
        let run = try await system.say("find tickets")
        #expect(run.understanding?.intent == "FindTickets")
        #expect(run.understanding?.missing == ["band"])
        // As an answer it is the name.
        #expect(try await run.hear("find tickets").title == "Find Tickets")
        #expect(run.dialog?.full == "Tickets for Find Tickets.")
        try await system.finish()
    }

    @Test(
        "A thing that is called like a command is meant where a phrase has a place for it, or a question asks for it",
        arguments: ["Cancel", "Undo"])
    func namedLikeCommand(name: String) async throws {
        let system = sky()
        let words = name.lowercased()
        #expect(await system.understandings(of: words) == [])
        let found = await system.understandings(of: "find tickets for \(words)")
        #expect(found.first?.values == ["band": .entity(type: "Band", id: name)])

        let run = try await system.say("find tickets")
        #expect(try await run.hear(words).title == name)
        #expect(run.dialog?.full == "Tickets for \(name).")
        try await system.finish()
    }

    @Test(
        "An action that is called like a command is performed where nothing is asked, and ends no question"
    )
    func actionLikeCommand() async throws {
        let system = TestSystem(intents: [Homographs.Cancel.self, Museum.ReserveSeats.self])
        #expect(try await system.say("cancel").dialog?.full == "The show is cancelled.")
        let run = try await system.say("reserve seats")
        #expect(try await run.hear("cancel").command == .cancel)
        #expect(run.card == nil)
        try await system.finish()
    }
}

/// Planets and bands, some with the names of others, of actions and of commands.
enum Homographs {
    struct Planet: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
        static let defaultQuery = PlanetQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct PlanetQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Planet] {
            ["Mercury", "Venus"].filter(identifiers.contains).map(Planet.init)
        }
        func suggestedEntities() async throws -> [Planet] {
            [Planet(id: "Mercury"), Planet(id: "Venus")]
        }
    }

    struct Band: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Band"
        static let defaultQuery = BandQuery()
        let id: String
        /// Two bands are called Echo.
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id.hasPrefix("Echo") ? "Echo" : id)")
        }
    }

    struct BandQuery: EntityQuery {
        private static let names = [
            "Mercury", "Echo 1", "Echo 2", "Find Tickets", "Cancel", "Undo",
        ]

        func entities(for identifiers: [String]) async throws -> [Band] {
            Self.names.filter(identifiers.contains).map(Band.init)
        }
        func suggestedEntities() async throws -> [Band] { Self.names.map(Band.init) }
    }

    struct ShowPlanet: AppIntent {
        static let title: LocalizedStringResource = "Show Planet"
        @Parameter(title: "Planet") var planet: Planet
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "The planet \(planet.id).")
        }
    }

    struct ShowBand: AppIntent {
        static let title: LocalizedStringResource = "Show Band"
        @Parameter(title: "Band") var band: Band
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "The band \(band.id).")
        }
    }

    struct FindTickets: AppIntent {
        static let title: LocalizedStringResource = "Find Tickets"
        @Parameter(title: "Band") var band: Band
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Tickets for \(band.id).")
        }
    }

    struct Cancel: AppIntent {
        static let title: LocalizedStringResource = "Cancel"
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "The show is cancelled.")
        }
    }

    static let all: [any AppIntent.Type] = [ShowPlanet.self, ShowBand.self, FindTickets.self]

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: ShowPlanet(), phrases: ["Show \(\.$planet) in \(.applicationName)"],
                shortTitle: "Show Planet", systemImageName: "globe")
            AppShortcut(
                intent: ShowBand(), phrases: ["Show \(\.$band) in \(.applicationName)"],
                shortTitle: "Show Band", systemImageName: "music.note")
            AppShortcut(
                intent: FindTickets(),
                phrases: ["Find tickets for \(\.$band) with \(.applicationName)"],
                shortTitle: "Find Tickets", systemImageName: "ticket")
        }
    }
}
