import AppIntents
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Entities that an assistant makes by itself.
@Suite struct GenerableEntityTests {
    private let host: TestHost

    init() throws {
        host = try TestHost(intents: [Flights.SearchIntent.self, Flights.BookIntent.self])
    }

    private func schema(of tool: String) async throws -> JSONValue {
        let tools = try await host.service.tools(TestHost.context()).elements
        return .object(try #require(tools.first { $0.name.contains(tool) }).inputSchema)
    }

    @Test(
        "A generable entity is an object of its titled properties, and the assistant is to make it")
    func offered() async throws {
        let schema = try await schema(of: "Search")
        #expect(
            schema["properties"]?["search"]?.text == """
                {"type":"object","properties":{"from":{"type":"string","title":"Departure Airport"},\
                "nights":{"type":"integer","title":"Nights at the Place"}},"required":["from"],\
                "additionalProperties":false,"title":"Search","description":"Make it yourself: fill in \
                its properties from what you know, by their titles."}
                """)
        // The app's choices are no reason to leave it out.
        #expect(schema["required"] == ["search"])
    }

    @Test("The choice of another transient entity is the person's")
    func another() async throws {
        let schema = try await schema(of: "Book")
        #expect(schema["required"] == nil)
        #expect(
            schema["properties"]?["seat"]?["description"]?.string?
                .hasPrefix("The app offers choices") == true)
        #expect(
            schema["properties"]?["seat"]?["properties"]?["row"]?["title"] == "Row of the Seat")
    }

    @Test("The intent gets the entity that the assistant made")
    func made() async throws {
        let given: JSONValue = ["from": "OSL", "nights": 3]
        let result = try await host.call("SearchIntent", ["search": given]).result
        #expect(result.structured?["value"] == "OSL 3")
        let wrong = try await host.call("SearchIntent", ["search": ["nights": 3]]).result
        #expect(wrong.isError)
    }
}

enum Flights {
    @AppEntity(.generable)
    struct Search: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flight Search"
        @Property(title: "Departure Airport") var from: String
        @Property(title: "Nights at the Place") var nights: Int?
        var displayRepresentation: DisplayRepresentation { "Flights" }

        init() {}
    }

    struct Seat: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seat"
        @Property(title: "Row of the Seat") var row: Int
        var displayRepresentation: DisplayRepresentation { "Seat" }

        init() {}
    }

    struct Searches: DynamicOptionsProvider {
        func results() async throws -> [Search] { [] }
    }

    struct Seats: DynamicOptionsProvider {
        func results() async throws -> [Seat] { [] }
    }

    struct SearchIntent: AppIntent {
        static let title: LocalizedStringResource = "Search for Flights"
        @Parameter(title: "Search", optionsProvider: Searches()) var search: Search

        func perform() async throws -> some ReturnsValue<String> {
            .result(value: "\(search.from) \(search.nights ?? 0)")
        }
    }

    struct BookIntent: AppIntent {
        static let title: LocalizedStringResource = "Book a Seat"
        @Parameter(title: "Seat", optionsProvider: Seats()) var seat: Seat

        func perform() async throws -> some IntentResult { .result() }
    }
}
