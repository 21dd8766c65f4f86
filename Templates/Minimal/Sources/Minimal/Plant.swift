import AppIntents

/// A plant that people can name.
struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// The lookup of plants.
struct PlantQuery: EnumerableEntityQuery {
    @Dependency var garden: Garden

    func entities(for identifiers: [Plant.ID]) async throws -> [Plant] {
        garden.plants.filter { identifiers.contains($0.id) }
    }

    func allEntities() async throws -> [Plant] { garden.plants }
}
