import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// The statements of Apple's page on `AppIntent` about its soup.
@Suite("AppIntent: ordering soup", .serialized, .timeLimit(.minutes(3)))
struct OrderSoupTests {
    private typealias OrderSoupIntent = Finished.OrderSoupIntent

    private let system = TestSystem(intents: [OrderSoupIntent.self])
    private let miso = ParameterValue.entity(type: "Soup", id: "Miso")

    init() {
        OrderPad.orders.withLock { $0 = [] }
    }

    private var identifier: String {
        get throws { try #require(system.system.metadata.intents.first).identifier }
    }

    @Test("Parameters are known with their titles in the order of their declaration")
    func parametersAreDeclared() throws {
        let intent = try #require(system.system.metadata.intents.first)
        #expect(intent.parameters.map(\.name) == ["soup", "quantity"])
        #expect(intent.parameters.map(\.title) == ["Soup", "Quantity"])
        #expect(intent.parameters.map(\.shape) == [.entity("Soup"), .integer])
        #expect(intent.parameters.map(\.isOptional) == [false, true])
    }

    @Test("The summary is a sentence with the soup in it; the quantity stands below")
    func summary() throws {
        let intent = try #require(system.system.metadata.intents.first)
        #expect(intent.summary == [.text("Order "), .parameter("soup")])
        // Compiles only if the property is a summary of this intent, as the page writes it.
        let summary: any ParameterSummary = OrderSoupIntent.parameterSummary
        #expect(summary is OrderSoupIntent.Summary)
    }

    @Test("What is given is ordered")
    func order() async throws {
        let run = try await system.perform(try identifier, values: ["soup": miso, "quantity": 2])
        #expect(run.question == nil)
        #expect(OrderPad.orders.withLock { $0 } == ["2 × Miso"])
        #expect(run.card?.buttons.map(\.role) == [.done])
        try await system.finish()
    }

    @Test("A required parameter is asked for before perform(), an optional one is not")
    func requiredIsAsked() async throws {
        let run = try await system.perform(try identifier, values: ["quantity": 2])
        #expect(run.askedNames == ["soup"])
        #expect(OrderPad.orders.withLock { $0.isEmpty })
        try await run.answer(["soup": miso])
        #expect(OrderPad.orders.withLock { $0 } == ["2 × Miso"])
        #expect(run.question == nil)
        try await system.finish()
    }

    @Test("needsValue asks for the quantity and performs the intent again from the top")
    func needsValueAsksAndRestarts() async throws {
        let run = try await system.perform(try identifier, values: ["soup": miso])
        #expect(run.askedNames == ["quantity"])
        try await run.answer(["quantity": 12])
        #expect(run.askedNames == ["quantity"])
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("no question")
            return
        }
        // The typed value is neither forgotten nor replaced: the field says why it was refused.
        #expect(fields.map(\.value) == [12])
        #expect(fields.map(\.error) == ["“12” can’t be used for “Quantity”."])
        #expect(OrderPad.orders.withLock { $0.isEmpty })
        try await run.answer(["quantity": 9])
        #expect(run.question == nil)
        #expect(OrderPad.orders.withLock { $0 } == ["9 × Miso"])
        #expect(run.card?.error == nil)
        try await system.finish()
    }

    @Test("Whoever does not give the quantity orders nothing")
    func needsValueCanBeCancelled() async throws {
        let run = try await system.perform(try identifier, values: ["soup": miso])
        try await run.cancel()
        #expect(run.card == nil)
        #expect(OrderPad.orders.withLock { $0.isEmpty })
        try await system.finish()
    }

    @Test("Optional means that perform() sees nil, and nobody is asked")
    func optionalStaysEmpty() async throws {
        let system = TestSystem(intents: [WithParameters.OrderSoupIntent.self])
        let identifier = try #require(system.system.metadata.intents.first).identifier
        let run = try await system.perform(identifier, values: ["soup": miso])
        #expect(run.question == nil)
        #expect(run.dialog?.full == "1")
        try await system.finish()
    }
}

extension TestRun {
    /// The parameters that the open question asks for.
    var askedNames: [String] {
        guard case .values(let fields) = question?.kind else { return [] }
        return fields.map(\.parameter.name)
    }
}
