// swift-format-ignore-file
import AppIntents

/// The intent before it shows a snippet.
enum BeforeTheSnippet {
// BEGIN document "Displaying static and interactive snippets", heading "Return an interactive snippet"
struct ClosestLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Closest Landmark"


    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ShowsSnippetIntent {
        let landmark = await self.findClosestLandmark()


        return .result(
            value: landmarkEntity // Return information about the landmark.
        )
    }
}
// END
}

extension BeforeTheSnippet.ClosestLandmarkIntent {
    /// The value that the document names without declaring it.
    var landmarkEntity: LandmarkEntity { .alhambra }

    func findClosestLandmark() async -> LandmarkEntity { landmarkEntity }
}

/// The intent after that.
enum WithTheSnippet {
// BEGIN document "Displaying static and interactive snippets", heading "Return an interactive snippet"
struct ClosestLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Closest Landmark"


    @Dependency var modelData: ModelData


    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ShowsSnippetIntent {
        let landmark = await self.findClosestLandmark()


        return .result(
            value: landmark,
            snippetIntent: LandmarkSnippetIntent(landmark: landmark)
        )
    }
}
// END
}

extension WithTheSnippet.ClosestLandmarkIntent {
    func findClosestLandmark() async -> LandmarkEntity { await modelData.closest }
}
