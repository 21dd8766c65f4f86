@_exported public import Foundation

/// A measured location, with the time and the accuracy of the measurement.
///
/// It is only a value: nothing here locates the machine. `CLLocationManager` has a person's.
public final class CLLocation: NSObject, Sendable {
    /// The point on the Earth.
    public let coordinate: CLLocationCoordinate2D
    /// The meters above the sea.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty of the point, in meters; negative if it isn't valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude, in meters; zero or less if the altitude isn't valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of travel, clockwise from north; negative if it isn't known.
    public let course: CLLocationDirection
    /// The speed in meters per second; negative if it isn't known.
    public let speed: CLLocationSpeed
    /// The time of the measurement.
    public let timestamp: Date

    /// Creates a location from a point alone.
    ///
    /// - Parameters:
    ///   - latitude: The degrees north of the equator.
    ///   - longitude: The degrees east of Greenwich.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a location without movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location with movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = hAccuracy
        self.verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// Returns the distance in meters to another location along the surface of the Earth.
    ///
    /// It treats the Earth as a sphere, with an error of at most half a percent.
    ///
    /// - Parameter location: The other location.
    /// - Returns: The distance.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let here = coordinate.latitude * radians
        let there = location.coordinate.latitude * radians
        let north = sin((there - here) / 2)
        let east = sin((location.coordinate.longitude - coordinate.longitude) * radians / 2)
        let chord = north * north + cos(here) * cos(there) * east * east
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
