import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// The default of a parameter's choices, which is its value if none is given (Decisions/0096).
@Suite(.timeLimit(.minutes(2)))
struct DefaultResultTests {
    private let system = TestSystem(intents: Defaults.all)

    @Test("A required parameter without a value has the default, and nothing is asked")
    func required() async throws {
        let run = try await system.perform("Visit")
        #expect(run.screen == "  Visit\n  “a”\n  [Done]")
        try await run.done()
        let other = try await system.perform(
            "Visit", values: ["town": .entity(type: "Town", id: "b")])
        #expect(other.screen == "  Visit\n  “b”\n  [Done]")
        try await other.done()
        try await system.finish()
    }

    @Test("An optional one has it too, unless it was set to no value")
    func optional() async throws {
        let run = try await system.perform("PassThrough")
        #expect(run.screen == "  Pass Through\n  “a”\n  [Done]")
        try await run.done()
        let made = try await system.perform(Defaults.PassThrough())
        #expect(made.screen == "  Pass Through\n  “a”\n  [Done]")
        try await made.done()
        let none = try await system.perform("PassThrough", values: ["town": .null])
        #expect(none.screen == "  Pass Through\n  “nowhere”\n  [Done]")
        try await none.done()
        let intent = Defaults.PassThrough()
        intent.town = nil
        let unset = try await system.perform(intent)
        #expect(unset.screen == "  Pass Through\n  “nowhere”\n  [Done]")
        try await unset.done()
        try await system.finish()
    }

    @Test("A form begins with the default, and a person can take it back")
    func form() async throws {
        let run = try await system.person()
        try await run.send(.perform(intent: "PassThrough", values: [:], form: .first))
        #expect(run.screen.contains("Town: Town a"), "\(run.screen)")
        try await run.answer(["town": .null])
        #expect(run.screen == "  Pass Through\n  “nowhere”\n  [Done]")
        try await run.done()
        try await system.finish()
    }

    @Test("A default that depends on another parameter waits for its value")
    func dependent() async throws {
        let run = try await system.perform("Walk")
        #expect(run.screen == "  Walk\n  Town: ____\n  [Cancel] [Continue]")
        try await run.answer(["town": "Rome"])
        #expect(run.screen == "  Walk\n  “Rome Road”\n  [Done]")
        try await run.done()
        let known = try await system.perform("Walk", values: ["town": "Oslo"])
        #expect(known.screen == "  Walk\n  “Oslo Road”\n  [Done]")
        try await known.done()
        try await system.finish()
    }

    @Test("A list begins with the default, if the author allows a list of one")
    func list() async throws {
        let run = try await system.perform("Tour")
        #expect(run.screen == "  Tour\n  “a; none”\n  [Done]")
        try await run.done()
        try await system.finish()
    }

    @Test("An intent that asks for a value offers the default")
    func asked() async throws {
        let run = try await system.perform("AskWhere")
        #expect(run.screen.contains("Town: Town a"), "\(run.screen)")
        try await run.answer(["town": .entity(type: "Town", id: "b")])
        #expect(run.screen == "  Ask Where\n  “b”\n  [Done]")
        try await run.done()
        try await system.finish()
    }
}

enum Defaults {
    static let all: [any AppIntent.Type] = [
        Visit.self, PassThrough.self, Walk.self, Tour.self, AskWhere.self,
    ]

    struct Town: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
        static let defaultQuery = TownQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "Town \(id)") }
    }

    struct TownQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Town] {
            identifiers.map(Town.init)
        }

        func defaultResult() async -> Town? { Town(id: "a") }
    }

    struct Streets: DynamicOptionsProvider {
        @IntentParameterDependency<Walk>(\.$town) var walk
        func results() async throws -> [String] {
            walk.map { ["\($0.town) Road", "\($0.town) Lane"] } ?? []
        }

        func defaultResult() async -> String? { walk.map { "\($0.town) Road" } }
    }

    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Town") var town: Town
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(town.id)") }
    }

    struct PassThrough: AppIntent {
        static let title: LocalizedStringResource = "Pass Through"
        @Parameter(title: "Town") var town: Town?
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(town?.id ?? "nowhere")")
        }
    }

    struct Walk: AppIntent {
        static let title: LocalizedStringResource = "Walk"
        @Parameter(title: "Town") var town: String
        @Parameter(title: "Street", optionsProvider: Streets()) var street: String
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(street)") }
    }

    struct Tour: AppIntent {
        static let title: LocalizedStringResource = "Tour"
        @Parameter(title: "Towns") var towns: [Town]
        @Parameter(title: "Rest", size: 3) var rest: [Town]?
        func perform() async throws -> some ProvidesDialog {
            let names = towns.map(\.id).joined(separator: ", ")
            return .result(dialog: "\(names); \(rest == nil ? "none" : "some")")
        }
    }

    struct AskWhere: AppIntent {
        static let title: LocalizedStringResource = "Ask Where"
        @Parameter(title: "Town") var town: Town?
        func perform() async throws -> some ProvidesDialog {
            let town = try await $town.requestValue()
            return .result(dialog: "\(town.id)")
        }
    }
}
