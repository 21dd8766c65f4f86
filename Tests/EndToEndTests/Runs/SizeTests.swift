import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// How many values a list takes: INV-6.
@Suite(.timeLimit(.minutes(2)))
struct SizeTests {
    @Test(
        "Bad input: a list with more or fewer values than its size is refused with the size",
        arguments: [
            ("Pair", ["a"], "Choose exactly 2."), ("Pair", ["a", "b", "c"], "Choose exactly 2."),
            ("Pair", [], "Choose exactly 2."), ("Few", ["a"], "Choose from 2 to 3."),
            ("Few", ["a", "b", "c", "d"], "Choose from 2 to 3."),
        ])
    func wrongSize(_ intent: String, _ ids: [String], _ message: String) async throws {
        let system = TestSystem(intents: [Sized.Pair.self, Sized.Few.self])
        let values = ids.map { ParameterValue.entity(type: "Ball", id: $0) }
        let run = try await system.perform(intent, values: ["balls": .array(values)])
        let titles = ids.map { "Ball \($0)" }.joined(separator: ", ")
        let shown = titles.isEmpty ? "____" : titles
        #expect(run.screen.contains("Balls: \(shown)  ! \(message)"), "\(run.screen)")
        try await run.answer([
            "balls": .array(["a", "b"].map { .entity(type: "Ball", id: $0) })
        ])
        #expect(run.dialog?.full == "a b")
        try await system.finish()
    }

    @Test("An optional list of which nothing was picked has no value, whatever its size")
    func nothing() async throws {
        let system = TestSystem(intents: [Sized.Few.self])
        let run = try await system.perform("Few", values: ["balls": []])
        #expect(run.dialog?.full == "none")
        try await run.done()
        try await run.send(.perform(intent: "Few", values: [:], form: .first))
        try await run.answer(["balls": []])
        #expect(run.dialog?.full == "none", "\(run.screen)")
        try await run.done()
        try await system.finish()
    }
}

enum Sized {
    struct Pair: AppIntent {
        static let title: LocalizedStringResource = "Pair"
        @Parameter(title: "Balls", size: 2) var balls: [Ball]
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(balls.map(\.id).joined(separator: " "))")
        }
    }

    struct Few: AppIntent {
        static let title: LocalizedStringResource = "Few"
        @Parameter(title: "Balls", size: IntentCollectionSize(min: 2, max: 3)) var balls: [Ball]?
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(balls?.map(\.id).joined(separator: " ") ?? "none")")
        }
    }

    struct Ball: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ball"
        static let defaultQuery = BallQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Ball \(id)")
        }
    }

    struct BallQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Ball] {
            identifiers.map(Ball.init)
        }
    }
}
