import AppIntents
import IntentSystem
import IntentTestKit
import MCPProtocol
import SwiftUI
import Synchronization
import Testing
import _JSON

@testable import MCPHost

/// Calls of a client that shows no cards.
@Suite(.timeLimit(.minutes(2))) struct CallsWithoutSessionTests {
    private let forms = TestHost.context(forms: true)

    @Test("A call makes no session, not while it runs and not while it asks")
    func makesNoSession() async throws {
        let host = try TestHost(intents: [SteepTeaIntent.self, EmptyPotIntent.self])
        let call = Task { try await host.result("SteepTeaIntent", ["pot": "sessionless"]) }
        await TeaPot.named("sessionless").hasBegun()
        #expect(host.system.sessionCount == 0)
        await TeaPot.named("sessionless").pour()
        #expect(try await call.value.text == "Steeped.")

        let asked = try await host.call("EmptyPotIntent", [:], forms)
        #expect(host.service.questions.count == 1)
        #expect(host.system.sessionCount == 0)
        let input = try asked.input.answered(.accept([:]))
        let result = try await host.call("EmptyPotIntent", [:], input: input, forms).result
        #expect(result.text == "Poured away.")
        #expect(host.system.sessionCount == 0)
    }

    @Test("A result with a snippet is the text of its view, with its buttons")
    func writesTheView() async throws {
        let host = try TestHost(intents: [Shelf.Show.self, Shelf.Card.self])
        let result = try await host.result("Show", ["key": "shown"])
        let text = "Lid: off\nCups 0\n[More]\n[Too Many]"
        #expect(result == CallResult(content: [.text(text)]))
        #expect(host.system.sessionCount == 0)
    }

    @Test(
        "CON-4 a toggle and a button beside a confirmation are used while the run stays suspended")
    func usesControls() async throws {
        let host = try TestHost(intents: [Shelf.Order.self, Shelf.Card.self])
        let key: JSONObject = ["key": "shelf"]
        let asked = try await host.call("Order", key, forms)
        #expect(try asked.form.message == Shelf.message("Lid: off\nCups 0"))
        let shut = try await host.call("Order", key, input: try asked.control("control-0"), forms)
        #expect(try shut.form.message == Shelf.message("Lid: on\nCups 0"))
        let more = try await host.call("Order", key, input: try shut.control("control-1"), forms)
        #expect(try more.form.message == Shelf.message("Lid: on\nCups 1"))
        let failed = try await host.call("Order", key, input: try more.control("control-2"), forms)
        #expect(
            try failed.form.message
                == Shelf.message("Lid: on\nCups 1", problem: "The shelf is full."))
        let done = try await host.call("Order", key, input: try failed.control("confirm"), forms)
        #expect(try done.result.text == "Ordered 1.")
    }

    @Test("A control that isn't there is asked about again, and nothing is performed")
    func refusesControls() async throws {
        let host = try TestHost(intents: [Shelf.Order.self, Shelf.Card.self])
        let key: JSONObject = ["key": "refused"]
        let asked = try await host.call("Order", key, forms)
        let again = try await host.call("Order", key, input: try asked.control("control-9"), forms)
        #expect(try again.form == asked.form)
    }

    @Test("What a result opens is performed, and its result is the call's")
    func continues() async throws {
        let host = try TestHost(intents: [Shelf.Begin.self, Shelf.End.self])
        #expect(try await host.result("Begin").text == "The end.")
        #expect(host.system.sessionCount == 0)
    }

    @Test("A snippet that can't be drawn is an error beside the words")
    func failsToDraw() async throws {
        let host = try TestHost(intents: [Shelf.Lose.self, Shelf.Lost.self])
        let result = try await host.result("Lose")
        #expect(result == .failure("The card is lost.\n\nHere it is."))
    }

    @Test("A run that is given up while it waits is cancelled, and its intent learns it")
    func cancels() async throws {
        let host = try TestHost(intents: [Shelf.Order.self, Shelf.Card.self])
        _ = try await host.call("Order", ["key": "given up"], forms)
        await host.service.closeQuestions()
        #expect(try await TestFixture.named("given up").wait(forNote: "cancelled"))
        #expect(host.service.questions.count == 0)
    }
}

