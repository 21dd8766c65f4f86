import AppIntents
import IntentTestKit
import Testing

/// The scope of a test without traits, and what it throws where Swift Testing doesn't run.
@Suite(.timeLimit(.minutes(2)))
struct WithIntentsTests {
    /// Performs a test as XCTest would: no test of Swift Testing is current.
    private func elsewhere(_ body: @escaping @Sendable () async throws -> Void) async -> String {
        await Task.detached { await failure(of: body) }.value
    }

    @Test("A scope has its own system and objects, and finishes the system")
    func scope() async throws {
        let count = try await withIntents(
            TallyIntents.ShowTally.self, TallyIntents.TallySnippet.self, TallyIntents.AddOne.self,
            locale: "de"
        ) {
            $0.add(dependency: TallyIntents.Tally("Meine"))
        } perform: { system in
            let run = try await system.perform(TallyIntents.ShowTally())
            try await run.tap("Add One")
            #expect(run.text == "Meine: 1  [Add One]")
            return system.events.count
        }
        #expect(count > 0)
    }

    @Test(
        "Elsewhere, a failed check doesn't end the scope, and is thrown with what happened before")
    func failures() async {
        let text = await elsewhere {
            try await withIntents(KitIntents.Greet.self, KitIntents.Wave.self) { system in
                let run = try await system.perform(KitIntents.Greet())
                try run.expectSnippet("VStack")
                try run.expectSnippet("HStack")
                try await run.done()
            }
        }
        #expect(
            text.replacing(/:\d+:/, with: ":N:") == """
                WithIntentsTests.swift:N: The view differs from its outline (- in the test, + now):
                  VStack
                +   Text “Hello”
                +   Button “Wave”
                +   Toggle “Loud” off
                WithIntentsTests.swift:N: The view differs from its outline (- in the test, + now):
                - HStack
                + VStack
                +   Text “Hello”
                +   Button “Wave”
                +   Toggle “Loud” off
                What happened before:
                  test performs Greet
                  test sees Greet / “Good morning.” / | Hello / | [Wave] / | Loud: off / [Done]
                  test presses Done
                  test sees (nothing)
                """)
    }

    @Test("Elsewhere, an open question at the end is thrown with what happened before")
    func openQuestion() async {
        let text = await elsewhere {
            try await withIntents(KitIntents.Erase.self) { system in
                _ = try await system.perform(KitIntents.Erase())
            }
        }
        #expect(
            text == """
                The test ended while a question was open; answer or cancel it. On screen:
                  Erase
                  “Erase it all?”
                  [Cancel] [Go]
                What happened before:
                  test performs Erase
                  test sees Erase / “Erase it all?” / [Cancel] [Go]
                """)
    }

    @Test("Without a scope, a failed check is thrown at once")
    func noScope() async {
        let text = await elsewhere {
            let system = TestSystem(intents: KitIntents.all)
            try system.checkDeclarations()
            try await system.perform(KitIntents.Greet()).expectSnippet("")
        }
        #expect(
            text.replacing(/:\d+:/, with: ":N:").hasPrefix(
                """
                WithIntentsTests.swift:N: The test holds no outline yet. The view's is:
                VStack

                """))
    }

    @Test("An error of the test's own stays as it is")
    func ownError() async throws {
        struct Own: Error, Equatable {}
        await #expect(throws: Own()) {
            try await withIntents(KitIntents.Wave.self) { _ in throw Own() }
        }
    }
}
