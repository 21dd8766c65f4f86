import AppIntents
import Foundation
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// What an assistant is told of Apple's schemas that an app's types follow.
@Suite struct SchemaTests {
    private func tool() async throws -> Tool {
        let host = try TestHost(intents: [Shelves.RenameShelf.self])
        return try #require(try await host.service.tools(TestHost.context()).elements.first)
    }

    @Test("A tool is described by its author's words, and by the schema's name and sentence")
    func tools() async throws {
        #expect(
            try await tool().description
                == "Update Album (App Intents schema photos.updateAlbum: Renames an album.)")
    }

    @Test(
        "A parameter without a description has its purpose in the schema; its type names its own schema"
    )
    func parameters() async throws {
        #expect(
            JSONValue.object(try await tool().inputSchema).text
                == """
                {"type":"object","properties":{"target":{"type":"string","title":"Target",\
                "description":"What to change. Album: an identifier, or words to find it by; if \
                several match, the person is asked which one is meant. App Intents schema \
                photos.album: An album of photos and videos."},\
                "name":{"type":"string","title":"Label","description":"What to call it."},\
                "kind":{"type":"string","description":"App Intents schema photos.albumType: The \
                kind of an album.","oneOf":[{"const":"shared","title":"Shared"},{"const":"smart",\
                "title":"Smart"}],"title":"Kind"}},\
                "required":["target","name"],"additionalProperties":false}
                """)
    }

    @Test("A result names the schemas of its entity and of the entity's properties")
    func results() async throws {
        let schema = try #require(try await tool().outputSchema)
        #expect(
            JSONValue.object(schema).text
                == """
                {"type":"object","properties":{"value":{"type":"object","title":"Album",\
                "description":"App Intents schema photos.album: An album of photos and videos.",\
                "properties":{"id":{"type":"string"},"title":{"type":"string"},\
                "subtitle":{"type":"string"},"uri":{"type":"string","format":"uri"},\
                "properties":{"type":"object","properties":{\
                "name":{"type":"string","title":"Name"},\
                "creationDate":{"type":"string","format":"date-time","title":"Creation Date"},\
                "albumType":{"type":"string","description":"App Intents schema photos.albumType: \
                The kind of an album.","oneOf":[{"const":"shared","title":"Shared"},\
                {"const":"smart","title":"Smart"}],"title":"Album Type"}}}},\
                "required":["id","title"]}}}
                """)
    }
}

enum Shelves {
    @AppEnum(schema: .photos.albumType)
    enum Kind: String {
        case shared
        case smart
    }

    @AppEntity(schema: .photos.album)
    struct Shelf {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Shelf] { [] }
        }

        static let defaultQuery = Query()

        let id: String
        var name: String
        var creationDate: Date?
        var albumType: Kind

        var displayRepresentation: DisplayRepresentation { "Shelf" }
    }

    @AppIntent(schema: .photos.updateAlbum)
    struct RenameShelf {
        var target: Shelf
        @Parameter(title: "Label", description: "What to call it.") var name: String
        var kind: Kind?

        func perform() async throws -> some ReturnsValue<Shelf> { .result(value: target) }
    }
}
