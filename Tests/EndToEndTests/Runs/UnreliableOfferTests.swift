import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// What a person may choose of where the app's query fails, takes forever or says things twice.
@Suite(.timeLimit(.minutes(2)))
struct UnreliableOfferTests {
    @Test("A query that fails is told from one that finds nothing, and the log says why")
    func failing() async throws {
        let system = TestSystem(intents: [Unreliable.Pick.self])
        let run = try await system.perform("Pick")
        let question = try #require(run.question?.id)
        let none = try await run.session.options(
            question: question, parameter: "shell", matching: "none")
        #expect(none.isEmpty)
        await #expect(throws: Unreliable.Broken.self) {
            try await run.session.options(question: question, parameter: "shell", matching: "boom")
        }
        #expect(
            system.messages.contains {
                $0.contains("The choices for shell could not be had: Broken")
            })
        try await run.cancel()
        try await system.finish()
    }

    @Test("A query that never answers is given up")
    func endless() async throws {
        let system = TestSystem(intents: [Unreliable.Pick.self])
        let run = try await system.perform("Pick")
        let question = try #require(run.question?.id)
        let search = Task { [session = run.session] in
            try await session.options(
                question: question, parameter: "shell", matching: "forever")
        }
        let limit = system.system.limits.providerDuration
        try await system.clock.waitForSleeper(within: limit)
        system.clock.advance(by: limit)
        await #expect(throws: ProviderTimedOut.self) { try await search.value }
        try await run.cancel()
        try await system.finish()
    }

    @Test("What an app suggests twice is there to pick once")
    func twice() async throws {
        let system = TestSystem(intents: [Unreliable.Pick.self])
        let run = try await system.perform("Pick")
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("No fields: \(run.screen)")
            return
        }
        #expect(fields.first?.options?.map(\.title) == ["Conch", "Whelk"])
        try await run.cancel()
        try await system.finish()
    }
}

enum Unreliable {
    struct Broken: Error {}

    struct Shell: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shell"
        static let defaultQuery = ShellQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct ShellQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Shell] {
            identifiers.map(Shell.init)
        }
        func entities(matching string: String) async throws -> [Shell] {
            switch string {
            case "boom": throw Broken()
            case "forever":
                // Not to be cancelled either.
                return await withUnsafeContinuation { _ in }
            default: return []
            }
        }
        func suggestedEntities() async throws -> [Shell] {
            ["Conch", "Whelk", "Conch"].map(Shell.init)
        }
    }

    struct Pick: AppIntent {
        static let title: LocalizedStringResource = "Pick"
        @Parameter(title: "Shell") var shell: Shell
        func perform() async throws -> some IntentResult { .result() }
    }
}
