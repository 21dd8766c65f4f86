import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import Testing

/// Conversions of a value that arrives as data of another type: RSV-1 to RSV-5.
@Suite(.timeLimit(.minutes(2)))
struct ResolverTests {
    @Test(
        "RSV-1 the author's conversions are tried in their order, and then the type's own reading",
        arguments: [
            (.string("two"), "2"), (.string("0b11"), "3"), (.string("7"), "7"), (.int(4), "4"),
            (.double(2.5), "3"), (.entity(type: "Crate", id: "12"), "12"),
        ] as [(ParameterValue, String)])
    func order(_ data: ParameterValue, _ said: String) async throws {
        let system = TestSystem(intents: [Converted.Pack.self])
        let run = try await system.perform("Pack", values: ["count": data])
        #expect(run.dialog?.full == said)
        try await system.finish()
    }

    @Test("RSV-2 a conversion that throws refuses the value in its words, and the person is asked")
    func refusal() async throws {
        let system = TestSystem(intents: [Converted.Pack.self])
        let run = try await system.perform("Pack", values: ["count": "many"])
        #expect(
            run.screen
                == "  Pack\n  Count: many  ! “many” is too vague for Count.\n  [Cancel] [Continue]")
        try await run.answer(["count": "hundred"])
        #expect(
            run.screen
                == "  Pack\n  Count: hundred  ! Choose a number from 1 to 20.\n  [Cancel] [Continue]"
        )
        try await run.answer(["count": "two"])
        #expect(run.dialog?.full == "2")
        try await system.finish()
    }

    @Test("RSV-3 a conversion may ask for the value, or for one of several")
    func asking() async throws {
        let system = TestSystem(intents: [Converted.Pack.self])
        let run = try await system.perform("Pack", values: ["count": "?"])
        #expect(run.screen == "  Pack\n  Count: ?  ! Say a number.\n  [Cancel] [Continue]")
        try await run.answer(["count": "few"])
        #expect(
            run.screen == """
                  Pack
                  “How many are few?”
                  Count: ____  ! How many are few?
                    ( ) 3
                    ( ) 4
                  [Cancel] [Continue]
                """)
        try await run.answer(["count": 4])
        #expect(run.dialog?.full == "4")

        try await run.send(.perform(intent: "Pack", values: ["count": "dozen"]))
        try await run.choose("Yes")
        #expect(run.dialog?.full == "12")
        try await system.finish()
    }

    @Test("RSV-4 a value that is the parameter's own is not converted when it comes back")
    func ownValue() async throws {
        let system = TestSystem(intents: [Converted.Shout.self])
        let run = try await system.perform("Shout", values: ["word": "hey"])
        #expect(run.dialog?.full == "hey!")

        let intent = Converted.Shout()
        intent.word = "hey"
        #expect(try await system.perform(intent).dialog?.full == "hey")
        try await system.finish()
    }

    @Test("RSV-5 an entity type's own conversions apply wherever it is a parameter")
    func typeConversions() async throws {
        let system = TestSystem(intents: [Converted.Carry.self])
        let run = try await system.perform("Carry", values: ["crate": 5])
        #expect(run.dialog?.full == "crate 5")
        try await system.finish()
    }
}

/// Intents whose parameters take other types than their own.
enum Converted {
    struct Pack: AppIntent {
        static let title: LocalizedStringResource = "Pack"

        @Parameter(
            title: "Count", inclusiveRange: (1, 20),
            resolvers: {
                Words()
                Binary()
                IntFromDoubleResolver(roundingRule: .toNearestOrAwayFromZero)
                CrateNumber()
            })
        var count: Int

        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(count)") }
    }

    struct Shout: AppIntent {
        static let title: LocalizedStringResource = "Shout"
        @Parameter(title: "Word", resolvers: { Loud() }) var word: String
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(word)") }
    }

    struct Carry: AppIntent {
        static let title: LocalizedStringResource = "Carry"
        @Parameter(title: "Crate") var crate: Crate
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "crate \(crate.id)")
        }
    }

    struct Words: RangeCheckingResolver {
        func resolve(from input: String, context: Context<Int>) async throws -> Int? {
            switch input {
            case "two": return 2
            case "hundred":
                try checkParameterRangeContains(value: 100, context: context)
                return 100
            case "many": throw Vague(word: input, parameter: context.title)
            case "?": throw context.needsValueError("Say a number.")
            case "few":
                throw context.needsDisambiguationError(among: [3, 4], dialog: "How many are few?")
            case "dozen":
                return try await context.requestConfirmation(for: 12) ? 12 : nil
            default: return nil
            }
        }
    }

    struct Binary: Resolver {
        func resolve(from input: String, context: Context<Int>) async throws -> Int? {
            input.hasPrefix("0b") ? Int(input.dropFirst(2), radix: 2) : nil
        }
    }

    struct CrateNumber: Resolver {
        func resolve(from input: Crate, context: Context<Int>) async throws -> Int? {
            Int(input.id)
        }
    }

    struct Loud: Resolver {
        func resolve(from input: String, context: Context<String>) async throws -> String? {
            input + "!"
        }
    }

    struct CrateFromNumber: Resolver {
        func resolve(from input: Int, context: Context<Crate>) async throws -> Crate? {
            Crate(id: "\(input)")
        }
    }

    struct Vague: Error, CustomLocalizedStringResourceConvertible {
        let word: String
        let parameter: LocalizedStringResource
        var localizedStringResource: LocalizedStringResource {
            "“\(word)” is too vague for \(parameter)."
        }
    }

    struct Crate: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
        static let defaultQuery = CrateQuery()
        @ResolverSpecificationBuilder<Crate>
        static var defaultResolverSpecification: some ResolverSpecification { CrateFromNumber() }
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Crate \(id)")
        }
    }

    struct CrateQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Crate] {
            identifiers.map(Crate.init)
        }
    }
}
