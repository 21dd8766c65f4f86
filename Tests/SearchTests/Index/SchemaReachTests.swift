import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// What the system and its search know of an intent that follows a schema.
@Suite(.timeLimit(.minutes(2)))
struct SchemaReachTests {
    @Test(
        "An intent is found by the words of its schema and domain, and told with the schema's name")
    func reach() async throws {
        let system = TestSystem(intents: [Collection.MakeAlbum.self])
        let metadata = try #require(system.system.metadata.intents.first)
        #expect(metadata.title == "Create Album")
        #expect(metadata.schema?.name == "photos.createAlbum")
        #expect(metadata.keywords == ["Photos", "Create Album"])
        #expect(metadata.parameters.map(\.title) == ["Name"])
        let found = system.system.search("photos").flatMap(\.items)
        #expect(found.map(\.intent) == ["MakeAlbum"])
        let run = try await system.person()
        try await run.send(.perform(intent: "MakeAlbum", values: ["name": .string("Summer")]))
        #expect(run.dialog?.full == "Made Summer.")
        try await system.finish()
    }

    @Test("An intent for assistants only is not found by people")
    func assistantOnly() async throws {
        let system = TestSystem(intents: [Collection.CropPicture.self])
        #expect(system.system.metadata.intents.map(\.isAssistantOnly) == [true])
        #expect(system.system.search("crop").flatMap(\.items).isEmpty)
    }
}

enum Collection {
    @AppIntent(schema: .photos.createAlbum)
    struct MakeAlbum {
        var name: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Made \(name).")
        }
    }

    @AppIntent(schema: .camera.stopCapture)
    struct CropPicture {
        static let title: LocalizedStringResource = "Crop Picture"
        static let isAssistantOnly = true

        func perform() async throws -> some IntentResult { .result() }
    }
}
