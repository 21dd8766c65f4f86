import AppIntents
import IntentSystem
import MCPProtocol
import Synchronization
import Testing
import _JSON

@testable import MCPHost

/// Answers of assistants that come to another node of the app than the question came from.
@Suite struct AnswersOnOtherNodesTests {
    /// What is one among the nodes of a test.
    private final class SharedClaims: NodeAgreement {
        struct Away: Error {}

        private let claims = Mutex<Set<String>>([])
        let isAway = Mutex(false)

        func secret(_ name: String, orElse proposed: [UInt8]) async throws -> [UInt8] { proposed }

        func claim(_ name: String, for time: Duration) async throws -> Bool {
            if isAway.withLock({ $0 }) { throw Away() }
            return claims.withLock { $0.insert(name).inserted }
        }
    }

    private static let intents: [any AppIntent.Type] = [PaintFenceIntent.self]
    private static let closed = "This question of “Paint Fence” is not open any more"

    private let claims = SharedClaims()
    private let nodes: [TestHost]
    private let forms = TestHost.context(forms: true)

    init() throws {
        let claims = claims
        nodes = try (0..<2).map { _ in
            try TestHost(intents: Self.intents, agreement: claims)
        }
    }

    private func call(_ node: Int, _ input: ReceivedInput? = nil) async throws -> ToolOutcome {
        try await nodes[node].call("PaintFenceIntent", [:], input: input, forms)
    }

    /// Chooses blue on the first node; returns what is asked next.
    private func choose(on node: Int) async throws -> ToolOutcome {
        let asked = try await call(0)
        let field = try #require(try asked.form.fields.first)
        guard case .choice(.plain(let options), _) = field.kind else {
            throw UnexpectedOutcome(outcome: asked)
        }
        #expect(options.contains("Blue"))
        return try await call(
            node, try asked.input.answered(.accept([field.name: .string("Blue")])))
    }

    @Test("A confirmation counts on any node, with the answers before it, and once")
    func once() async throws {
        let asked = try await choose(on: 1)
        #expect(try asked.form.message.contains("Paint it blue?"))
        let yes = try asked.input.answered(.accept([:]))
        let next = try await call(0, yes)
        #expect(try next.form.message.contains("Paint the gate, too?"))
        for node in nodes.indices {
            let again = try await call(node, yes).result
            #expect(again.isError && again.text.hasPrefix(Self.closed))
        }
    }

    @Test("Of the same answer on two nodes at once, one counts")
    func atOnce() async throws {
        let yes = try await choose(on: 0).input.answered(.accept([:]))
        async let first = call(0, yes)
        async let second = call(1, yes)
        let asking = try await [first, second].filter { (try? $0.form) != nil }
        #expect(asking.count == 1)
    }

    @Test("What was confirmed isn't done a second time: a later answer counts where it was asked")
    func confirmed() async throws {
        let asked = try await choose(on: 0)
        let gate = try await call(0, try asked.input.answered(.accept([:])))
        let yes = try gate.input.answered(.accept([:]))
        let elsewhere = try await call(1, yes).result
        #expect(elsewhere.isError && elsewhere.text.contains("is not open here"))
        #expect(try await call(0, yes).result.text.hasPrefix("Painted blue."))
    }

    @Test("Declining on another node performs nothing there")
    func declined() async throws {
        let asked = try await choose(on: 0)
        let result = try await call(1, try asked.input.answered(.decline)).result
        #expect(!result.text.contains("Painted"))
        let late = try await call(0, try asked.input.answered(.accept([:]))).result
        #expect(late.text.hasPrefix(Self.closed))
    }

    @Test("While it can't be written down that an answer came, the question stays open")
    func away() async throws {
        let asked = try await choose(on: 0)
        let yes = try asked.input.answered(.accept([:]))
        claims.isAway.withLock { $0 = true }
        let refused = try await call(0, yes).result
        #expect(refused.isError && refused.text.contains("send the same answer again"))
        claims.isAway.withLock { $0 = false }
        #expect(try await call(0, yes).form.message.contains("Paint the gate, too?"))
    }
}

/// Asks for a color, then whether to paint, then for more.
struct PaintFenceIntent: AppIntent {
    static let title: LocalizedStringResource = "Paint Fence"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let options: [IntentChoiceOption] = [.init(title: "Red"), .init(title: "Blue")]
        let picked = try await requestChoice(between: options, dialog: "Which color?")
        let name = picked == options[0] ? "red" : "blue"
        try await requestConfirmation(dialog: "Paint it \(name)?")
        try await requestConfirmation(dialog: "Paint the gate, too?")
        return .result(dialog: "Painted \(name).")
    }
}
