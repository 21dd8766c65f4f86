import AppIntents
import AppIntentsMetadata
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

    /// The folder that the server tells to put files into.
    private func inbox() async throws -> URL {
        let outcome = try await host.service.readResource(
            ResourceRead(uri: "intents://files"), TestHost.context())
        guard case .complete(let reading) = outcome,
            case .text(let text)? = reading.contents.first?.body
        else { throw CancellationError() }
        let path = try #require(text.firstMatch(of: /folder (\/\S+),/)?.1)
        #expect(
            text
                == """
                Put a large file into the folder \(path), and use its address, file://\(path)/NAME. It is \
                moved from there when it is used.
                """)
        return URL(filePath: String(path))
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
            "/etc/passwd", ["path": "/etc/passwd"], ["uri": "file:etc"], ["uri": "file://host/a"],
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

    @Test("Over pipes, a large file of a result is a file of this machine, for its owner only")
    func largeOverPipes() async throws {
        let data = Data(repeating: 97, count: 501)
        let result = try await host.result(
            "TrimLeafletIntent",
            ["leaflet": ["name": "a.txt", "data": .string(data.base64EncodedString())]])
        let resource = try #require(link(result))
        #expect(resource.size == 501)
        #expect(result.structured?["value"]?["uri"] == .string(resource.uri))
        let url = try #require(URL(string: resource.uri))
        #expect(url.isFileURL)
        #expect(try Data(contentsOf: url) == data)
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)

        // It is an argument, too; nobody else's.
        let again = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(resource.uri)]])
        #expect(link(again)?.size == 501)
        var other = TestHost.context()
        other.principal = .subject("other")
        let refused = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(resource.uri)]], other)
        #expect(refused.isError)
    }

    @Test("Over HTTP, a large file of a result has an address of the endpoint's own")
    func largeOverHTTP() async throws {
        var context = TestHost.context()
        context.transport = .http(
            EndpointAddress(isSecure: true, authority: "tea.example:8443", target: "/mcp?a=b"))
        let data = Data(repeating: 97, count: 501).base64EncodedString()
        let result = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["name": "a.txt", "data": .string(data)]], context)
        let uri = try #require(link(result)?.uri)
        let id = try #require(
            uri.wholeMatch(of: /https:\/\/tea\.example:8443\/mcp\/files\/([0-9a-f]{32})/)?.1)
        #expect(host.system.files.file(String(id), of: SessionID("mcp:local:files"))?.size == 501)
        let again = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(uri)]], context)
        #expect(link(again)?.size == 501)
    }

    @Test("A file that is too large for a message is not read, and said where it is")
    func tooLarge() async throws {
        let data = Data(repeating: 97, count: 501).base64EncodedString()
        var context = TestHost.context()
        context.transport = .http(EndpointAddress(authority: "localhost:80", target: "/mcp"))
        let result = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["name": "a.txt", "data": .string(data)]], context)
        let address = try #require(link(result)?.uri)
        #expect(address.hasPrefix("http://localhost:80/mcp/files/"))
        await #expect(
            throws: MCPError.invalidParameters(
                """
                “trimmed a.txt” has 501 bytes, and 500 can be read in a message at most. It is at \
                \(address).
                """)
        ) { try await host.service.readResource(ResourceRead(uri: address), context) }
    }

    @Test("Over pipes, a file that was put into the folder is taken, as often as it is named")
    func inboxFile() async throws {
        let folder = try await inbox()
        let data = Data(repeating: 98, count: 5000)
        let file = folder.appending(path: "Grüner Tee.txt")
        try data.write(to: file)
        for _ in 1...2 {
            let result = try await host.result(
                "TrimLeafletIntent", ["leaflet": ["uri": .string(file.absoluteString)]])
            #expect(link(result)?.name == "trimmed Grüner Tee.txt")
            #expect(link(result)?.size == 5000)
        }
        #expect(!FileManager.default.fileExists(atPath: file.path), "it was moved")

        // Another of this name is another file.
        try Data("new".utf8).write(to: file)
        let result = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(file.absoluteString)]])
        #expect(link(result)?.size == 3)
    }

    @Test("Over pipes, every other path of the machine is refused, and said what to do instead")
    func otherPaths() async throws {
        let folder = try await inbox()
        let secret = folder.deletingLastPathComponent().appending(path: "secret.txt")
        try Data("secret".utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link.txt"), withDestinationURL: secret)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "folder.txt"), withIntermediateDirectories: false)
        let inside = "file://\(folder.path)"
        let addresses = [
            "file:///etc/passwd", secret.absoluteString, "\(inside)/../secret.txt",
            "\(inside)/%2e%2e/secret.txt", "\(inside)/..%2Fsecret.txt", "\(inside)/link.txt",
            "\(inside)/folder.txt", "\(inside)/missing.txt", inside, "\(inside)/", "\(inside)/..",
            "\(inside)/a%00.txt", "file://localhost/etc/passwd",
        ]
        for address in addresses {
            let result = try await host.result(
                "TrimLeafletIntent", ["leaflet": ["uri": .string(address)]])
            #expect(
                result.content
                    == [
                        .text(
                            """
                            “Trim Leaflet” was not performed.
                            Leaflet (“leaflet”): there is no file at this address that was handed in. Put a \
                            large file into the folder \(folder.path), and use its address, \
                            file://\(folder.path)/NAME. It is moved from there when it is used.
                            """)
                    ], "\(address)")
        }
        #expect(try Data(contentsOf: secret) == Data("secret".utf8))
    }

    @Test("Over HTTP, no path means anything")
    func pathOverHTTP() async throws {
        let file = try await inbox().appending(path: "a.txt")
        try Data("text".utf8).write(to: file)
        var context = TestHost.context()
        context.transport = .http(EndpointAddress(authority: "localhost:80", target: "/mcp"))
        let result = try await host.result(
            "TrimLeafletIntent", ["leaflet": ["uri": .string(file.absoluteString)]], context)
        #expect(
            result.content
                == [
                    .text(
                        """
                        “Trim Leaflet” was not performed.
                        Leaflet (“leaflet”): there is no file at this address that was handed in. Send the \
                        bytes of a large file with POST, a Content-Type, a Content-Length and the Authorization \
                        of these messages to \
                        http://localhost:80/mcp/files?name=NAME, and use the “uri” that the answer has. It \
                        is kept for an hour after it was last used.
                        """)
                ])
    }

    @Test("The guide is listed where a tool takes a file, and nowhere else")
    func guide() async throws {
        let listed = try await host.service.resources(TestHost.context()).elements
        #expect(listed.map(\.uri) == ["intents://files"])
        let without = try TestHost(intents: [])
        #expect(try await without.service.resources(TestHost.context()).elements.isEmpty)
    }
}
