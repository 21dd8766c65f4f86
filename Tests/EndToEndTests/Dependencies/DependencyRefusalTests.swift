import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Dependencies that are missing: DEP-3 to DEP-5.
@Suite(.timeLimit(.minutes(2)))
struct DependencyRefusalTests {
    @Test(
        "DEP-3 reading one outside a run, unregistered, ends the program with the type and the cure"
    )
    func fatalOutside() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Outside().radio
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            output.contains(
                """
                The dependency Radio is not registered. Register it before the system starts, with the \
                exact type that the property declares: AppDependencyManager.shared.add(dependency: …) in \
                the app's initializer.
                """))
    }

    @Test("DEP-3 a test injects through a registry of its own, or sets the property")
    func injected() async throws {
        let manager = AppDependencyManager()
        manager.add(dependency: Radio(station: "injected"))
        #expect(AppDependency<Radio>(manager: manager).wrappedValue.station == "injected")

        let outside = Outside()
        outside.radio = Radio(station: "set")
        #expect(outside.radio.station == "set")
    }

    @Test("DEP-4 what was registered under its concrete type is not found under a protocol")
    func exactType() async throws {
        Exact.manager.add(dependency: Exact.Horn())
        let system = TestSystem(intents: [Exact.PlayTune.self])
        let run = try await system.perform("PlayTune")
        #expect(
            run.screen
                == "  Play Tune\n  ! “Play Tune” can’t run: the app has not set up Instrument.\n  [Done]"
        )
        #expect(Exact.journal.entries.isEmpty)

        Exact.manager.add(dependency: Exact.Horn() as any Exact.Instrument)
        try await run.send(.perform(intent: "PlayTune", values: [:]))
        #expect(run.screen == "  Play Tune\n  “toot”\n  [Done]")
        try await system.finish()
    }

    @Test("DEP-4 a key is part of the name")
    func exactKey() async throws {
        Keyed.manager.add(key: "kitchen", dependency: Keyed.Radiator(degrees: 21))
        let system = TestSystem(intents: [Keyed.ReadRadiator.self])
        let run = try await system.perform("ReadRadiator")
        #expect(
            run.screen
                == """
                  Read Radiator
                  ! “Read Radiator” can’t run: the app has not set up Radiator.
                  [Done]
                """)
        #expect(
            system.messages == [
                """
                error: ReadRadiator was not performed. The dependency Radiator with the key “bath” is \
                not registered. Register it before the system starts, with the exact type that the \
                property declares: AppDependencyManager.shared.add(key: "bath", dependency: …) in the \
                app's initializer.
                """
            ])
        try await system.finish()
    }

    @Test("DEP-5 a run whose dependency nobody registered is refused with the type and the cure")
    func missing() async throws {
        let system = TestSystem(intents: [Missing.CallTaxi.self])
        let run = try await system.perform("CallTaxi")
        #expect(
            run.screen
                == "  Call Taxi\n  ! “Call Taxi” can’t run: the app has not set up TaxiCompany.\n  [Done]"
        )
        #expect(Missing.journal.entries.isEmpty)
        #expect(
            system.messages == [
                """
                error: CallTaxi was not performed. The dependency TaxiCompany is not registered. \
                Register it before the system starts, with the exact type that the property declares: \
                AppDependencyManager.shared.add(dependency: …) in the app's initializer.
                """
            ])
        try await system.finish()
    }

    @Test("DEP-5 a query is not asked either, neither for an entity nor for suggestions")
    func missingForQuery() async throws {
        let system = TestSystem(intents: [MissingInQuery.WaterPlant.self])
        let text = "“Water Plant” can’t run: the app has not set up Garden."
        let run = try await system.perform(
            "WaterPlant", values: ["plant": .entity(type: "Plant", id: "1")])
        #expect(run.screen == "  Water Plant\n  ! \(text)\n  [Done]")
        try await run.send(.perform(intent: "WaterPlant", values: [:]))
        #expect(run.screen == "  Water Plant\n  ! \(text)\n  [Done]")
        #expect(MissingInQuery.journal.entries.isEmpty)
        try await system.finish()
    }

    @Test("DEP-5 a button's intent and a snippet are refused in their card, which stays")
    func missingInCard() async throws {
        let system = TestSystem(
            intents: [MissingInCard.ShowPanel.self, MissingInCard.PanelSnippet.self])
        let run = try await system.perform("ShowPanel")
        #expect(run.text == "Panel\n[Start]")
        try await run.tap("Start")
        #expect(
            run.screen
                == """
                  Show Panel
                  | Panel
                  | [Start]
                  ! “Start Motor” can’t run: the app has not set up Motor.
                  [Done]
                """)
        #expect(MissingInCard.journal.entries.isEmpty)
        try await system.finish()
    }
}

private struct Radio: Sendable { let station: String }

private struct Outside {
    @AppDependency var radio: Radio
}

enum Exact {
    static let manager = AppDependencyManager()
    static let journal = Journal()

    protocol Instrument: Sendable { func play() -> String }

    struct Horn: Instrument {
        func play() -> String { "toot" }
    }

    struct PlayTune: AppIntent {
        static let title: LocalizedStringResource = "Play Tune"
        @Dependency(manager: Exact.manager) var instrument: any Instrument

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Exact.journal.add("perform")
            return .result(dialog: "\(instrument.play())")
        }
    }
}

enum Keyed {
    static let manager = AppDependencyManager()

    struct Radiator: Sendable { let degrees: Int }

    struct ReadRadiator: AppIntent {
        static let title: LocalizedStringResource = "Read Radiator"
        @Dependency(key: "bath", manager: Keyed.manager) var radiator: Radiator

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(radiator.degrees)")
        }
    }
}

enum Missing {
    static let journal = Journal()

    struct TaxiCompany: Sendable {}

    struct CallTaxi: AppIntent {
        static let title: LocalizedStringResource = "Call Taxi"
        @Dependency var company: TaxiCompany

        func perform() async throws -> some IntentResult {
            Missing.journal.add("perform")
            return .result()
        }
    }
}

enum MissingInQuery {
    static let journal = Journal()

    struct Garden: Sendable {}

    struct Plant: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
        static let defaultQuery = PlantQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct PlantQuery: EntityQuery {
        @Dependency var garden: Garden

        func entities(for identifiers: [String]) async throws -> [Plant] {
            MissingInQuery.journal.add("entities")
            return identifiers.map(Plant.init(id:))
        }

        func suggestedEntities() async throws -> [Plant] {
            MissingInQuery.journal.add("suggestions")
            return []
        }
    }

    struct WaterPlant: AppIntent {
        static let title: LocalizedStringResource = "Water Plant"
        @Parameter(title: "Plant") var plant: Plant

        func perform() async throws -> some IntentResult {
            MissingInQuery.journal.add("perform")
            return .result()
        }
    }
}

enum MissingInCard {
    static let journal = Journal()

    struct Motor: Sendable {}

    struct ShowPanel: AppIntent {
        static let title: LocalizedStringResource = "Show Panel"

        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: PanelSnippet())
        }
    }

    struct PanelSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Panel"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: VStack {
                    Text("Panel")
                    Button("Start", intent: StartMotor())
                })
        }
    }

    struct StartMotor: AppIntent {
        static let title: LocalizedStringResource = "Start Motor"
        @Dependency var motor: Motor

        func perform() async throws -> some IntentResult {
            MissingInCard.journal.add("perform")
            return .result()
        }
    }
}
