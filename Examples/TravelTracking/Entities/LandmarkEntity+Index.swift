import AppIntents
import CoreSpotlight

extension LandmarkEntity: IndexedEntity {
    /// The attributes of an indexed landmark; its kind leads to it as well.
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = [landmark.kind.rawValue]
        return attributes
    }

    /// The landmark as the index keeps it, without the distance, which changes with the person's place.
    fileprivate var indexed: LandmarkEntity {
        var landmark = self
        landmark.namesDistance = false
        return landmark
    }
}

/// Puts the atlas into the index when the app starts.
extension LandmarkEntityQuery: IndexedEntityQuery {
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(modelData.landmarks().map(\.indexed))
    }

    func reindexEntities(
        for identifiers: [LandmarkEntity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws {
        let landmarks = try await entities(for: identifiers)
        try await CSSearchableIndex.default().indexAppEntities(landmarks.map(\.indexed))
    }
}
