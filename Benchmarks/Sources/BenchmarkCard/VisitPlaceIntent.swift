import AppIntents

/// Counts one visit more: what the card's button performs.
struct VisitPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Visit Place"
    static let isDiscoverable = false

    @Parameter(title: "Place")
    var place: PlaceEntity

    @Dependency var counts: VisitCounts

    func perform() async throws -> some IntentResult {
        counts.addVisit(to: place.id)
        return .result()
    }
}

extension VisitPlaceIntent {
    init(place: PlaceEntity) {
        self.place = place
    }
}
