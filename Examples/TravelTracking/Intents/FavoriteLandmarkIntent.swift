import AppIntents

/// Adds a landmark to the favorites, or removes it.
///
/// The intent says what the person wants rather than "the other way round", so a second tap that
/// was already on its way undoes nothing.
struct FavoriteLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Update Favorites"
    static let description = IntentDescription(
        "Adds a landmark to your favorites, or removes it.",
        categoryName: "Landmarks",
        searchKeywords: ["heart", "bookmark", "like"])

    @Parameter(title: "Landmark")
    var landmark: LandmarkEntity

    @Parameter(title: "Favorite", default: true)
    var isFavorite: Bool

    @Dependency var modelData: ModelData

    static var parameterSummary: some ParameterSummary {
        Summary("Make \(\.$landmark) a favorite: \(\.$isFavorite)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await modelData.setFavorite(isFavorite, for: landmark)
        let dialog: IntentDialog =
            isFavorite
            ? "\(landmark.name) is one of your favorites now."
            : "\(landmark.name) is no longer one of your favorites."
        return .result(dialog: dialog)
    }
}

extension FavoriteLandmarkIntent {
    init(landmark: LandmarkEntity, isFavorite: Bool) {
        self.landmark = landmark
        self.isFavorite = isFavorite
    }
}
