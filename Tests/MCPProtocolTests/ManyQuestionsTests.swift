import Testing
import _JSON

@testable import MCPProtocol

/// As many questions in sessions as may be open, all at once.
@Suite(.timeLimit(.minutes(2))) struct ManyQuestionsTests {
    private func call(_ id: Int) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"x"}}"#
    }

    @Test func `ten thousand questions are open, one more is refused, each can be answered`()
        async throws
    {
        let limit = 10_000
        #expect(MCPServerConfiguration().maximumOpenQuestions == limit)
        var service = TestService()
        service.call = { call, _ in call.givenName.map { .text("Hello \($0)") } ?? .askName() }
        let first = TestClient(service)
        let clients = [first] + (1..<10).map { _ in TestClient(beside: first) }
        for client in clients {
            await client.begin("2025-06-18", capabilities: #"{"elicitation":{}}"#)
        }
        // Each client's questions are numbered as its calls are.
        for number in 0..<limit {
            let asked = await clients[number % 10].ask(call(number / 10 + 1))
            #expect(asked.contains(#""id":\#(number / 10 + 1),"method":"elicitation/create""#))
        }
        #expect(
            await first.ask(call(5000))
                == #"{"jsonrpc":"2.0","id":5000,"error":{"code":-31000,"message":"10000 questions wait for answers, and no more can be asked; try again later."}}"#
        )
        for number in [0, limit - 1] + stride(from: 100, to: limit - 1, by: 101) {
            let id = number / 10 + 1
            let answer = #""result":{"action":"accept","content":{"name":"\#(number)"}}"#
            #expect(
                await clients[number % 10].ask(#"{"jsonrpc":"2.0","id":\#(id),\#(answer)}"#)
                    == #"{"jsonrpc":"2.0","id":\#(id),"result":{"content":[{"type":"text","text":"Hello \#(number)"}]}}"#
            )
        }
        for client in clients { await client.connection.drain(grace: .zero) }
    }
}
