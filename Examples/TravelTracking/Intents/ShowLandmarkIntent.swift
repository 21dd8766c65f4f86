import AppIntents

/// Shows the card of a landmark that the person names.
struct ShowLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Landmark"
    static let description = IntentDescription(
        "Shows a landmark, and how far away it is.",
        categoryName: "Landmarks",
        searchKeywords: ["place", "sight", "view"])

    @Parameter(title: "Landmark", requestValueDialog: "Which landmark do you want to see?")
    var landmark: LandmarkEntity

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$landmark)")
    }

    func perform() async throws -> some ReturnsValue<LandmarkEntity> & ShowsSnippetIntent {
        .result(value: landmark, snippetIntent: LandmarkSnippetIntent(landmark: landmark))
    }
}

extension ShowLandmarkIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
