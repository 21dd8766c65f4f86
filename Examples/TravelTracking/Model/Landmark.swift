import AppIntents

/// A place worth a journey, as `Landmarks.json` describes it.
///
/// The words of the file are English; `Landmarks.xcstrings` has their translations.
struct Landmark: Sendable, Identifiable, Decodable {
    let id: Int
    let name: String
    let country: String
    let continent: Continent
    let kind: PlaceKind
    /// The drawing of the landmark, or one that resembles it more than the drawing of its kind.
    private let picture: LandmarkPicture?
    let latitude: Double
    let longitude: Double
    let description: String

    /// The price of one adult's entrance in whole dollars, or `nil` where nobody asks for one.
    let fee: Int?

    /// The drawing that shows the landmark.
    var drawing: LandmarkPicture { picture ?? kind.picture }

    var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}

// MARK: - In the reader's language

extension Landmark {
    var nameText: LocalizedStringResource { Self.text(name) }
    var countryText: LocalizedStringResource { Self.text(country) }
    var descriptionText: LocalizedStringResource { Self.text(description) }

    private static func text(_ words: String) -> LocalizedStringResource {
        LocalizedStringResource(String.LocalizationValue(words), table: "Landmarks")
    }
}
