import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What taps get that come faster than they can be carried out.
@Suite(.timeLimit(.minutes(2)))
struct TapQueueTests {
    @Test("Bad input: two taps at once are performed one after the other, in order")
    func twoTapsAtOnce() async throws {
        let system = TestSystem(intents: [Ordered.ShowKeys.self])
        let run = try await system.perform("ShowKeys")
        #expect(run.text == "[A]\n[B]")
        let card = try #require(run.card)
        for ordinal in [1, 0, 1] {
            try run.post(
                .tap(
                    card: card.id, generation: card.generation,
                    action: ActionID(ordinal: ordinal)))
        }
        await Ordered.entered.wait()
        // The others have not begun, and begin only when the first has ended.
        #expect(Ordered.journal.entries == ["B begins"])
        await Ordered.release.open()
        await run.settle()
        #expect(
            Ordered.journal.entries == [
                "B begins", "B ends", "A begins", "A ends", "B begins", "B ends",
            ])
        #expect(run.text == "BAB\n[A]\n[B]")
        #expect(run.refusals.isEmpty)
        try await system.finish()
    }

    @Test("Bad input: more taps than can wait are refused, not lost silently")
    func tooManyTaps() async throws {
        var limits = Limits()
        limits.waitingTaps = 2
        let system = TestSystem(intents: [Crowd.ShowGate.self], limits: limits)
        let run = try await system.perform("ShowGate")
        let card = try #require(run.card)
        let tap = PersonAction.tap(
            card: card.id, generation: card.generation, action: ActionID(ordinal: 0))
        try run.post(tap)
        await Crowd.entered.wait()
        for _ in 0..<4 { try run.post(tap) }
        await run.handOver()
        #expect(run.refusals.count == 2)
        await Crowd.release.open()
        await run.settle()
        #expect(run.text == "3\n[Enter]")
        #expect(
            run.refusals
                == Array(
                    repeating: Refusal(reason: .overloaded, message: "Too many taps are waiting."),
                    count: 2))
        try await system.finish()
    }
}

enum Ordered {
    static let journal = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowKeys: AppIntent {
        static let title: LocalizedStringResource = "Show Keys"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: KeysSnippet())
        }
    }

    struct KeysSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Keys"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let typed = Ordered.journal.entries.filter { $0.hasSuffix("ends") }
                .map { $0.prefix(1) }.joined()
            return .result(
                view: VStack {
                    if !typed.isEmpty { Text(verbatim: typed) }
                    Button("A", intent: PressA())
                    Button("B", intent: PressB())
                })
        }
    }

    struct PressA: AppIntent {
        static let title: LocalizedStringResource = "Press A"
        func perform() async throws -> some IntentResult {
            Ordered.journal.add("A begins")
            // Others may begin meanwhile.
            await Task.detached {}.value
            Ordered.journal.add("A ends")
            return .result()
        }
    }

    struct PressB: AppIntent {
        static let title: LocalizedStringResource = "Press B"
        func perform() async throws -> some IntentResult {
            Ordered.journal.add("B begins")
            await Ordered.entered.open()
            await Ordered.release.wait()
            Ordered.journal.add("B ends")
            return .result()
        }
    }
}

enum Crowd {
    static let journal = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowGate: AppIntent {
        static let title: LocalizedStringResource = "Show Gate"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: GateSnippet())
        }
    }

    struct GateSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Gate"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let count = Crowd.journal.entries.count
            return .result(
                view: VStack {
                    Text(verbatim: "\(count)")
                    Button("Enter", intent: EnterGate())
                })
        }
    }

    struct EnterGate: AppIntent {
        static let title: LocalizedStringResource = "Enter Gate"
        func perform() async throws -> some IntentResult {
            await Crowd.entered.open()
            await Crowd.release.wait()
            Crowd.journal.add("entered")
            return .result()
        }
    }
}
