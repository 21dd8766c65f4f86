import IntentSystem
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// As many questions as may wait, all at once.
@Suite(.timeLimit(.minutes(2))) struct ManyQuestionsTests {
    private static let call: JSONObject = ["name": "EmptyPotIntent", "arguments": [:]]

    @Test("Ten thousand questions wait, one more is refused, and each can still be answered")
    func parks() async throws {
        let limit = 10_000
        #expect(MCPHostConfiguration().maximumOpenCalls == limit)
        let host = try TestHost(intents: TeaShop.intents)
        var forms: [AssistantForm] = []
        for _ in 0..<limit {
            let asked = try await host.wire.result("tools/call", Self.call)
            forms.append(try #require(AssistantForm(asked, of: Self.call)))
        }
        #expect(host.service.questions.count == limit)
        #expect(host.system.sessionCount == 0)

        let refused = try await host.wire.result("tools/call", Self.call)
        #expect(refused["isError"] == true)
        #expect(
            refused["content"]?.array?.first?["text"] == """
                “Empty Pot” was stopped, because it asks the person something and 10000 questions are \
                waiting for an answer already. Try again when some of them have been answered.
                """)
        #expect(host.service.questions.count == limit)

        var sample = Set(stride(from: 0, to: limit, by: limit / 99))
        sample.insert(limit - 1)
        #expect(sample.count >= 100)
        for index in sample.sorted() {
            let answered = forms[index].answered("accept", content: [:])
            let result = try await host.wire.result("tools/call", answered)
            #expect(result["content"]?.array?.first?["text"] == "Poured away.", "\(index)")
        }
        #expect(host.service.questions.count == limit - sample.count)
        await host.service.closeQuestions()
        #expect(host.service.questions.count == 0)
    }
}
