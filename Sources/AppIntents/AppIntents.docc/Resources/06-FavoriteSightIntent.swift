import AppIntents

actor Favorites {
    private var identifiers: Set<Sight.ID> = []

    func contains(_ sight: Sight) -> Bool { identifiers.contains(sight.id) }

    func toggle(_ sight: Sight) {
        if identifiers.remove(sight.id) == nil { identifiers.insert(sight.id) }
    }
}

struct FavoriteSightIntent: AppIntent {
    static let title: LocalizedStringResource = "Favorite Sight"

    @Parameter(title: "Sight") var sight: Sight
    @Dependency var favorites: Favorites

    init() {}

    init(sight: Sight) {
        self.sight = sight
    }

    func perform() async throws -> some IntentResult {
        await favorites.toggle(sight)
        return .result()
    }
}
