import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// What an app's metadata and search know of the schemas that its types follow.
@Suite(.timeLimit(.minutes(2)))
struct SchemaMetadataTests {
    private let metadata = Catalog(intents: [Pictures.RenameAlbum.self])
        .metadata(appName: "Pictures")

    @Test("An intent, an entity and an enumeration have a schema with its sentence")
    func sentences() {
        #expect(
            metadata.intents.map(\.schema) == [
                SchemaMetadata(name: "photos.updateAlbum", description: "Renames an album.")
            ])
        #expect(
            metadata.entities.map(\.schema) == [
                SchemaMetadata(name: "photos.album", description: "An album of photos and videos.")
            ])
        #expect(
            metadata.enums.map(\.schema) == [
                SchemaMetadata(name: "photos.albumType", description: "The kind of an album.")
            ])
    }

    @Test("A parameter of the schema has a purpose where its name doesn't say it; no other has one")
    func purposes() {
        #expect(
            metadata.intents.map { $0.parameters.map(\.purpose) }
                == [["What to change.", "The new name.", nil]])
        #expect(metadata.intents.map { $0.parameters.map(\.description) } == [[nil, nil, nil]])
    }

    @Test("Search finds an intent by the words of its schema's sentence")
    func search() {
        let system = TestSystem(intents: [Pictures.RenameAlbum.self, Pictures.Wash.self]).system
        #expect(system.search("renames").flatMap(\.items).map(\.intent) == ["RenameAlbum"])
    }

    @Test("A name that no schema has comes without a sentence, and no name is no schema")
    func unknown() {
        let metadata = Catalog(intents: [Pictures.Wash.self, Pictures.Plain.self])
            .metadata(appName: "Pictures")
        let schemas = Dictionary(
            uniqueKeysWithValues: metadata.intents.map { ($0.identifier, $0.schema) })
        #expect(schemas == ["Wash": SchemaMetadata(name: "photos.wash"), "Plain": nil])
    }
}

enum Pictures {
    @AppEnum(schema: .photos.albumType)
    enum Kind: String {
        case shared
        case smart
    }

    @AppEntity(schema: .photos.album)
    struct Album {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Album] { [] }
        }

        static let defaultQuery = Query()

        let id: String
        var name: String
        var creationDate: Date?
        var albumType: Kind

        var displayRepresentation: DisplayRepresentation { "Album" }
    }

    @AppIntent(schema: .photos.updateAlbum)
    struct RenameAlbum {
        var target: Album
        var name: String
        var kind: Kind?

        func perform() async throws -> some IntentResult { .result() }
    }

    /// It names a schema that there is not.
    struct Wash: AssistantSchemaIntent {
        static let title: LocalizedStringResource = "Wash"
        // swift-format-ignore: AlwaysUseLowerCamelCase
        static let __appSchemaIntent = "photos.wash"

        func perform() async throws -> some IntentResult { .result() }
    }

    /// It conforms, and names no schema.
    struct Plain: AssistantSchemaIntent {
        static let title: LocalizedStringResource = "Plain"

        func perform() async throws -> some IntentResult { .result() }
    }
}
