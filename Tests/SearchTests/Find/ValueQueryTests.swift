import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Queries that find values for a value, as people find and perform them.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ValueQueryTests {
    private let system = TestSystem(
        intents: [],
        asking: [
            ValueQueries.AudioSearchQuery.self, ValueQueries.LikeSongIntentValueQuery.self,
            ValueQueries.AddressQuery.self,
        ])

    @Test("Each query is an action that takes the query's input")
    func actions() {
        let actions = system.system.metadata.intents
        #expect(
            actions.map(\.identifier) == [
                "FindMatchingAtAddress", "FindMatchingAudioSearch", "FindMatchingLikeSong",
            ])
        #expect(
            actions.map(\.title) == [
                "Find Matching Song", "Find Matching Song or Album", "Find Matching Song",
            ])
        #expect(actions.map { $0.parameters.map(\.title) } == [["Value"], ["Value"], ["Song"]])
        #expect(
            actions.map { $0.parameters.map(\.shape) } == [
                [.url], [.text], [.entity("Song")],
            ])
        #expect(actions.allSatisfy { $0.traits.findsEntities })
    }

    @Test("A query gives values of several types for a text, with its dependencies prepared")
    func text() async throws {
        let run = try await system.perform("FindMatchingAudioSearch", values: ["input": "Moon"])
        #expect(run.text == "Moonlight\nMoonwalk\nAlbum 7")
        try await run.done()
        try await system.finish()
    }

    @Test("An entity is found by its own query first, by its identifier or by words")
    func entity() async throws {
        for input in [ParameterValue.entity(type: "Song", id: "moonwalk"), "walk"] {
            let run = try await system.perform("FindMatchingLikeSong", values: ["input": input])
            #expect(run.text == "Moonlight")
            try await run.done()
        }
        let unknown = try await system.perform("FindMatchingLikeSong", values: ["input": "rain"])
        #expect(unknown.screen.contains("this Song no longer exists."), "\(unknown.screen)")
        try await unknown.done()
        try await system.finish()
    }

    @Test("A value is checked as any parameter's is, and a collection in sections is a list")
    func address() async throws {
        let run = try await system.perform(
            "FindMatchingAtAddress", values: ["input": "https://example.org/sunrise"])
        #expect(run.text == "Sunrise")
        try await run.done()
        let asked = try await system.perform("FindMatchingAtAddress")
        #expect(asked.screen.contains("Value"), "\(asked.screen)")
        try await asked.cancel()
        try await system.finish()
    }

    @Test("DEP-5 a dependency of a query that is not registered is found before it is asked")
    func missingDependency() {
        #expect(
            Catalog(intents: [], asking: [ValueQueries.LostQuery.self]).findings()
                .map(\.message) == [
                    """
                    SearchTests.ValueQueries.LostQuery can’t run. The dependency Archive is not registered. \
                    Register it before the system starts, with the exact type that the property declares: \
                    AppDependencyManager.shared.add(dependency: …) in the app's initializer.
                    """
                ])
    }

    @Test("A form offers the cases of an enumeration, and what the query of an entity suggests")
    func choices() async throws {
        let system = TestSystem(
            intents: [],
            asking: [
                ValueQueries.LikeSongIntentValueQuery.self, ValueQueries.MoodQuery.self,
            ])
        let moods = try await system.perform("FindMatchingMood")
        #expect(moods.screen.contains("( ) Calm"), "\(moods.screen)")
        try await moods.answer(["input": .enumeration(type: "Mood", rawValue: "calm")])
        #expect(moods.text == "Moonlight")
        try await moods.done()
        let songs = try await system.system.choices(
            intent: "FindMatchingLikeSong", parameter: "input", matching: "sun")
        #expect(songs.map(\.title) == ["Sunrise"])
        try await system.finish()
    }

    @Test("What a query throws is told in the author's words")
    func failure() async throws {
        let run = try await system.perform("FindMatchingAudioSearch", values: ["input": "closed"])
        #expect(run.screen.contains("The library is closed."), "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test("Search offers what a query would find for the words, and asks it only then")
    func search() async throws {
        ValueQueries.asked.withLock { $0 = [] }
        #expect(system.system.search("").flatMap(\.items).allSatisfy { $0.kind == .intent })
        let section = try #require(system.system.search(" sun ").last)
        #expect(section.title == "Search in Test")
        #expect(section.items.map(\.title) == ["Find Matching Song or Album"])
        #expect(section.items.map(\.subtitle) == ["“sun”"])
        #expect(ValueQueries.asked.withLock { $0 }.isEmpty)
        let run = try await system.perform(
            section.items[0].intent, values: try #require(section.items[0].values))
        #expect(run.text == "Sunrise\nAlbum 7")
        #expect(ValueQueries.asked.withLock { $0 } == ["sun"])
        try await run.done()
        try await system.finish()
    }
}
