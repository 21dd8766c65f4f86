/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The radius of uncertainty of a location in meters; negative for a location that isn't valid.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second; negative if it isn't known.
public typealias CLLocationSpeed = Double
/// A direction in degrees, clockwise from north; negative if it isn't known.
public typealias CLLocationDirection = Double

/// A point on the Earth, by latitude and longitude (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
    /// The degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// The degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - latitude: The degrees north of the equator.
    ///   - longitude: The degrees east of Greenwich.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// An invalid point.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a point is valid.
///
/// - Parameter coord: The point.
/// - Returns: `true` if the latitude is from -90 to 90 degrees, and the longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point.
///
/// - Parameters:
///   - latitude: The degrees north of the equator.
///   - longitude: The degrees east of Greenwich.
/// - Returns: The point.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
