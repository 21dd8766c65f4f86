import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The questions before an intent runs, and the answers to wrong values: INV-5, INV-6.
@Suite(.timeLimit(.minutes(2)))
struct ParameterFlowTests {
    @Test("INV-5 perform() does not run before every required parameter has a value")
    func requiredIsAsked() async throws {
        let system = TestSystem(intents: [Asked.OrderTea.self])
        let run = try await system.perform(Asked.OrderTea())
        #expect(run.screen == "  Order Tea\n  Tea: ____\n  Cups: ____\n  [Cancel] [Continue]")
        #expect(Asked.journal.entries.isEmpty)

        try await run.answer(["tea": "Mint"])
        #expect(
            run.screen
                == "  Order Tea\n  Tea: Mint\n  Cups: ____  ! A value is needed.\n  [Cancel] [Continue]"
        )
        #expect(Asked.journal.entries.isEmpty)

        try await run.answer(["tea": "Mint", "cups": 2])
        #expect(run.screen == "  Order Tea\n  “2 × Mint”\n  [Done]")
        #expect(Asked.journal.entries == ["perform 2 Mint nil"])
        try await system.finish()
    }

    @Test("INV-5 cancelling the question ends the run before perform()")
    func cancelledQuestion() async throws {
        let system = TestSystem(intents: [CancelledForm.SendLetter.self])
        let run = try await system.perform(CancelledForm.SendLetter())
        #expect(run.screen == "  Send Letter\n  “To whom?”\n  Person: ____\n  [Cancel] [Continue]")
        try await run.cancel()
        #expect(run.screen == "  (nothing)")
        #expect(CancelledForm.journal.entries.isEmpty)
        #expect(system.messages.isEmpty)
        try await system.finish()
    }

    @Test("INV-6 an optional parameter without a value is not asked about")
    func optionalIsNotAsked() async throws {
        let system = TestSystem(intents: [OptionalOnly.AddMilk.self])
        let run = try await system.perform("AddMilk")
        #expect(run.screen == "  Add Milk\n  “no amount”\n  [Done]")
        try await run.send(.perform(intent: "AddMilk", values: ["amount": nil]))
        #expect(run.screen == "  Add Milk\n  “no amount”\n  [Done]")
        try await run.send(.perform(intent: "AddMilk", values: ["amount": 3]))
        #expect(run.screen == "  Add Milk\n  “3”\n  [Done]")
        try await system.finish()
    }

    @Test("INV-6 a parameter with a default is not asked about")
    func defaultIsNotAsked() async throws {
        let system = TestSystem(intents: [Defaulted.SetVolume.self])
        let run = try await system.perform("SetVolume")
        #expect(run.screen == "  Set Volume\n  “5”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "Bad input: a value that means nothing for a parameter is said beside its field",
        arguments: [
            (.string("many"), "“many” is not a whole number."),
            (.double(2.5), "“2.5” is not a whole number."),
            (.bool(true), "“yes” is not a whole number."),
            (.array(["1"]), "A list of 1 is not a whole number."),
            (.int(0), "Choose a number from 1 to 9."),
            (.int(10), "Choose a number from 1 to 9."),
        ] as [(ParameterValue, String)])
    func wrongNumber(_ value: ParameterValue, _ message: String) async throws {
        let system = TestSystem(intents: [WrongNumber.BuyCups.self])
        let run = try await system.perform("BuyCups")
        #expect(run.screen == "  Buy Cups\n  Cups: ____\n  [Cancel] [Continue]")
        try await run.answer(["cups": value])
        let given = value.readable ?? ""
        #expect(run.screen == "  Buy Cups\n  Cups: \(given)  ! \(message)\n  [Cancel] [Continue]")
        try await run.answer(["cups": 4])
        #expect(run.screen == "  Buy Cups\n  “4 cups”\n  [Done]")
        try await system.finish()
    }

    @Test("Bad input: an empty text is no value")
    func emptyText() async throws {
        let system = TestSystem(intents: [WrongNumber.BuyCups.self])
        let run = try await system.perform("BuyCups")
        try await run.answer(["cups": ""])
        #expect(
            run.screen == "  Buy Cups\n  Cups: ____  ! A value is needed.\n  [Cancel] [Continue]")
        try await run.cancel()
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test("Bad input: a wrong value that comes with the request is asked for again")
    func wrongFromTheStart() async throws {
        let system = TestSystem(intents: [WrongNumber.BuyCups.self])
        let run = try await system.perform("BuyCups", values: ["cups": "many", "saucers": 3])
        #expect(
            run.screen
                == "  Buy Cups\n  Cups: many  ! “many” is not a whole number.\n  [Cancel] [Continue]"
        )
        try await run.answer(["cups": "7"])
        #expect(run.screen == "  Buy Cups\n  “7 cups”\n  [Done]")
        try await system.finish()
    }

    @Test("Bad input: an entity or a case that does not exist is asked for again")
    func wrongEntityAndCase() async throws {
        let system = TestSystem(intents: [WrongThings.PackBox.self])
        let run = try await system.perform(
            "PackBox", values: ["thing": "spoon", "size": "huge"])
        #expect(
            run.screen
                == "  Pack Box\n  Thing: spoon  ! No Thing matches “spoon”.\n  [Cancel] [Continue]")
        try await run.answer(["thing": .entity(type: "Thing", id: "cup")])
        #expect(
            run.screen
                == "  Pack Box\n  Size: huge  ! “huge” is not one of the choices.\n    ( ) Small\n    ( ) Large\n  [Cancel] [Continue]"
        )
        try await run.answer(["size": .enumeration(type: "BoxSize", rawValue: "gigantic")])
        #expect(
            run.screen
                == "  Pack Box\n  Size: gigantic  ! “gigantic” is not one of the choices.\n    ( ) Small\n    ( ) Large\n  [Cancel] [Continue]"
        )
        #expect(WrongThings.journal.entries.isEmpty)
        try await run.answer(["size": "small"])
        #expect(run.screen == "  Pack Box\n  “cup in small”\n  [Done]")
        #expect(WrongThings.journal.entries == ["perform"])
        try await system.finish()
    }
}

