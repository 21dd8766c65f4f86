import AppIntents

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

extension ClosestLandmarkIntent {
    static let description = IntentDescription(
        "Shows the landmark closest to you.",
        categoryName: "Landmarks",
        searchKeywords: ["nearby", "near me", "sight", "location"])

    /// The landmark with the shortest way, as the crow flies, from where the person is.
    func findClosestLandmark() async -> LandmarkEntity {
        modelData.closestLandmark()
    }
}
