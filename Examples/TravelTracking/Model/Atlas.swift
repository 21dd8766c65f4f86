import Foundation

/// All landmarks the app knows; they never change while it runs.
struct Atlas: Sendable {
    /// The reason why an atlas is unusable.
    enum Failure: Error, CustomStringConvertible {
        case resourceMissing
        case empty

        var description: String {
            switch self {
            case .resourceMissing: "Landmarks.json is missing from the app's resources."
            case .empty: "Landmarks.json names no landmark."
            }
        }
    }

    let landmarks: [Landmark]
    /// Always there, so that "the closest" has an answer.
    private let first: Landmark
    private let positions: [Landmark.ID: Int]
    private let searchTexts: SearchTexts

    /// Creates an atlas of at least one landmark.
    init(_ landmarks: [Landmark]) throws {
        guard let first = landmarks.first else { throw Failure.empty }
        self.landmarks = landmarks
        self.first = first
        positions = Dictionary(
            zip(landmarks.map(\.id), landmarks.indices), uniquingKeysWith: { first, _ in first })
        searchTexts = SearchTexts(of: landmarks)
    }

    /// Reads the landmarks in the app's bundle.
    static func bundled() throws -> Atlas {
        let url =
            Bundle.module.url(forResource: "Landmarks", withExtension: "json")
            ?? Bundle.module.url(
                forResource: "Landmarks", withExtension: "json", subdirectory: "Resources")
        guard let url else { throw Failure.resourceMissing }
        return try Atlas(JSONDecoder().decode([Landmark].self, from: Data(contentsOf: url)))
    }

    subscript(id: Landmark.ID) -> Landmark? {
        positions[id].map { landmarks[$0] }
    }

    /// The landmark with the shortest great circle to a place.
    func closest(to place: Coordinate) -> Landmark {
        var best = first
        var shortest = Double.infinity
        for landmark in landmarks {
            let distance = landmark.coordinate.distance(to: place)
            if distance < shortest {
                shortest = distance
                best = landmark
            }
        }
        return best
    }

    /// The landmarks that satisfy a condition, closest first.
    func landmarks(
        closestTo place: Coordinate, where isIncluded: (Landmark) -> Bool = { _ in true }
    ) -> [Landmark] {
        landmarks.filter(isIncluded)
            .map { (landmark: $0, distance: $0.coordinate.distance(to: place)) }
            .sorted { $0.distance < $1.distance }
            .map(\.landmark)
    }

    /// The landmarks whose name, country, kind or continent holds every word of a text, in one of the
    /// app's languages.
    ///
    /// Names that begin with the text come first.
    func landmarks(matching text: String) -> [Landmark] {
        searchTexts.positions(matching: text).map { landmarks[$0] }
    }
}
