import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// The words of a search, handed to the app that searches itself.
@Suite(.timeLimit(.minutes(2)))
struct InAppSearchTests {
    private static let intents: [any AppIntent.Type] = [
        Library.Search.self, Library.SearchMovies.self, Library.Play.self,
    ]

    @Test("A search ends with rows that hand its words to the app, by what the app says it covers")
    func rows() async throws {
        let system = TestSystem(intents: Self.intents)
        #expect(!system.system.search("").contains { $0.title.hasPrefix("Search in") })
        let section = try #require(system.system.search("  blue whale ").last)
        #expect(section.title == "Search in Test")
        #expect(
            section.items.map { [$0.title, $0.subtitle ?? ""] } == [
                ["Play “blue whale”", "Play Video · Movies · TV"],
                ["Search for “blue whale”", "Search Library"],
                ["Search for “blue whale”", "Search Movies · Movies"],
            ])
        #expect(section.items.map(\.needsValues) == [false, false, true])

        let row = section.items[1]
        let run = try await system.perform(row.intent, values: try #require(row.values))
        #expect(run.dialog?.full == "Found blue whale.")
        let play = try #require(section.items.first)
        let playing = try await system.perform(play.intent, values: try #require(play.values))
        #expect(playing.dialog?.full == "Playing blue whale.")
        try await playing.done()
        try await system.finish()
    }

    @Test("The rows speak the person's language")
    func language() async throws {
        let system = TestSystem(intents: Self.intents)
        let section = try #require(system.system.search("wal", language: "de").last)
        #expect(section.title == "In Test suchen")
        #expect(section.items.first?.title == "„wal“ abspielen")
        #expect(section.items.first?.subtitle == "Play Video · Filme · Fernsehen")
        try await system.finish()
    }

    @Test("An app that searches for nothing itself has no such rows")
    func none() async throws {
        let system = TestSystem(intents: [Library.Plain.self])
        #expect(system.system.search("whale").isEmpty)
        try await system.finish()
    }
}

enum Library {
    struct Search: ShowInAppSearchResultsIntent {
        static let title: LocalizedStringResource = "Search Library"
        @Parameter(title: "Words") var criteria: StringSearchCriteria

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Found \(criteria.term).")
        }
    }

    struct SearchMovies: ShowInAppSearchResultsIntent {
        static let title: LocalizedStringResource = "Search Movies"
        static let searchScopes: [StringSearchScope] = [.movies]
        @Parameter(title: "Words") var criteria: StringSearchCriteria
        @Parameter(title: "Year") var year: Int

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Play: PlayVideoIntent {
        static let title: LocalizedStringResource = "Play Video"
        static let supportedCategories: [VideoCategory] = [.movies, .tv]
        @Parameter(title: "Name") var term: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Playing \(term).")
        }
    }

    struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        func perform() async throws -> some IntentResult { .result() }
    }
}