enum Asked {
    static let journal = Journal()

    struct OrderTea: AppIntent {
        static let title: LocalizedStringResource = "Order Tea"
        @Parameter(title: "Tea") var tea: String
        @Parameter(title: "Note") var note: String?
        @Parameter(title: "Cups") var cups: Int

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Asked.journal.add("perform \(cups) \(tea) \(note ?? "nil")")
            return .result(dialog: "\(cups) × \(tea)")
        }
    }
}

enum CancelledForm {
    static let journal = Journal()

    struct SendLetter: AppIntent {
        static let title: LocalizedStringResource = "Send Letter"
        @Parameter(title: "Person", requestValueDialog: "To whom?") var person: String

        func perform() async throws -> some IntentResult {
            CancelledForm.journal.add("perform")
            return .result()
        }
    }
}

enum OptionalOnly {
    struct AddMilk: AppIntent {
        static let title: LocalizedStringResource = "Add Milk"
        @Parameter(title: "Amount") var amount: Int?

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(amount.map(String.init) ?? "no amount")")
        }
    }
}

enum Defaulted {
    struct SetVolume: AppIntent {
        static let title: LocalizedStringResource = "Set Volume"
        @Parameter(title: "Volume", default: 5) var volume: Int

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(volume)")
        }
    }
}

enum WrongNumber {
    struct BuyCups: AppIntent {
        static let title: LocalizedStringResource = "Buy Cups"
        @Parameter(title: "Cups", inclusiveRange: (1, 9)) var cups: Int

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(cups) cups")
        }
    }
}

enum WrongThings {
    static let journal = Journal()

    enum BoxSize: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [BoxSize: DisplayRepresentation] = [
            .small: "Small", .large: "Large",
        ]
    }

    struct Thing: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
        static let defaultQuery = ThingQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct ThingQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Thing] {
            identifiers.filter { $0 == "cup" }.map(Thing.init(id:))
        }
    }

    struct PackBox: AppIntent {
        static let title: LocalizedStringResource = "Pack Box"
        @Parameter(title: "Thing") var thing: Thing
        @Parameter(title: "Size") var size: BoxSize

        func perform() async throws -> some IntentResult & ProvidesDialog {
            WrongThings.journal.add("perform")
            return .result(dialog: "\(thing.id) in \(size.rawValue)")
        }
    }
}
