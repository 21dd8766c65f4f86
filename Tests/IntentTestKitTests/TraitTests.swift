import AppIntents
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// An intent that shows the conditions of its person.
enum SurroundingIntents {
    struct Here: AppIntent {
        static let title: LocalizedStringResource = "Here"

        func perform() async throws -> some ShowsSnippetView {
            .result(view: Surroundings())
        }
    }

    struct Surroundings: View {
        @Environment(\.locale) var locale
        @Environment(\.dynamicTypeSize) var size

        var body: some View { Text("\(locale.identifier) \(size)") }
    }
}

/// Traits that give a test its system, its dependencies and its people's conditions.
@Suite(
    .timeLimit(.minutes(2)),
    .intents {
        TestSystem(
            intents: TallyIntents.all + [LockedTests.Pay.self, SurroundingIntents.Here.self])
    }
)
struct TraitTests {
    @Test("Each case of a test has its own system and its own objects", arguments: 1...8)
    func parallel(count: Int) async throws {
        let system = try TestSystem.current
        system.dependencies.add(dependency: TallyIntents.Tally("Tally \(count)"))
        let run = try await system.perform(TallyIntents.ShowTally())
        for _ in 0..<count { try await run.tap("Add One") }
        try run.expectSnippet(
            """
            HStack
              Text “Tally \(count): \(count)” largeTitle
              Button “Add One”
            """)
    }

    @Test(
        "Dependencies of a trait reach intents that the test calls itself, too",
        .dependencies { $0.add(dependency: TallyIntents.Tally("Mine")) })
    func dependencies() async throws {
        _ = try await TallyIntents.AddOne().perform()
        let run = try await TestSystem.current.perform(TallyIntents.ShowTally())
        #expect(run.text == "Mine: 1  [Add One]")
    }

    @Test("The language and the text size of the people", .locale("de"), .textSize(.accessibility3))
    func conditions() async throws {
        let run = try await TestSystem.current.perform(SurroundingIntents.Here())
        #expect(run.text == "de accessibility3")
        let other = try await TestSystem(intents: [SurroundingIntents.Here.self]).perform(
            SurroundingIntents.Here())
        #expect(other.text == "de accessibility3")
    }

    @Test("A locked app is unlocked by the test", .locked)
    func locked() async throws {
        let system = try TestSystem.current
        #expect(!system.isUnlocked)
        #expect(
            try await system.perform("Pay").error == "“Pay” is locked. Unlock Test on its page.")
        #expect(system.unlock())
        #expect(try await system.perform("Pay").dialog?.full == "Paid.")
    }
}

/// Tests that fail, with a system of their own.
@Suite(.timeLimit(.minutes(2)))
struct FailingTests {
    @Test(
        "A test that leaves a card unseen fails at its end, with what happened before",
        .fails(
            """
            The test never looked at the last card; read its text, tree or dialog. On screen:
              Here
              | en large
              [Done]
            What happened before:
              test performs Here
              test sees Here / | en large / [Done]
            """),
        .intents(SurroundingIntents.Here.self))
    func unseen() async throws {
        _ = try await TestSystem.current.perform(SurroundingIntents.Here())
    }

    @Test(
        "Any issue of a test has what happened before",
        .fails(
            """
            Something is wrong.
            What happened before:
              test performs Here
              test sees Here / | en large / [Done]
              test presses Done
              test sees (nothing)
            """),
        .intents(SurroundingIntents.Here.self))
    func issue() async throws {
        let run = try await TestSystem.current.perform(SurroundingIntents.Here())
        try await run.done()
        Issue.record("Something is wrong.")
    }
}

/// A test without the trait.
@Suite struct WithoutTraitTests {
    @Test("A test without the trait has no system")
    func missing() async {
        #expect(
            await failure { _ = try TestSystem.current } == """
                The test has no system of its own. Give it the trait .intents, or make a TestSystem; a detached \
                task has left its test.
                """)
    }
}
