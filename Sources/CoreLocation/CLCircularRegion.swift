/// A circle on the Earth.
// Safe: its properties never change.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// The meters from the middle to the edge.
    public let radius: CLLocationDistance

    /// Makes a circle.
    ///
    /// - Parameters:
    ///   - center: The middle.
    ///   - radius: The meters from the middle to the edge.
    ///   - identifier: The name of the area.
    public init(
        center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Tells whether a point lies in the circle.
    ///
    /// - Parameter coordinate: The point.
    /// - Returns: `true` if it is as near to the middle as the edge, or nearer.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: point) <= radius
    }
}
