import AppIntents

/// Opens a card for each caller.
package struct ShowPlaceIntent: AppIntent {
    package static let title: LocalizedStringResource = "Show Place"

    @Dependency var counts: VisitCounts

    package init() {}

    package func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let place = PlaceEntity(id: counts.addPlace(), visits: 0)
        return .result(snippetIntent: PlaceSnippetIntent(place: place))
    }
}
