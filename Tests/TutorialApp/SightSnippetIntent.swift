import AppIntents
import SwiftUI

struct SightSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Sight"

    @Parameter(title: "Sight") var sight: Sight
    @Dependency var favorites: Favorites

    init() {}

    init(sight: Sight) {
        self.sight = sight
    }

    func perform() async throws -> some ShowsSnippetView {
        let isFavorite = await favorites.contains(sight)
        return .result(
            view: HStack {
                VStack(alignment: .leading) {
                    Text(sight.name).font(.title)
                    Text(sight.country).foregroundStyle(.secondary)
                }
                Spacer()
                Button(
                    isFavorite ? "Forget" : "Remember", intent: FavoriteSightIntent(sight: sight))
            })
    }
}
