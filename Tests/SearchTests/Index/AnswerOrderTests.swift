import AppIntents
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// The rows of the app's queries; each appears when its query answers.
@Suite(.timeLimit(.minutes(2)))
struct AnswerOrderTests {
    /// A pantry whose herbs are found at once and whose spices never, and a cellar that a test opens.
    private struct House {
        let system = TestSystem(intents: [Cellar.Uncork.self, Pantry.Sprinkle.self])
        let door = Cellar.Door()

        init() {
            let door = door
            system.dependencies.add(dependency: door)
        }

        func answers(to text: String = "quendel", atLeast wanted: Int) async -> EntityAnswers {
            await system.system.answers(
                to: text, language: "en", for: .owner, atLeast: wanted)
        }

        func titles(of answers: EntityAnswers, to text: String = "quendel") -> [String] {
            system.system.search(text, language: "en", for: .owner, answers: answers)
                .flatMap { ["# \($0.title)"] + $0.items.map(\.title) }
        }

        /// Begins a search, and returns the answers of the queries that don't wait.
        func fastAnswers() async -> EntityAnswers {
            #expect(await answers(atLeast: 0).next == 1)
            _ = await answers(atLeast: 1)
            return await answers(atLeast: 2)
        }
    }

    @Test("The rows of fast queries come while a slow one is still asked, and stay where they are")
    func fastFirst() async throws {
        let house = House()
        let fast = await house.fastAnswers()
        #expect(fast.next == 3)
        let before = house.titles(of: fast)
        #expect(before == ["# Herb", "Thyme"])
        await house.door.answers.open()
        let all = await house.answers(atLeast: 3)
        #expect(all.next == nil)
        #expect(
            house.titles(of: all) == before + ["# Bottle", "Port", "Sherry", "Tokay", "Retsina"])
        // All of them were answers to one question.
        #expect(house.door.words.withLock(\.self) == ["quendel"])
        try await house.system.finish()
    }

    @Test("A query that reaches its limit of time costs only its own rows")
    func limit() async throws {
        let house = House()
        let before = house.titles(of: await house.fastAnswers())
        await house.door.asked.wait()
        async let last = house.answers(atLeast: 3)
        house.system.clock.advance(by: house.system.system.limits.providerDuration)
        let all = await last
        #expect(all.next == nil)
        #expect(house.titles(of: all) == before)
        try await house.system.finish()
    }

    @Test("The queries about earlier words are cancelled when a person types on")
    func stale() async throws {
        let house = House()
        _ = await house.fastAnswers()
        await house.door.asked.wait()
        #expect(await house.answers(to: "quendels", atLeast: 0).next == 1)
        await house.door.cancelled.wait()
        // A second window with the earlier words asks by itself.
        await house.door.answers.open()
        #expect(await house.answers(atLeast: 3).next == nil)
        #expect(house.door.words.withLock(\.self) == ["quendel", "quendel"])
        try await house.system.finish()
    }

    @Test("A search that goes on in a second window cancels nothing")
    func windows() async throws {
        let house = House()
        _ = await house.fastAnswers()
        _ = await house.answers(to: "q", atLeast: 0)
        _ = await house.answers(to: "q", atLeast: 1)
        async let other = house.answers(atLeast: 3)
        async let newest = house.answers(to: "q", atLeast: 3)
        await house.door.answers.open()
        #expect(await other.next == nil)
        #expect(await newest.next == nil)
        #expect(house.door.words.withLock { $0.filter { $0 == "q" } } == ["q"])
        try await house.system.finish()
    }
}
