/// A place worth a journey, as `Landmarks.json` describes it.
struct Landmark: Sendable, Identifiable, Decodable {
    let id: Int
    let name: String
    let country: String
    let continent: Continent
    let kind: PlaceKind
    let latitude: Double
    let longitude: Double
    let description: String

    /// The price of one adult's entrance in whole dollars, or `nil` where nobody asks for one.
    let fee: Int?

    var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}
