import AppIntents
import BenchmarkCard
import SwiftUI

/// Opens the measured card with a probe before and after it.
struct ShowProbedPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Probed Place"

    @Dependency var counts: VisitCounts

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        let place = PlaceEntity(id: counts.addPlace(), visits: 0)
        return .result(snippetIntent: ProbedPlaceSnippetIntent(place: place))
    }
}

/// Draws the measured card between its probes.
struct ProbedPlaceSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Probed Place Snippet"

    @Parameter var place: PlaceEntity

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: ProbedPlaceView(place: place))
    }
}

extension ProbedPlaceSnippetIntent {
    init(place: PlaceEntity) {
        self.place = place
    }
}

private struct ProbedPlaceView: View {
    let place: PlaceEntity

    var body: some View {
        ResolutionProbe(end: .first)
        PlaceView(place: place)
        ResolutionProbe(end: .last)
    }
}
