import AppIntents
import SwiftUI

struct SightSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Sight"

    @Parameter(title: "Sight") var sight: Sight

    init() {}

    init(sight: Sight) {
        self.sight = sight
    }

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: VStack(alignment: .leading) {
                Text(sight.name).font(.title)
                Text(sight.country).foregroundStyle(.secondary)
            })
    }
}
