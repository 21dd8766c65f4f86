/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy of the device.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// An accuracy at which a location doesn't tell an address; its number is unspecified by Apple.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

extension CLLocation {
    /// The location on a grid of a twentieth of a degree, without movement and altitude.
    var reduced: CLLocation {
        let lines: Double = 20
        return CLLocation(
            coordinate: CLLocationCoordinate2D(
                latitude: (coordinate.latitude * lines).rounded() / lines,
                longitude: (coordinate.longitude * lines).rounded() / lines),
            altitude: 0, horizontalAccuracy: max(horizontalAccuracy, 5000), verticalAccuracy: -1,
            timestamp: timestamp)
    }
}
