import AppIntents

struct Sight: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sight"
    static let defaultQuery = SightQuery()

    let id: String
    let name: String
    let country: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(country)")
    }

    static let all = [
        Sight(id: "fuji", name: "Mount Fuji", country: "Japan"),
        Sight(id: "louvre", name: "Louvre", country: "France"),
        Sight(id: "petra", name: "Petra", country: "Jordan"),
    ]
}

struct SightQuery: EnumerableEntityQuery {
    func entities(for identifiers: [Sight.ID]) async throws -> [Sight] {
        Sight.all.filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [Sight] { Sight.all }
}
