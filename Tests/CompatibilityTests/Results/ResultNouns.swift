import AppIntents
import SwiftUI

struct Place: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
    static let defaultQuery = PlaceQuery()

    var id: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(id)", subtitle: "Somewhere", image: .init(systemName: "mappin"))
    }
}

struct PlaceQuery: EntityQuery {
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
        identifiers.map(Place.init)
    }
}

enum BowlSize: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bowl Size"
    static let caseDisplayRepresentations: [BowlSize: DisplayRepresentation] = [
        .small: "Small",
        .large: DisplayRepresentation(title: "Large", synonyms: ["Big"]),
    ]
}

struct PlaceView: View {
    var place: Place

    var body: some View {
        Text(place.id)
    }
}

struct PlaceSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Place Snippet"

    @Parameter var place: Place

    init() {}

    init(place: Place) {
        self.place = place
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: PlaceView(place: place))
    }
}

struct OpenPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Place"

    func perform() async throws -> some IntentResult {
        .result()
    }
}

/// Makes a result in the place where authors make it: in a function that states its shape.
func parts(_ result: some IntentResult) -> (any AnyIntentResultContainer)? {
    result as? any AnyIntentResultContainer
}
