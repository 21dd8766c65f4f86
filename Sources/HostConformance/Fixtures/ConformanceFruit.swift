import AppIntents

/// An entity with an ambiguous name.
struct ConformanceFruit: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
    static let defaultQuery = ConformanceFruitQuery()
    static let all = [
        ConformanceFruit(id: "green", name: "Green Apple"),
        ConformanceFruit(id: "red", name: "Red Apple"),
        ConformanceFruit(id: "plum", name: "Plum"),
    ]

    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct ConformanceFruitQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [ConformanceFruit] {
        ConformanceFruit.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [ConformanceFruit] {
        ConformanceFruit.all.filter { $0.name.contains(string) }
    }

    func suggestedEntities() async throws -> [ConformanceFruit] { ConformanceFruit.all }
}
