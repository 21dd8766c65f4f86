import Foundation

/// The app's data about landmarks: the atlas, the origin of distances, and favorites.
///
/// Favorites are read from the file each time: another process may have changed them.
actor ModelData {
    nonisolated let atlas: Atlas
    nonisolated let fallback: Origin
    private let database: TravelDatabase

    /// Creates the model of a database.
    init(atlas: Atlas, database: TravelDatabase, fallback: Origin) {
        self.atlas = atlas
        self.database = database
        self.fallback = fallback
    }

    /// The person's location if they share it, else the command line's, else the default.
    nonisolated var origin: Origin { Origin.reportedByPerson ?? fallback }

    func isFavorite(_ landmark: LandmarkEntity) throws -> Bool {
        try database.isFavorite(landmarkID: landmark.id)
    }

    /// Adds a landmark to the favorites or removes it; a repeat changes nothing.
    func setFavorite(_ isFavorite: Bool, for landmark: LandmarkEntity) throws {
        try database.setFavorite(isFavorite, landmarkID: landmark.id)
    }

    /// The favorites, closest first.
    func favoriteLandmarks() throws -> [LandmarkEntity] {
        let favorites = try database.favorites()
        return landmarks { favorites.contains($0.id) }
    }
}

// MARK: - Landmarks as the system sees them

extension ModelData {
    nonisolated func landmark(id: Landmark.ID) -> LandmarkEntity? {
        atlas[id].map { LandmarkEntity($0, seenFrom: origin, in: .reader) }
    }

    nonisolated func closestLandmark() -> LandmarkEntity {
        let origin = origin
        return LandmarkEntity(
            atlas.closest(to: origin.coordinate), seenFrom: origin, in: .reader)
    }

    /// The landmarks that satisfy a condition, closest first.
    nonisolated func landmarks(
        where isIncluded: (Landmark) -> Bool = { _ in true }
    ) -> [LandmarkEntity] {
        let origin = origin
        let locale = Locale.reader
        return atlas.landmarks(closestTo: origin.coordinate, where: isIncluded)
            .map { LandmarkEntity($0, seenFrom: origin, in: locale) }
    }

    nonisolated func landmarks(matching text: String) -> [LandmarkEntity] {
        let origin = origin
        let locale = Locale.reader
        return atlas.landmarks(matching: text)
            .map { LandmarkEntity($0, seenFrom: origin, in: locale) }
    }
}
