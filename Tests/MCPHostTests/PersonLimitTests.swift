import IntentSystem
import IntentTestKit
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// The limits of the persons for whom assistants call.
@Suite(.timeLimit(.minutes(2))) struct PersonLimitTests {
    private static let text =
        "This is more than one person may do here at a time. Nothing was done. Wait for 30 seconds, then try again."
    private static let arguments: JSONObject = ["tea": "green"]

    private let host: TestHost
    private let refusal = MCPError.limited(text, retryAfter: 30)

    init() throws {
        var limits = Limits()
        limits.eachPerson.callsPerMinute = 2
        host = try TestHost(intents: TeaShop.intents + [TellPersonIntent.self], limits: limits)
    }

    private func context(of name: String? = nil, forms: Bool = false) -> RequestContext {
        var context = TestHost.context(forms: forms)
        guard let name else { return context }
        context.principal = .subject(name)
        context.user = AuthenticatedUser(subject: name, name: name)
        return context
    }

    @Test("A call too many is an error that says when to try again, and others are answered")
    func calls() async throws {
        let ada = context(of: "ada")
        for _ in 0..<2 {
            #expect(try await host.result("TellPersonIntent", [:], ada).text == "person ada ")
        }
        await #expect(throws: refusal) { try await host.result("TellPersonIntent", [:], ada) }
        await #expect(throws: refusal) { try await host.result("Nothing", [:], ada) }
        await #expect(throws: refusal) {
            try await host.service.readResource(ResourceRead(uri: "x:y"), ada)
        }
        let bob = context(of: "bob")
        #expect(try await host.result("TellPersonIntent", [:], bob).text == "person bob ")
        #expect(try await host.result("TellPersonIntent").text.hasPrefix("owner"))
        // Lists are not counted, so that an assistant can begin.
        #expect(try await host.service.tools(ada).elements.isEmpty == false)
        host.clock.advance(by: .seconds(30))
        #expect(try await host.result("TellPersonIntent", [:], ada).text == "person ada ")
    }

    @Test("A question can be declined when no call is left, but not answered")
    func declining() async throws {
        let call: JSONObject = [:]
        let forms = context(of: "ada", forms: true)
        let asked = try await host.call("EmptyPotIntent", call, forms).input
        _ = try await host.result("TellPersonIntent", [:], context(of: "ada"))
        await #expect(throws: refusal) {
            try await host.call(
                "EmptyPotIntent", call, input: asked.answered(.accept([:])), forms)
        }
        let declined = try await host.call(
            "EmptyPotIntent", call, input: asked.answered(.decline), forms
        ).result
        #expect(
            declined.text
                == "“Empty Pot” was cancelled. What it had not done by then was not done.")
    }
}
