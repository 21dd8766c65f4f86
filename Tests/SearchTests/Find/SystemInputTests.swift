import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import MediaIntents
import Testing
import VisualIntelligence

/// Queries for values that Apple's systems make of a picture or of speech, as people give them.
@Suite(.timeLimit(.minutes(2)))
struct SystemInputTests {
    private let system = TestSystem(
        intents: [ShowPictureIntent.self],
        asking: [ListenIntentValueQuery.self, PictureIntentValueQuery.self])

    @Test("A picture's labels are a list, and a request to hear something is a text")
    func shapes() throws {
        let actions = system.system.metadata.intents
        let picture = try #require(actions.first { $0.identifier == "FindMatchingPicture" })
        guard case .structure(let shape) = picture.parameters.first?.shape else {
            Issue.record("The labels have no field.")
            return
        }
        #expect(shape.fields.map(\.shape) == [.list(.text)])
        #expect(picture.parameters.map(\.title) == ["Picture"])
        let listen = try #require(actions.first { $0.identifier == "FindMatchingListen" })
        #expect(listen.parameters.map(\.shape) == [.text])
    }

    @Test(
        "A query gets the labels of a picture, from a form or as a line of words",
        arguments: [
            ParameterValue.structure(["labels": ["moon", "lake"]]), "moon, lake",
        ])
    func picture(_ labels: ParameterValue) async throws {
        let run = try await system.perform("FindMatchingPicture", values: ["input": labels])
        #expect(run.text == "moon\nlake")
        try await run.done()
        try await system.finish()
    }

    @Test("An intent of the schema shows what matches a picture, whose labels it is asked for")
    func schema() async throws {
        let run = try await system.perform("ShowPictureIntent")
        #expect(run.screen.contains("Semantic Content"), "\(run.screen)")
        try await run.answer(["semanticContent": .structure(["labels": ["tower"]])])
        #expect(run.text == "tower")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "A request to hear something is words, addresses or anything",
        arguments: [
            ("calm jazz", "Words: calm jazz"), ("", "Anything"),
            ("https://example.org/a https://example.org/b", "2 addresses"),
            ("play https://example.org/a", "Words: play https://example.org/a"),
        ])
    func audio(_ given: String, _ found: String) async throws {
        let run = try await system.perform(
            "FindMatchingListen", values: ["input": .string(given)])
        #expect(run.text == found)
        try await run.done()
        try await system.finish()
    }

    @Test("Search offers the words to a query for something to hear, and to none for pictures")
    func search() async throws {
        let section = try #require(system.system.search("jazz").last)
        #expect(section.items.map(\.intent) == ["FindMatchingListen"])
        #expect(section.items.map(\.subtitle) == ["“jazz”"])
    }
}

struct PicturedPlace: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "PicturedPlace"
    static let defaultQuery = PicturedPlaceQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PicturedPlaceQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PicturedPlace] {
        identifiers.map(PicturedPlace.init)
    }
}

struct PictureIntentValueQuery: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [PicturedPlace] {
        input.labels.map(PicturedPlace.init)
    }
}

struct ListenIntentValueQuery: IntentValueQuery {
    func values(for input: AudioSearch) async throws -> [PicturedPlace] {
        switch input.criteria {
        case .unspecified: [PicturedPlace(id: "Anything")]
        case .searchQuery(let words): [PicturedPlace(id: "Words: \(words)")]
        case .url(let urls): [PicturedPlace(id: "\(urls.count) addresses")]
        }
    }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowPictureIntent {
    var semanticContent: SemanticContentDescriptor

    func perform() async throws -> some IntentResult & ReturnsValue<[PicturedPlace]> {
        .result(value: semanticContent.labels.map(PicturedPlace.init))
    }
}
