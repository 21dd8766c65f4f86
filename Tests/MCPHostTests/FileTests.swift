import AppIntents
import Foundation
import IntentSystem
import MCPProtocol
import Testing
import UniformTypeIdentifiers
import _JSON

@testable import MCPHost

struct TrimLeafletIntent: AppIntent {
    static let title: LocalizedStringResource = "Trim Leaflet"

    @Parameter(title: "Leaflet", supportedContentTypes: [.plainText])
    var leaflet: IntentFile

    func perform() async throws -> some ReturnsValue<IntentFile> & ProvidesDialog {
        .result(
            value: IntentFile(
                data: leaflet.data.prefix(300_000), filename: "trimmed \(leaflet.filename)"),
            dialog: "Trimmed.")
    }
}

/// Files that assistants hand in and get.
@Suite(.timeLimit(.minutes(2)))
struct FileTests {
    private let host: TestHost

    init() throws {
        var limits = Limits()
        limits.maximumMessageBytes = 1000
        host = try TestHost(intents: [TrimLeafletIntent.self], limits: limits)
    }

    private func link(_ result: CallResult) -> Resource? {
        for content in result.content {
            if case .link(let resource) = content.kind { return resource }
        }
        return nil
    }

    private func read(_ uri: String, by owner: Principal = .local) async throws -> ResourceContents?
    {
        var context = TestHost.context()
        context.principal = owner
        let outcome = try await host.service.readResource(ResourceRead(uri: uri), context)
        guard case .complete(let reading) = outcome else { return nil }
        return reading.contents.first
    }

    @Test("A file goes in in base 64, and comes out as a link that can be read")
    func inAndOut() async throws {
        let result = try await host.result(
            "TrimLeafletIntent",
            ["leaflet": ["name": "../leaf\nlet.txt", "data": "Z3JlZW4gdGVh", "type": "text/plain"]])
        let resource = try #require(link(result))
        #expect(resource.name == "trimmed leaflet.txt")
        #expect(resource.size == 9)
        #expect(resource.mimeType == "text/plain")
        #expect(result.structured?["value"]?["uri"] == .string(resource.uri))
        #expect(host.system.sessionCount == 0)
        #expect(
            try await read(resource.uri)
                == ResourceContents(
                    uri: resource.uri, mimeType: "text/plain", body: .text("green tea")))

        // The file of one call is an argument of another.
        let again = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(resource.uri)]])
        #expect(link(again)?.name == "trimmed trimmed leaflet.txt")
    }

    @Test("A data: address is a file")
    func dataAddress() async throws {
        let result = try await host.result(
            "TrimLeafletIntent",
            ["leaflet": ["name": "a.txt", "uri": "data:text/plain;base64,Z3JlZW4="]])
        #expect(link(result)?.size == 5)
    }

    @Test("A file belongs to its principal, and to nobody for ever")
    func ownership() async throws {
        let result = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["name": "a.txt", "data": "Z3JlZW4="]])
        let uri = try #require(link(result)?.uri)
        await #expect(throws: MCPError.unknownResource(uri: uri)) {
            try await read(uri, by: .subject("other"))
        }
        #expect(try await read(uri) != nil)
        let unknown = "intents://files/\(String(repeating: "0", count: 32))"
        let refused = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(unknown)]])
        #expect(refused.isError)
        #expect(
            refused.content
                == [
                    .text(
                        """
                        “Trim Leaflet” was not performed.
                        Leaflet (“leaflet”): The file is not there any more; choose it again.
                        """)
                ])
    }

    @Test(
        "A path, an address of another kind and bytes that are none are refused",
        arguments: [
            "/etc/passwd", ["uri": "file:///etc/passwd"], ["path": "/etc/passwd"],
            ["name": "a.txt", "data": "no base 64!"], ["data": "Z3JlZW4="],
            ["name": "a.txt", "data": "Z3JlZW4=", "uri": "data:,x"], ["uri": "data:text/plain"],
        ] as [JSONValue])
    func wrongForms(argument: JSONValue) async throws {
        let result = try await host.result("TrimLeafletIntent", ["leaflet": argument])
        #expect(result.isError)
        #expect(
            result.content
                == [
                    .text(
                        """
                        “Trim Leaflet” was not performed.
                        Leaflet (“leaflet”): must be of the JSON type object.
                        """)
                ])
    }

    @Test("A file of another type, and one that only pretends, are refused")
    func otherTypes() async throws {
        let other = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["name": "a.html", "data": "Z3JlZW4="]])
        #expect(other.content.description.contains("Choose a file of another type: plain text."))
        let pretended = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["name": "a.txt", "data": "AAEC"]])
        #expect(pretended.content.description.contains("is damaged, or is no plain text."))
    }

    @Test("A file that is too large for a message is not read, and said so")
    func tooLarge() async throws {
        let data = Data(repeating: 97, count: 501).base64EncodedString()
        let result = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["name": "a.txt", "data": .string(data)]])
        let resource = try #require(link(result))
        #expect(resource.size == 501)
        await #expect(
            throws: MCPError.invalidParameters(
                """
                “trimmed a.txt” has 501 bytes, and 500 can be read at most. The person can save it from \
                the app’s own page.
                """)
        ) { try await read(resource.uri) }
    }
}
