import AppIntents
import Foundation

/// The place that distances are measured from.
struct Origin: Sendable, Hashable {
    let coordinate: Coordinate

    /// The name of the place in a card, or `nil` for "where you are".
    let name: LocalizedStringResource?

    /// The default place from which distances are measured; a card names it.
    static let cupertino = Origin(
        coordinate: Coordinate(latitude: 37.3349, longitude: -122.009),
        name: "Cupertino (default location)")

    /// Creates an origin.
    init(coordinate: Coordinate, name: LocalizedStringResource?) {
        self.coordinate = coordinate
        self.name = name
    }

    /// Creates the origin that the command line names.
    init(chosen coordinate: Coordinate) {
        self.init(
            coordinate: coordinate,
            name:
                "\(coordinate.latitude, specifier: "%.2f"), \(coordinate.longitude, specifier: "%.2f")"
        )
    }
}
