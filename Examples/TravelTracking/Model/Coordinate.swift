import Foundation

/// A place on the globe, in degrees north and east.
struct Coordinate: Sendable, Hashable {
    let latitude: Double
    let longitude: Double

    /// Creates a coordinate, or nothing when the degrees lie on no globe.
    init?(validatingLatitude latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// Creates a coordinate from degrees known to be valid.
    init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Meters along the great circle, on a sphere of the Earth's mean radius.
    func distance(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let northward = sin((other.latitude - latitude) * radians / 2)
        let eastward = sin((other.longitude - longitude) * radians / 2)
        // The haversine form stays exact for places close to one another.
        let haversine =
            northward * northward
            + cos(latitude * radians) * cos(other.latitude * radians) * eastward * eastward
        return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
    }
}
