import AppIntents
import IntentTestKit
import Testing

/// Snippet intents that only read, and some that don't.
@Suite(.timeLimit(.minutes(2)))
struct SideEffectTests {
    private let tally = TallyIntents.Tally()

    @Test("A snippet that only reads passes")
    func pure() async throws {
        let system = TallyIntents.system(tally)
        try await system.checkSideEffectFree(
            TallyIntents.TallySnippet(), watching: ["count": { [tally] in "\(await tally.count)" }])
    }

    @Test("A snippet that writes fails with each write, each changed value and the changed view")
    func writes() async throws {
        let system = TallyIntents.system(tally)
        let texts = try await issues {
            try await system.checkSideEffectFree(
                TallyIntents.GreedySnippet(),
                watching: ["count": { [tally] in "\(await tally.count)" }])
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                """
                GreedySnippet is not free of side effects. The system performs it each time its card is drawn, \
                so perform() may only read, and must give the same view until something else changes.
                  it donates AddOne (2 times)
                  it calls TallySnippet.reload() (2 times)
                  it removes items from a search index (2 times)
                  count was “0” before, and is “2” now
                  its view differs (- first, + second):
                - Text “Seen 1 times”
                + Text “Seen 2 times”
                """) == true)
    }

    @Test("A view that looks different fails, even with the same words")
    func look() async throws {
        let system = TallyIntents.system(tally)
        let texts = try await issues {
            try await system.checkSideEffectFree(TallyIntents.FickleSnippet())
        }
        #expect(texts.first?.contains("its view's look differs (- first, + second):") == true)
        #expect(texts.first?.contains("0.25") == true)
    }

    @Test("A control that performs another intent fails")
    func controls() async throws {
        let system = TallyIntents.system(tally)
        let texts = try await issues {
            try await system.checkSideEffectFree(TallyIntents.ShiftySnippet())
        }
        #expect(texts.first?.hasSuffix("its controls perform other intents: “Go”") == true)
    }

    @Test("A snippet that can't be performed is an error")
    func missing() async throws {
        let system = TestSystem(intents: TallyIntents.all)
        let text = await failure {
            try await system.checkSideEffectFree(TallyIntents.TallySnippet())
        }
        #expect(
            text.hasPrefix(
                "TallySnippet could not be drawn: TallySnippet was not performed. The dependency Tally"
            ))
    }
}
