import AppIntents
import SwiftUI

/// Lists the landmarks of a continent, closest first.
struct BrowseLandmarksIntent: AppIntent {
    static let title: LocalizedStringResource = "Browse Landmarks"
    static let description = IntentDescription(
        "Lists the landmarks of a continent, closest first.",
        categoryName: "Landmarks",
        searchKeywords: ["list", "world", "travel"])

    @Parameter(title: "Continent", requestValueDialog: "Which continent do you want to browse?")
    var continent: Continent

    @Dependency var modelData: ModelData

    static var parameterSummary: some ParameterSummary {
        Summary("Browse the landmarks of \(\.$continent)")
    }

    func perform() async throws
        -> some ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetIntent
    {
        let landmarks = modelData.landmarks { $0.continent == continent }
        let closest = landmarks.first?.nameText ?? ""
        return .result(
            value: landmarks,
            // The card says all of this, so beside it there is nothing left to say.
            dialog: IntentDialog(
                full: "\(landmarks.count) landmarks in \(continent.name). \(closest) is closest.",
                supporting: ""),
            snippetIntent: ContinentSnippetIntent(continent: continent)
        )
    }
}

/// The card with the landmarks of a continent.
struct ContinentSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Landmarks"

    @Parameter var continent: Continent
    @Dependency var modelData: ModelData

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let continent = continent
        return .result(
            view: LandmarkListView(
                title: continent.name,
                landmarks: modelData.landmarks { $0.continent == continent },
                emptyText: "No landmarks here.",
                showAll: ShowAllLandmarksIntent(continent: continent))
        )
    }
}

extension ContinentSnippetIntent {
    init(continent: Continent) {
        self.continent = continent
    }
}
