import AppIntents

/// Draws the card of a place.
struct PlaceSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Place Snippet"

    @Parameter var place: PlaceEntity

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: PlaceView(place: place))
    }
}

extension PlaceSnippetIntent {
    init(place: PlaceEntity) {
        self.place = place
    }
}
