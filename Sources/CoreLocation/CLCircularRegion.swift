/// A circle on the Earth.
// Safe: its properties never change.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The center of the circle.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - radius: The radius in meters.
    ///   - identifier: The name of the area.
    public init(
        center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a point is in the circle.
    ///
    /// - Parameter coordinate: The point.
    /// - Returns: `true` if its distance from the center is at most the radius.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: point) <= radius
    }
}
