import AppIntents

/// A landmark as the system sees it: a place, and how far away it is.
struct LandmarkEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
    static let defaultQuery = LandmarkEntityQuery()

    let landmark: Landmark
    /// Meters along the great circle.
    let distance: Double
    /// What the distance is measured from, or `nil` for the person's own place.
    let originName: String?

    @Property(title: "Country") var country: String
    @Property(title: "Continent") var continent: String
    @Property(title: "Entrance") var entrance: String

    /// Creates the entity of a landmark.
    init(_ landmark: Landmark, seenFrom origin: Origin) {
        self.landmark = landmark
        distance = landmark.coordinate.distance(to: origin.coordinate)
        originName = origin.name
        country = landmark.country
        continent = landmark.continent.name
        entrance = landmark.fee.map { "$\($0)" } ?? "Free"
    }

    var id: Landmark.ID { landmark.id }
    var name: String { landmark.name }
    var entranceFee: Int? { landmark.fee }
    var imageName: String { landmark.kind.imageName }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(landmark.continent.name) · \(landmark.country) · \(shortDistanceText)",
            image: .init(named: imageName))
    }
}

// MARK: - In words

extension LandmarkEntity {
    /// The distance as a person would say it: "800 m", "3.4 km", "8,120 km".
    var distanceText: String {
        switch distance {
        case ..<950: "\(Int((distance / 50).rounded()) * 50) m"
        case ..<9_950: "\((distance / 100).rounded() / 10) km"
        case ..<999_500: "\(Int((distance / 1000).rounded())) km"
        default: thousands(Int((distance / 10_000).rounded()) * 10) + " km"
        }
    }

    /// The distance where there is no room to say what it is measured from.
    private var shortDistanceText: String {
        originName == nil ? "\(distanceText) away" : distanceText
    }

    /// Where the landmark is: how far from where, and in which country.
    ///
    /// A place that is not the person's own is named, on a line of its own.
    var whereaboutsText: String {
        if let originName {
            "\(landmark.country)\n\(distanceText) from \(originName)"
        } else {
            "\(distanceText) away · \(landmark.country)"
        }
    }

    // A refresh asks for this each time; a number formatter costs more than the card around it.
    private func thousands(_ number: Int) -> String {
        let rest = String(number % 1000)
        return "\(number / 1000)," + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
