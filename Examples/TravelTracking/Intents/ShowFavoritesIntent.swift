import AppIntents
import SwiftUI

/// Shows the landmarks that the person marked with a heart.
struct ShowFavoritesIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Favorites"
    static let description = IntentDescription(
        "Lists your favorite landmarks, closest first.",
        categoryName: "Landmarks",
        searchKeywords: ["heart", "bookmark", "list"])

    @Dependency var modelData: ModelData

    func perform() async throws -> some ReturnsValue<[LandmarkEntity]> & ShowsSnippetIntent {
        .result(
            value: try await modelData.favoriteLandmarks(),
            snippetIntent: FavoritesSnippetIntent()
        )
    }
}

/// The card with the favorites.
struct FavoritesSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Favorites"

    @Dependency var modelData: ModelData

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let favorites = try await modelData.favoriteLandmarks()
        return .result(
            view: LandmarkListView(
                title: "Favorites",
                landmarks: favorites,
                emptyText: "Tap the heart on a landmark to keep it here.",
                showAll: ShowAllLandmarksIntent(continent: nil))
        )
    }
}
