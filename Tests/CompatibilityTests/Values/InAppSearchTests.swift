import AppIntents
import Testing

/// Searches inside an app, as apps declare them.
@Suite struct InAppSearchTests {
    struct SearchRecipes: ShowInAppSearchResultsIntent {
        static let title: LocalizedStringResource = "Search Recipes"
        static let searchScopes: [StringSearchScope] = [.general]

        @Parameter(title: "Criteria")
        var criteria: StringSearchCriteria

        @MainActor
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PlayLesson: PlayVideoIntent {
        static let title: LocalizedStringResource = "Play Lesson"
        static let supportedCategories: [VideoCategory] = [.freeform]

        @Parameter(title: "Name") var term: String

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func criteriaAreWords() {
        let search = SearchRecipes()
        search.criteria = StringSearchCriteria(term: "soup")
        #expect(search.criteria.term == "soup")
        #expect(SearchRecipes.searchScopes == [.general])
        #expect(SearchRecipes.openAppWhenRun)
        let lesson = PlayLesson()
        lesson.term = "knife"
        #expect(lesson.term == "knife")
        #expect(PlayLesson.supportedCategories == [.freeform])
    }
}
