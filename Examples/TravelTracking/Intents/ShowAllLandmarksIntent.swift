import AppIntents

/// Shows the whole list; another card shows only the closest landmarks.
struct ShowAllLandmarksIntent: AppIntent {
    static let title: LocalizedStringResource = "Show All Landmarks"
    static let isDiscoverable = false

    /// The continent of the landmarks; nothing for the favorites.
    @Parameter(title: "Continent")
    var continent: Continent?

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: AllLandmarksSnippetIntent(continent: continent))
    }
}

/// The card with all landmarks of a list.
struct AllLandmarksSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "All Landmarks"

    @Parameter var continent: Continent?
    @Dependency var modelData: ModelData

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let continent = continent
        let landmarks =
            if let continent {
                modelData.landmarks { $0.continent == continent }
            } else {
                try await modelData.favoriteLandmarks()
            }
        return .result(
            view: LandmarkListView(
                title: continent?.name ?? "Favorites", landmarks: landmarks,
                emptyText: "No landmarks here.")
        )
    }
}

extension ShowAllLandmarksIntent {
    init(continent: Continent?) {
        self.continent = continent
    }
}

extension AllLandmarksSnippetIntent {
    init(continent: Continent?) {
        self.continent = continent
    }
}
