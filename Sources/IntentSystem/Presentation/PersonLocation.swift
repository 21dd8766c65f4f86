import AppIntents

/// The location of the person, as far as their surface reported it.
public struct PersonLocation: Sendable, Hashable, Codable {
    /// Degrees north of the equator.
    public var latitude: Double
    /// Degrees east of Greenwich.
    public var longitude: Double
    /// The radius of uncertainty in meters; `nil` if the surface didn't report it.
    public var accuracy: Double?

    /// Creates a location; `nil` if there is no such place on Earth.
    public init?(latitude: Double, longitude: Double, accuracy: Double? = nil) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }

    /// The location of the person for whom the current task performs an intent, if they reported it.
    public static var current: PersonLocation? {
        (SystemInteractions.current as? any LocatedInteraction)?.location
    }
}

/// An interaction that may know the person's location.
protocol LocatedInteraction: SystemInteraction {
    var location: PersonLocation? { get }
}