extension ToolOutcome {
    /// The one form, with a control or `confirm` picked.
    fileprivate func control(_ name: String) throws -> ReceivedInput {
        try input.answered(.accept(["action": .string(name)]))
    }
}

/// A confirmation with a toggle and buttons.
enum Shelf {
    private static let states = Mutex<[String: State]>([:])

    private struct State {
        var cups = 0
        var isShut = false
    }

    private static func change(_ key: String, _ body: (inout State) -> Void) {
        states.withLock { body(&$0[key, default: State()]) }
    }

    private static func state(_ key: String) -> State {
        states.withLock { $0[key] ?? State() }
    }

    private static func fail(_ text: String) throws { throw Full(text: text) }

    static func message(_ view: String, problem: String? = nil) -> String {
        let parts = [
            "Order\nAll of it?", view, problem.map { "⚠ \($0)" },
            "Accept: “Continue”. Decline: “Cancel”.",
        ]
        return parts.compactMap { $0 }.joined(separator: "\n\n")
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        @Parameter(title: "Key") var key: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            do {
                let cups = try await requestConfirmation(
                    dialog: "All of it?", snippetIntent: Card(key: key))
                return .result(dialog: "Ordered \(cups).")
            } catch is CancellationError {
                TestFixture.named(key).note("cancelled")
                throw CancellationError()
            }
        }
    }

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show"
        @Parameter(title: "Key") var key: String

        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: Card(key: key))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Card"
        @Parameter(title: "Key") var key: String

        init() {}
        init(key: String) { self.key = key }

        func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
            let state = state(key)
            return .result(
                value: state.cups,
                view: VStack {
                    Toggle("Lid", isOn: state.isShut, intent: SetLid(key: key))
                    Text("Cups \(state.cups)")
                    Button("More", intent: Add(key: key))
                    Button("Too Many", intent: Overfill())
                })
        }
    }

    struct SetLid: SetValueIntent {
        static let title: LocalizedStringResource = "Set Lid"
        @Parameter(title: "Closed") var value: Bool
        @Parameter(title: "Key") var key: String

        init() {}
        init(key: String) {
            self.key = key
            value = false
        }

        func perform() async throws -> some IntentResult {
            change(key) { $0.isShut = value }
            return .result()
        }
    }

    struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        @Parameter(title: "Key") var key: String

        init() {}
        init(key: String) { self.key = key }

        func perform() async throws -> some IntentResult {
            change(key) { $0.cups += 1 }
            return .result()
        }
    }

    struct Overfill: AppIntent {
        static let title: LocalizedStringResource = "Overfill"

        func perform() async throws -> some IntentResult {
            try fail("The shelf is full.")
            return .result()
        }
    }

    struct Full: Error, CustomLocalizedStringResourceConvertible {
        let text: String
        var localizedStringResource: LocalizedStringResource {
            LocalizedStringResource(stringLiteral: text)
        }
    }

    struct Begin: AppIntent {
        static let title: LocalizedStringResource = "Begin"

        func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
            .result(opensIntent: End(), dialog: "The beginning.")
        }
    }

    struct End: AppIntent {
        static let title: LocalizedStringResource = "End"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "The end.")
        }
    }

    struct Lose: AppIntent {
        static let title: LocalizedStringResource = "Lose"

        func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
            .result(dialog: "Here it is.", snippetIntent: Lost())
        }
    }

    struct Lost: SnippetIntent {
        static let title: LocalizedStringResource = "Lost"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            try fail("The card is lost.")
            return .result(view: Text("never"))
        }
    }
}
