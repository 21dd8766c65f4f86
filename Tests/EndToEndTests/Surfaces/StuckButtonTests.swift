import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// A button whose intent never returns.
@Suite(.timeLimit(.minutes(2)))
struct StuckButtonTests {
    @Test("Bad input: a button's intent that never returns is stopped; its card and queue go on")
    func neverReturningButton() async throws {
        let system = TestSystem(intents: [Stuck.ShowDesk.self])
        let run = try await system.perform("ShowDesk")
        #expect(run.text == "Rings: 0\n[Wait]\n[Ring]")
        let card = try #require(run.card)
        try run.post(.tap(card: card.id, generation: card.generation, action: ActionID(ordinal: 0)))
        await Stuck.entered.wait()
        try run.post(.tap(card: card.id, generation: card.generation, action: ActionID(ordinal: 1)))
        system.clock.advance(by: .seconds(30))
        try await run.wait { $0.card?.generation != card.generation }
        await run.settle()
        #expect(run.screen == "  Show Desk\n  | Rings: 1\n  | [Wait]\n  | [Ring]\n  [Done]")
        #expect(
            system.messages == [
                """
                error: WaitForever reported no progress within the time limit and was cancelled. Make \
                it quicker, conform it to ProgressReportingIntent and update its progress, or raise \
                Limits.runDuration.
                """
            ])
        await Stuck.release.open()
        try await system.finish()
    }
}

enum Stuck {
    static let rings = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowDesk: AppIntent {
        static let title: LocalizedStringResource = "Show Desk"

        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: DeskSnippet())
        }
    }

    struct DeskSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Desk"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let count = Stuck.rings.entries.count
            return .result(
                view: VStack {
                    Text(verbatim: "Rings: \(count)")
                    Button("Wait", intent: WaitForever())
                    Button("Ring", intent: RingBell())
                })
        }
    }

    struct WaitForever: AppIntent {
        static let title: LocalizedStringResource = "Wait Forever"

        func perform() async throws -> some IntentResult {
            await Stuck.entered.open()
            await Stuck.release.wait()
            return .result()
        }
    }

    struct RingBell: AppIntent {
        static let title: LocalizedStringResource = "Ring Bell"

        func perform() async throws -> some IntentResult {
            Stuck.rings.add("ring")
            return .result()
        }
    }
}
