import AppIntents
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// An assistant asks what the words of a person mean.
@Suite struct SentenceToolTests {
    private func meanings(_ sentence: String) async throws -> [JSONValue] {
        TeaShortcuts.updateAppShortcutParameters()
        let host = try TestHost(intents: TeaShop.intents, shortcuts: TeaShortcuts.self)
        let result = try await host.result("understand_sentence", ["sentence": .string(sentence)])
        return try #require(result.structured?.object?["meanings"]?.array)
    }

    @Test("The tool is listed for an app with phrases only")
    func isListed() async throws {
        let without = try TestHost(intents: TeaShop.intents)
        let with = try TestHost(intents: TeaShop.intents, shortcuts: TeaShortcuts.self)
        let context = TestHost.context()
        #expect(
            try await !without.service.tools(context).elements.map(\.name)
                .contains("understand_sentence"))
        let tool = try #require(
            try await with.service.tools(context).elements
                .first { $0.name == "understand_sentence" })
        #expect(tool.annotations?.isReadOnly == true)
        await #expect(throws: MCPError.self) {
            try await without.call("understand_sentence", ["sentence": "brew tea"])
        }
    }

    @Test("A sentence is a tool with its arguments, and performs nothing")
    func understands() async throws {
        let first = try #require(try await meanings("please brew assam").first?.object)
        #expect(first["tool"] == "BrewTeaIntent")
        #expect(first["arguments"] == ["tea": "assam"])
        #expect(first["missing"] == [])
        #expect(first["isSure"] == true)
    }

    @Test("What a sentence leaves open is missing")
    func missing() async throws {
        let first = try #require(try await meanings("brew tea").first?.object)
        #expect(first["tool"] == "BrewTeaIntent")
        #expect(first["missing"] == ["tea"])
    }

    @Test("Words that name several things are not sure")
    func unsure() async throws {
        let found = try await meanings("brew the green")
        #expect(found.count >= 2)
        #expect(found.allSatisfy { $0.object?["isSure"] == false })
    }

    @Test("Other words mean nothing", arguments: ["what is the weather", "", "don't brew assam"])
    func nothing(sentence: String) async throws {
        let found = try await meanings(sentence)
        #expect(found.allSatisfy { $0.object?["isSure"] == false })
    }

    private func words(_ sentence: String?) async throws -> String {
        TeaShortcuts.updateAppShortcutParameters()
        let host = try TestHost(intents: TeaShop.intents, shortcuts: TeaShortcuts.self)
        let request = PromptRequest(
            name: "do_what_is_said", arguments: sentence.map { ["sentence": $0] } ?? [:])
        let filled = try await host.service.prompt(request, TestHost.context())
        guard case .complete(let result) = filled,
            case .text(let text)? = result.messages.first?.content.kind
        else {
            Issue.record("The prompt asks for something.")
            return ""
        }
        return text
    }

    @Test("The prompt leads to the call that a sentence asks for")
    func leads() async throws {
        #expect(
            try await words("please brew assam")
                == "“please brew assam”\n\nCall the tool BrewTeaIntent {\"tea\":\"assam\"}.")
        #expect(
            try await words("brew tea")
                == "“brew tea”\n\nCall the tool BrewTeaIntent {}. The person is asked for tea.")
    }

    @Test("The prompt leads to a question where the words are not sure")
    func leadsToQuestion() async throws {
        #expect(
            try await words("brew the green").hasPrefix(
                "“brew the green”\n\nThis may mean one of these. Ask the person which one, and call it then.\n- "
            ))
        #expect(try await words("what is the weather").contains("No tool of this app does this."))
    }

    @Test("The prompt needs its sentence", arguments: [nil, ""])
    func needsSentence(sentence: String?) async throws {
        await #expect(
            throws: MCPError.invalidParameters(
                "The prompt do_what_is_said needs the argument “sentence”.")
        ) { try await words(sentence) }
    }

    @Test("A sentence is needed")
    func needed() async throws {
        let host = try TestHost(intents: TeaShop.intents, shortcuts: TeaShortcuts.self)
        await #expect(throws: MCPError.self) { try await host.call("understand_sentence") }
    }
}
