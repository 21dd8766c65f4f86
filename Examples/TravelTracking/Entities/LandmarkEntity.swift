import AppIntents
import Foundation

/// A landmark as the system sees it: a place, and how far away it is.
struct LandmarkEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Landmark", synonyms: ["sight"])
    static let defaultQuery = LandmarkEntityQuery()

    let landmark: Landmark
    /// The name of the place from which the distance is measured, or `nil` for the person's location.
    let originName: LocalizedStringResource?
    /// The subtitle names the distance.
    var namesDistance = true

    @Property(title: "Name") var name: String
    @Property(title: "Country") var country: String
    @Property(title: "Continent") var continent: Continent
    /// Along the great circle.
    @Property(title: "Distance") var distance: Measurement<UnitLength>
    /// The price of one adult's entrance; 0 where it is free.
    @Property(title: "Entrance (US$)") var entrance: Int

    /// Creates the entity of a landmark, with the texts of its properties for readers of a locale.
    init(_ landmark: Landmark, seenFrom origin: Origin, in locale: Locale) {
        self.landmark = landmark
        originName = origin.name
        name = landmark.nameText.string(in: locale)
        country = landmark.countryText.string(in: locale)
        continent = landmark.continent
        let meters = landmark.coordinate.distance(to: origin.coordinate)
        distance = Measurement(value: (meters / 100).rounded() / 10, unit: .kilometers)
        entrance = landmark.fee ?? 0
    }

    var id: Landmark.ID { landmark.id }
    var entranceFee: Int? { landmark.fee }
    var imageName: String { landmark.drawing.imageName }
    var nameText: LocalizedStringResource { landmark.nameText }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: nameText,
            subtitle: namesDistance
                ? "\(landmark.continent.name) · \(landmark.countryText) · \(shortDistanceText)"
                : "\(landmark.continent.name) · \(landmark.countryText)",
            image: .init(named: imageName))
    }
}

// MARK: - In words

extension LandmarkEntity {
    /// The distance as a person would say it: "800 m", "3.4 km", "8,120 km".
    var distanceText: LocalizedStringResource {
        let kilometers = distance.value
        return switch kilometers {
        case ..<0.95: "\(Int((kilometers * 20).rounded()) * 50) m"
        case ..<9.95: "\(kilometers, specifier: "%.1f") km"
        case ..<999.5: "\(Int(kilometers.rounded())) km"
        default: "\(Int((kilometers / 10).rounded()) * 10) km"
        }
    }

    /// The distance without its origin, where there is no room for it.
    private var shortDistanceText: LocalizedStringResource {
        originName == nil ? "\(distanceText) away" : distanceText
    }

    /// The distance from a place, and the country.
    ///
    /// A place other than the person's location is named on a separate line.
    var whereaboutsText: LocalizedStringResource {
        guard let originName else { return "\(shortDistanceText) · \(landmark.countryText)" }
        let way: LocalizedStringResource = "\(distanceText) from \(originName)"
        return "\(landmark.countryText)\n\(way)"
    }
}
