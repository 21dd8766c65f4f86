import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import Testing

/// The form that offers all parameters, laid out by the summary (Decisions/0029).
@Suite(.timeLimit(.minutes(2)))
struct WholeFormTests {
    private func start(
        _ intent: String, _ form: FormMode, values: [String: ParameterValue] = [:]
    ) async throws -> (TestSystem, TestRun) {
        let system = TestSystem(
            intents: [
                WholeForm.Order.self, WholeForm.Greet.self, WholeForm.Ring.self,
                WholeForm.Sit.self,
            ], shortcuts: WholeForm.Shortcuts.self)
        let run = try await system.person()
        try await run.send(.perform(intent: intent, values: values, form: form))
        return (system, run)
    }

    private func fields(_ run: TestRun) -> [Question.Field] {
        guard case .values(let fields)? = run.question?.kind else { return [] }
        return fields
    }

    @Test("a form that something is missing for offers everything, in declaration order, filled in")
    func whole() async throws {
        let (system, run) = try await start("Order", .whole)
        let fields = fields(run)
        #expect(
            fields.map(\.parameter.name)
                == ["soup", "delivery", "address", "bowl", "count", "note"])
        #expect(fields.map { !$0.parameter.isOptional } == [true, true, false, true, false, false])
        #expect(
            fields.map(\.value)
                == [
                    nil, .bool(false), nil, .enumeration(type: "Bowl", rawValue: "small"), nil, nil,
                ])
        #expect(run.dialog?.full == "Which soup?")
        #expect(
            run.question?.layout
                == FormLayout(
                    sentence: [
                        .text("Order "), .field("soup"), .text(" in a "), .field("bowl"),
                        .text(", delivered: "), .field("delivery"),
                    ], shown: [], more: ["count", "note"], changes: true))
        // The address is named nowhere, so it is not shown.
        #expect(
            run.screen == """
                  Order
                  “Which soup?”
                  Order {Soup} in a {Bowl}, delivered: {Delivery}
                  Soup: ____
                  Bowl: Small
                    ( ) Small
                    ( ) Large
                  Delivery: no
                  More:
                  Count: ____
                  Note: ____
                  [Cancel] [Continue]
                """)

        try await run.answer([
            "soup": "Miso", "delivery": .bool(false), "address": .null,
            "bowl": .enumeration(type: "Bowl", rawValue: "large"), "count": 2, "note": "Hot",
        ])
        #expect(run.dialog?.full == "Miso, here, –, large, 2, Hot")
        try await system.finish()
    }

    @Test("the sentence follows the values; what another sentence names is not shown")
    func branches() async throws {
        let (system, run) = try await start("Order", .whole)
        let question = try #require(run.question?.id)
        let layout = await run.session.layout(
            question: question, values: ["delivery": .bool(true), "soup": "Miso"])
        #expect(
            layout
                == FormLayout(
                    sentence: [
                        .text("Deliver "), .field("soup"), .text(" to "), .field("address"),
                        .text(": "), .field("delivery"),
                    ], shown: [], more: ["count", "note"], changes: true))
        #expect(await run.session.layout(question: question + 1, values: [:]) == nil)
        try await run.answer([
            "soup": "Miso", "delivery": .bool(true), "address": "Main Street",
            "bowl": .enumeration(type: "Bowl", rawValue: "small"), "count": .null, "note": .null,
        ])
        #expect(run.dialog?.full == "Miso, delivered, Main Street, small, –, –")
        try await system.finish()
    }

    @Test("an action that needs nothing runs at once, unless its form is asked for first")
    func nothingNeeded() async throws {
        let (system, run) = try await start("Greet", .whole)
        #expect(run.dialog?.full == "Hello, World.")
        try await run.send(.perform(intent: "Greet", values: [:], form: .first))
        #expect(
            run.question?.layout
                == FormLayout(sentence: [], shown: ["name", "mark"], more: [], changes: false))
        #expect(fields(run).map(\.value) == ["World", nil])
        try await run.answer(["name": "Ada", "mark": "!"])
        #expect(run.dialog?.full == "Hello, Ada!")
        try await run.send(.perform(intent: "Ring", values: [:], form: .first))
        #expect(run.dialog?.full == "Ding.")
        try await system.finish()
    }

    @Test("a value that is needed may not be taken away; one that isn't may")
    func emptied() async throws {
        let (system, run) = try await start("Greet", .first)
        try await run.answer(["name": "", "mark": .null])
        #expect(fields(run).map { $0.error != nil } == [true, false])
        #expect(run.question?.layout != nil)
        try await run.answer(["name": "Bo", "mark": .null])
        #expect(run.dialog?.full == "Hello, Bo.")
        try await system.finish()
    }

    @Test("what is needed stands below a sentence that leaves it out; an entity counts once found")
    func needed() async throws {
        let (system, run) = try await start("Sit", .whole)
        #expect(
            run.question?.layout
                == FormLayout(
                    sentence: [.text("Stand, or sit at "), .field("place")], shown: ["row"],
                    more: [], changes: true))
        let question = try #require(run.question?.id)
        func words(_ id: String) async -> FormLayout.Piece? {
            await run.session.layout(
                question: question, values: ["place": .entity(type: "Place", id: id), "row": 1])?
                .sentence.first
        }
        #expect(await words("a") == .text("Sit at "))
        #expect(await words("gone") == .text("Stand, or sit at "))
        try await run.answer(["place": .entity(type: "Place", id: "b"), "row": 4])
        #expect(run.dialog?.full == "b, 4")
        try await system.finish()
    }

    @Test("a shortcut offers the values that the app gave it, an entity by its title")
    func shortcut() async throws {
        let (system, run) = try await start("Ring", .whole)
        try await run.send(.performShortcut(0, form: .whole))
        #expect(run.dialog?.full == "z, 3")
        try await run.send(.performShortcut(0, form: .first))
        #expect(fields(run).map(\.value) == [.entity(type: "Place", id: "z"), 3])
        #expect(fields(run)[0].options?.map(\.title) == ["Place z", "Place a", "Place b"])
        try await run.answer(["place": .null, "row": 5])
        #expect(run.dialog?.full == "standing, 5")
        try await system.finish()
    }

    @Test("a form for what is missing asks for nothing else, and has no layout")
    func missing() async throws {
        let (system, run) = try await start("Order", .missing)
        #expect(fields(run).map(\.parameter.name) == ["soup"])
        #expect(run.question?.layout == nil)
        let question = try #require(run.question?.id)
        #expect(await run.session.layout(question: question, values: [:]) == nil)
        try await run.cancel()
        try await system.finish()
    }

    @Test("search says what has something to fill in")
    func searched() async throws {
        let (system, run) = try await start("Ring", .missing)
        #expect(run.dialog?.full == "Ding.")
        let items = system.system.search("").flatMap(\.items)
        #expect(items.filter { !$0.hasParameters }.map(\.title) == ["Ring"])
        try await system.finish()
    }
}
