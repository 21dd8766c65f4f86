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
    private let searchTexts: [SearchText]

    /// What a search compares in one language: name, country, kind and continent, without case and
    /// accents.
    private struct SearchText {
        let position: Int
        let text: String
    }

    /// Creates an atlas of at least one landmark.
    init(_ landmarks: [Landmark]) throws {
        guard let first = landmarks.first else { throw Failure.empty }
        self.landmarks = landmarks
        self.first = first
        positions = Dictionary(
            zip(landmarks.map(\.id), landmarks.indices), uniquingKeysWith: { first, _ in first })
        searchTexts = landmarks.enumerated().flatMap { position, landmark in
            Self.languages.map { language in
                SearchText(position: position, text: Self.searchText(landmark, in: language))
            }
        }
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
        let wanted = Self.folded(text)
        // A word that comes again tells no more, and every one that is wanted leaves fewer landmarks.
        let words = Set(wanted.split(separator: " "))
        guard !words.isEmpty else { return [] }
        var hits = searchTexts
        for word in words {
            hits.removeAll { !$0.text.contains(word) }
            if hits.isEmpty { return [] }
        }
        let leading = hits.filter { $0.text.hasPrefix(wanted) }
        var found: Set<Int> = []
        return (leading + hits).filter { found.insert($0.position).inserted }
            .map { landmarks[$0.position] }
    }

    /// The languages of the app's texts; a query is not told which of them a person types in.
    private static let languages = ["en", "de", "ar"].map { Locale(identifier: $0) }

    private static func searchText(_ landmark: Landmark, in language: Locale) -> String {
        let name = landmark.nameText.string(in: language)
        let country = landmark.countryText.string(in: language)
        let continent = landmark.continent.name.string(in: language)
        return folded("\(name) \(country) \(landmark.kind.rawValue) \(continent)")
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
