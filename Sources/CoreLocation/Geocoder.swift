public import Foundation
import Synchronization

/// A register of addresses that an app has, or asks over the network.
///
/// Nothing here knows addresses, and to ask a service tells it where people are. So an app chooses
/// its register itself, as it starts:
///
///     Geocoding.use(OurRegister())
///
/// An error that it throws reaches the code that asks; a `CLError` has the reason for people.
public protocol Geocoder: Sendable {
    /// Returns the places that an address names, the best first; in a language, if one is wanted.
    func places(named address: String, locale: Locale?) async throws -> [GeocodedPlace]

    /// Returns the places at a point, the best first; in a language, if one is wanted.
    func places(
        at coordinate: CLLocationCoordinate2D, locale: Locale?
    ) async throws -> [GeocodedPlace]
}

/// A place as a register knows it; an app's code gets it as a `CLPlacemark`.
public struct GeocodedPlace: Sendable {
    /// The point on the Earth.
    public var coordinate: CLLocationCoordinate2D
    /// The name of the place.
    public var name: String?
    /// The street.
    public var thoroughfare: String?
    /// The number in the street.
    public var subThoroughfare: String?
    /// The city.
    public var locality: String?
    /// The part of the city.
    public var subLocality: String?
    /// The state or province.
    public var administrativeArea: String?
    /// The county.
    public var subAdministrativeArea: String?
    /// The postal code.
    public var postalCode: String?
    /// The country.
    public var country: String?
    /// The two-letter code of the country.
    public var isoCountryCode: String?
    /// The time zone of the place.
    public var timeZone: TimeZone?

    /// Creates a place that has only a point and perhaps a name.
    public init(coordinate: CLLocationCoordinate2D, name: String? = nil) {
        self.coordinate = coordinate
        self.name = name
    }
}

/// The app's choice of a register of addresses.
public enum Geocoding {
    private static let chosen = Mutex<(any Geocoder)?>(nil)

    /// Lets every `CLGeocoder` of the app ask a register from now on; `nil` for none.
    public static func use(_ geocoder: (any Geocoder)?) {
        chosen.withLock { $0 = geocoder }
    }

    static var geocoder: (any Geocoder)? { chosen.withLock(\.self) }
}

extension CLPlacemark {
    convenience init(_ place: GeocodedPlace) {
        var address = Address()
        address.name = place.name
        address.thoroughfare = place.thoroughfare
        address.subThoroughfare = place.subThoroughfare
        address.locality = place.locality
        address.subLocality = place.subLocality
        address.administrativeArea = place.administrativeArea
        address.subAdministrativeArea = place.subAdministrativeArea
        address.postalCode = place.postalCode
        address.country = place.country
        address.isoCountryCode = place.isoCountryCode
        self.init(
            address: address,
            location: CLLocation(
                latitude: place.coordinate.latitude, longitude: place.coordinate.longitude),
            timeZone: place.timeZone)
    }
}
