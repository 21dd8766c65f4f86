import AppIntents

/// Finds landmarks by identifier, by text, or all of them.
struct LandmarkEntityQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency var modelData: ModelData

    func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
        identifiers.compactMap { modelData.landmark(id: $0) }
    }

    func entities(matching string: String) async throws -> [LandmarkEntity] {
        modelData.landmarks(matching: string)
    }

    func allEntities() async throws -> [LandmarkEntity] {
        modelData.landmarks()
    }

    /// The offers of a picker before a person types: the closest landmarks.
    func suggestedEntities() async throws -> [LandmarkEntity] {
        Array(modelData.landmarks().prefix(12))
    }
}
