import IntentTestKit
import Testing

@testable import IntentSystem

/// The queries that are asked about the words of one search.
@Suite(.timeLimit(.minutes(2)))
struct AskedQueriesTests {
    @Test("An answer that comes first stands first, wherever its query stands")
    func order() async {
        let gate = Gate()
        let queries = AskedQueries([
            {
                await gate.wait()
                return []
            }, { [] },
        ])
        #expect(await queries.answers(atLeast: 1).map(\.place) == [1])
        await gate.open()
        #expect(await queries.answers(atLeast: .max).map(\.place) == [1, 0])
    }

    @Test(
        "A caller that waits for cancelled queries gets what is there; what they find then is no answer"
    )
    func cancelled() async {
        let gate = Gate()
        let queries = AskedQueries([
            { [] },
            {
                await gate.wait()
                return []
            },
        ])
        _ = await queries.answers(atLeast: 1)
        async let waiting = queries.answers(atLeast: 2)
        queries.cancel()
        #expect(await waiting.map(\.place) == [0])
        await gate.open()
        #expect(await queries.answers(atLeast: 2).map(\.place) == [0])
    }

    @Test("Queries are cancelled with the last reference to them")
    func forgotten() async {
        let (asked, cancelled) = (Gate(), Gate())
        var queries: AskedQueries? = AskedQueries([
            {
                await asked.open()
                _ = try? await Gate().wait(atMost: nil)
                await cancelled.open()
                return []
            }
        ])
        await asked.wait()
        #expect(queries?.count == 1)
        queries = nil
        await cancelled.wait()
    }
}
