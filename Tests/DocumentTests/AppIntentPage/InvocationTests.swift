import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// What the page of `AppIntent` says about the life of one invocation.
@Suite("AppIntent: one invocation", .serialized, .timeLimit(.minutes(3)))
struct InvocationTests {
    private let system = TestSystem(intents: [
        LoggedIntent.self, ThreeSpicesIntent.self, HoldingIntent.self,
    ])

    private let spices: [String: ParameterValue] = [
        "third": .entity(type: "Spice", id: "Saffron"),
        "first": .entity(type: "Spice", id: "Cumin"),
        "second": .entity(type: "Spice", id: "Pepper"),
    ]

    init() {
        Spice.log.withLock { $0 = [] }
        LoggedIntent.log.withLock { $0 = [] }
    }

    private func identifier(_ title: String) throws -> String {
        try #require(system.system.metadata.intents.first { $0.title == title }).identifier
    }

    @Test("Each invocation makes its own intent with init(), sets what is known, then performs it")
    func initPerInvocation() async throws {
        let identifier = try identifier("Log")
        LoggedIntent.log.withLock { $0 = [] }
        let run = try await system.person()
        for word in ["one", "two"] {
            try await run.send(.perform(intent: identifier, values: ["word": .string(word)]))
            #expect(run.error == nil)
        }
        #expect(LoggedIntent.log.withLock { $0 } == ["init", "one plain", "init", "two plain"])
        try await system.finish()
    }

    @Test("Only what is declared with @Parameter is carried into the invocation")
    func onlyParametersAreCarried() async throws {
        var intent = LoggedIntent()
        intent.word = "three"
        intent.plain = "changed"
        LoggedIntent.log.withLock { $0 = [] }
        let run = try await system.perform(intent)
        #expect(run.error == nil)
        #expect(LoggedIntent.log.withLock { $0 } == ["init", "three plain"])
        try await system.finish()
    }

    @Test("Parameters are resolved in the order of their declaration, then perform() is called")
    func resolutionOrder() async throws {
        let run = try await system.perform(try identifier("Three Spices"), values: spices)
        #expect(Spice.log.withLock { $0 } == ["Cumin", "Pepper", "Saffron", "performed"])
        #expect(run.dialog?.full == "Cumin Pepper Saffron")
        try await system.finish()
    }

    @Test("What is missing is asked for in that order too")
    func askingOrder() async throws {
        let run = try await system.perform(try identifier("Three Spices"))
        #expect(run.askedNames == ["first", "second", "third"])
        #expect(Spice.log.withLock { !$0.contains("performed") })
        try await run.answer(spices)
        #expect(Spice.log.withLock { $0.last } == "performed")
        #expect(run.dialog?.full == "Cumin Pepper Saffron")
        try await system.finish()
    }

    @Test("The intent is kept for the invocation only")
    func intentIsReleased() async throws {
        let identifier = try identifier("Hold")
        let run = try await system.perform(identifier)
        #expect(run.dialog?.full == "Held: 1")
        try await run.done()
        #expect(Token.liveCount.withLock { $0 } == 0)
        try await system.finish()
    }
}

/// Writes down what happens to it.
private struct LoggedIntent: AppIntent {
    static let title: LocalizedStringResource = "Log"
    static let log = Mutex<[String]>([])

    @Parameter var word: String
    var plain = "plain"

    init() {
        Self.log.withLock { $0.append("init") }
    }

    func perform() async throws -> some IntentResult {
        Self.log.withLock { $0.append("\(word) \(plain)") }
        return .result()
    }
}

private struct ThreeSpicesIntent: AppIntent {
    static let title: LocalizedStringResource = "Three Spices"

    @Parameter var first: Spice
    @Parameter var second: Spice
    @Parameter var third: Spice

    func perform() async throws -> some IntentResult & ProvidesDialog {
        Spice.log.withLock { $0.append("performed") }
        return .result(dialog: "\(first.id) \(second.id) \(third.id)")
    }
}

/// Writes down when it is asked for.
private struct Spice: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
    static let defaultQuery = SpiceQuery()
    static let log = Mutex<[String]>([])

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct SpiceQuery: EntityQuery {
    func entities(for identifiers: [Spice.ID]) async throws -> [Spice] {
        Spice.log.withLock { $0 += identifiers }
        return identifiers.map { Spice(id: $0) }
    }
}

/// Has something that a test can see is still there.
private struct HoldingIntent: AppIntent {
    static let title: LocalizedStringResource = "Hold"

    private let token = Token()

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Held: \(token.count)")
    }
}

private final class Token: Sendable {
    static let liveCount = Mutex(0)

    var count: Int { Self.liveCount.withLock { $0 } }

    init() { Self.liveCount.withLock { $0 += 1 } }
    deinit { Self.liveCount.withLock { $0 -= 1 } }
}
