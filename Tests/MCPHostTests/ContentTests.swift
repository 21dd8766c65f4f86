import AppIntents
import AppIntentsMetadata
import CoreTransferable
import Foundation
import IntentSystem
import MCPProtocol
import SwiftUI
import Testing
import UniformTypeIdentifiers
import _JSON

@testable import MCPHost

struct LeafEntity: AppEntity, Transferable, URLRepresentableEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LeafEntity] {
            identifiers.map(LeafEntity.init)
        }
    }

    struct Withered: LocalizedError {
        var errorDescription: String? { "The leaf has withered." }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
    static let defaultQuery = Query()
    static var urlRepresentation: URLRepresentation { "https://leaves.example/\(.id)" }
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .html) { leaf in
            if leaf.id == "old" { throw Withered() }
            let text = leaf.id == "large" ? String(repeating: "x", count: 600) : leaf.id
            return Data("<i>\(text)</i>".utf8)
        }
        ProxyRepresentation(exporting: \.id)
    }

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Leaf \(id)") }
}

struct PickLeafIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick Leaf"
    @Parameter(title: "Leaf") var leaf: LeafEntity

    func perform() async throws -> some ReturnsValue<LeafEntity> { .result(value: leaf) }
}

struct ShowLeafIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Leaf"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(
            view: Text("A leaf").appEntityIdentifier(
                EntityIdentifier(for: LeafEntity.self, identifier: "green")))
    }
}

struct DryLeafIntent: AppIntent {
    static let title: LocalizedStringResource = "Dry Leaf"
    @Parameter(title: "Picture", supportedContentTypes: [.plainText]) var picture: IntentFile

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "\(picture.filename): \(String(decoding: picture.data, as: UTF8.self))")
    }
}

/// Entities that assistants get as files and with their addresses.
@Suite(.timeLimit(.minutes(2)))
struct ContentTests {
    private let host: TestHost

    init() throws {
        var limits = Limits()
        limits.maximumMessageBytes = 1000
        host = try TestHost(
            intents: [PickLeafIntent.self, ShowLeafIntent.self, DryLeafIntent.self],
            limits: limits)
    }

    private func links(_ result: CallResult) -> [Resource] {
        result.content.compactMap { content in
            if case .link(let resource) = content.kind { resource } else { nil }
        }
    }

    private func read(_ uri: String) async throws -> ResourceContents? {
        let outcome = try await host.service.readResource(
            ResourceRead(uri: uri), TestHost.context())
        guard case .complete(let reading) = outcome else { return nil }
        return reading.contents.first
    }

    @Test("A returned entity has its address, and is a link in each of its forms")
    func forms() async throws {
        let result = try await host.result("PickLeafIntent", ["leaf": "green"])
        let found = links(result)
        #expect(found.map(\.name) == ["Leaf green.html", "Leaf green.txt"])
        #expect(found.map(\.mimeType) == ["text/html", "text/plain"])
        #expect(found.map(\.size) == [nil, nil])
        let value = result.structured?["value"]
        #expect(value?["url"] == "https://leaves.example/green")
        #expect(
            value?["files"]?.array?.map { $0["uri"] }
                == found.map { JSONValue.string($0.uri) })
        #expect(
            try await read(found[0].uri)
                == ResourceContents(
                    uri: found[0].uri, mimeType: "text/html", body: .text("<i>green</i>")))
    }

    @Test("An entity that a view names is a link, at which the assistant reads it")
    func shownEntity() async throws {
        let link = try #require(links(try await host.result("ShowLeafIntent", [:])).first)
        #expect(link.uri == "intents://entities/LeafEntity/green")
        #expect(link.title == "A leaf")
        guard case .text(let text)? = try await read(link.uri)?.body else {
            Issue.record("The entity can't be read.")
            return
        }
        #expect(text.contains("Leaf green"))
    }

    @Test("The form of one call, and the entity itself, are file arguments of another")
    func arguments() async throws {
        let link = links(try await host.result("PickLeafIntent", ["leaf": "green"]))[1]
        let dried = try await host.result("DryLeafIntent", ["picture": ["uri": .string(link.uri)]])
        #expect(dried.content.first?.kind == .text("Leaf green.txt: green"))
        let type = LeafEntity.persistentIdentifier
        let own = try await host.result(
            "DryLeafIntent", ["picture": ["uri": .string("intents://entities/\(type)/red")]])
        #expect(own.content.first?.kind == .text("Leaf red.txt: red"))
    }

    @Test("What can't be made is told in the author's words")
    func failure() async throws {
        let link = links(try await host.result("PickLeafIntent", ["leaf": "old"]))[0]
        do {
            _ = try await read(link.uri)
            Issue.record("The old leaf can't be read.")
        } catch let error as MCPError {
            #expect(
                error
                    == .invalidParameters(
                        "“Leaf old.html” couldn’t be made: The leaf has withered."))
        }
    }

    @Test("A form that is too large for a message is told with the place where it is")
    func large() async throws {
        let link = links(try await host.result("PickLeafIntent", ["leaf": "large"]))[0]
        do {
            _ = try await read(link.uri)
            Issue.record("The large leaf doesn't fit into a message.")
        } catch let error as MCPError {
            guard case .invalidParameters(let text) = error else { throw error }
            let path = try #require(text.firstMatch(of: /It is at file:\/\/(\S+)\./)?.1)
            #expect(
                try String(contentsOfFile: String(path), encoding: .utf8).count == 607)
        }
    }
}
