import AppIntents
import CoreSpotlight

/// A thing that the app indexes as it comes: no query could index it again.
struct Coin: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coin"
    static let defaultQuery = CoinQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct CoinQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Coin] {
        identifiers.map { Coin(id: $0) }
    }
}

/// Puts a coin into the index.
struct KeepCoinIntent: AppIntent {
    static let title: LocalizedStringResource = "Keep Coin"
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some ProvidesDialog {
        try await CSSearchableIndex.default().indexAppEntities([Coin(id: name)])
        return .result(dialog: "Kept.")
    }
}

/// Takes a coin out of the index.
struct SpendCoinIntent: AppIntent {
    static let title: LocalizedStringResource = "Spend Coin"
    @Parameter(title: "Coin") var coin: Coin

    func perform() async throws -> some ProvidesDialog {
        try await CSSearchableIndex.default().deleteAppEntities(
            identifiedBy: [coin.id], ofType: Coin.self)
        return .result(dialog: "Spent.")
    }
}
