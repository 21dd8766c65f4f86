import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import IntentSystem
import Logging
import MCPProtocol
import Synchronization
import Testing
import _JSON

@testable import MCPHost

/// Entities that other devices know, those that belong to others too, and what an index knows of them, as
/// assistants get them.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SyncableEntityTests {
    private let service: IntentService
    private let context = RequestContext(
        revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))

    init() throws {
        var log = Logger(label: "test")
        log.logLevel = .critical
        let system = IntentSystem(
            appName: "Test", catalog: Catalog(intents: [Album.ShowPhoto.self])
        ) { $0.log = log }
        service = IntentService(
            system: system, configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    private func show(_ photo: String) async throws -> JSONValue? {
        let call = ToolCall(
            name: "ShowPhoto", arguments: ["photo": .string(photo)], input: nil)
        guard case .complete(let result) = try await service.callTool(call, context) else {
            Issue.record("The assistant was asked.")
            return nil
        }
        return result.structured?["value"]
    }

    @Test("An assistant gets the identifier that is the same everywhere, and can give it back")
    func identifiers() async throws {
        let first = try await show("local-1/stable-1")
        #expect(first?["id"] == "stable-1")
        #expect(first?["uri"] == "intents://entities/Photo/stable-1")
        Album.asked.withLock { $0 = [] }
        let again = try await show("stable-1")
        #expect(again == first)
        #expect(Album.asked.withLock { $0 } == ["nil stable-1"])
    }

    @Test("The identity of an entity is the one that other devices know")
    func identity() {
        let photo = Album.Photo(id: .init(local: "local-1", stable: "a/b"))
        #expect(EntityIdentifier(for: photo).identifier == "a%2Fb")
        let read = Album.Photo.ID.entityIdentifier(for: "a%2Fb")
        #expect(read?.stable == "a/b" && read?.local == nil)
        #expect(read == photo.id)
        #expect(Album.Photo.ID.entityIdentifier(for: "") == nil)
    }

    @Test("An entity says whom it belongs to, in a result and where it is read")
    func ownership() async throws {
        #expect(try await show("stable-1")?["ownership"] == ["shared"])
        let tools = try await service.tools(context).elements
        let schema = tools.first?.outputSchema?["properties"]?["value"]?["properties"]
        #expect(schema?["ownership"]?["items"]?["enum"] == ["unknown", "shared", "public"])
    }

    @Test("A resource has the properties of an entity and the attributes by which it is found")
    func resource() async throws {
        let outcome = try await service.readResource(
            ResourceRead(uri: "intents://entities/Photo/stable-1", input: nil), context)
        guard case .complete(let reading) = outcome,
            case .text(let text)? = reading.contents.first?.body
        else {
            Issue.record("The resource could not be read: \(outcome)")
            return
        }
        #expect(
            text == """
                {"type":"Photo","id":"stable-1","title":"Photo 1","subtitle":"By the sea",\
                "properties":{"likes":4},\
                "attributes":{"contentDescription":"By the sea","keywords":["beach","sun"],"rating":5},\
                "ownership":["shared"]}
                """)
    }

    @Test("An argument says how it gets on with the results of other tools")
    func connection() async throws {
        let tool = try await service.tools(context).elements.first
        let properties = tool?.inputSchema["properties"]
        #expect(
            properties?["photo"]?["description"]?.string?
                .hasSuffix("Meant for the result of the tool that was called before.") == true)
        #expect(
            properties?["caption"]?["description"]
                == "Not meant for the result of another tool.")
    }
}

enum Album {
    static let asked = Mutex<[String]>([])

    struct Photo: SyncableEntity, OwnershipProvidingEntity, IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
        static var defaultQuery: PhotoQuery { PhotoQuery() }
        let id: SyncableEntityIdentifier<String, String>
        @Property(title: "Likes") var likes: Int

        init(id: SyncableEntityIdentifier<String, String>) {
            self.id = id
            likes = 4
        }

        var ownership: EntityOwnership { .shared }
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Photo 1", subtitle: "By the sea")
        }
        var attributeSet: CSSearchableItemAttributeSet {
            let attributes = defaultAttributeSet
            attributes.keywords = ["beach", "sun"]
            attributes.rating = 5
            return attributes
        }
    }

    struct PhotoQuery: EntityQuery {
        func entities(for identifiers: [Photo.ID]) async throws -> [Photo] {
            asked.withLock {
                $0 += identifiers.map { "\($0.local ?? "nil") \($0.stable ?? "nil")" }
            }
            return identifiers.filter { $0.stable == "stable-1" || $0.local == "local-1" }
                .map { _ in Photo(id: .init(local: "local-1", stable: "stable-1")) }
        }
    }

    struct ShowPhoto: AppIntent {
        static let title: LocalizedStringResource = "Show Photo"
        @Parameter(title: "Photo", inputConnectionBehavior: .connectToPreviousIntentResult)
        var photo: Photo
        @Parameter(title: "Caption", inputConnectionBehavior: .never) var caption: String?

        func perform() async throws -> some ReturnsValue<Photo> { .result(value: photo) }
    }
}
