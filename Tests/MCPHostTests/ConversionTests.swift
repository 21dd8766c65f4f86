import AppIntents
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// What an assistant may say for a parameter with conversions of its author's.
@Suite struct ConversionTests {
    private let host: TestHost

    init() throws {
        host = try TestHost(intents: [HeatPotIntent.self])
    }

    @Test("The schema names what the conversions take besides the value itself")
    func schema() async throws {
        let tools = try await host.service.tools(TestHost.context()).elements
        let tool = try #require(tools.first)
        #expect(
            JSONValue.object(tool.inputSchema).text
                == """
                {"type":"object","properties":{"degrees":{"anyOf":[{"type":"integer","minimum":20,\
                "maximum":100},{"type":"string"},{"type":"boolean"}],"title":"Degrees"}},\
                "required":["degrees"],"additionalProperties":false}
                """)
    }

    @Test(
        "An argument of another type is converted",
        arguments: [("hot", "90"), (true, "60"), (40, "40"), ("35", "35")]
            as [(JSONValue, String)])
    func converts(_ argument: JSONValue, _ said: String) async throws {
        let result = try await host.result("HeatPotIntent", ["degrees": argument])
        #expect(result.content == [.text(said)])
    }

    @Test("An argument that no conversion takes is refused")
    func refuses() async throws {
        let result = try await host.result("HeatPotIntent", ["degrees": "cosy"])
        #expect(result.isError)
        #expect("\(result.content)".contains("“cosy” is not a whole number."))
    }
}

struct HeatPotIntent: AppIntent {
    static let title: LocalizedStringResource = "Heat the Pot"
    @Parameter(
        title: "Degrees", inclusiveRange: (20, 100),
        resolvers: {
            Warmth()
            Enough()
        })
    var degrees: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(degrees)")
    }

    struct Warmth: Resolver {
        func resolve(from input: String, context: Context<Int>) async throws -> Int? {
            input == "hot" ? 90 : nil
        }
    }

    struct Enough: Resolver {
        func resolve(from input: Bool, context: Context<Int>) async throws -> Int? {
            input ? 60 : nil
        }
    }
}
