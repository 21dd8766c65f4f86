public import Foundation

/// A place with its name, the parts of its address, and its location.
///
/// An app gets one as the value of a parameter, in which a part that the person didn't give is
/// unknown, or from `CLGeocoder`.
public final class CLPlacemark: NSObject, Sendable {
    /// The parts of an address, by the names that `CLPlacemark` has for them.
    package struct Address: Sendable, Hashable {
        package var name: String?
        package var thoroughfare: String?
        package var subThoroughfare: String?
        package var locality: String?
        package var subLocality: String?
        package var administrativeArea: String?
        package var subAdministrativeArea: String?
        package var postalCode: String?
        package var country: String?
        package var isoCountryCode: String?

        package init() {}
    }

    /// The parts of the address.
    package let address: Address
    /// The location of the place.
    public let location: CLLocation?
    /// The time zone of the place.
    public let timeZone: TimeZone?

    /// The name of the place.
    public var name: String? { address.name }
    /// The street.
    public var thoroughfare: String? { address.thoroughfare }
    /// The number in the street.
    public var subThoroughfare: String? { address.subThoroughfare }
    /// The city.
    public var locality: String? { address.locality }
    /// The part of the city.
    public var subLocality: String? { address.subLocality }
    /// The state or province.
    public var administrativeArea: String? { address.administrativeArea }
    /// The county.
    public var subAdministrativeArea: String? { address.subAdministrativeArea }
    /// The postal code.
    public var postalCode: String? { address.postalCode }
    /// The two-letter code of the country.
    public var isoCountryCode: String? { address.isoCountryCode }
    /// The country.
    public var country: String? { address.country }

    /// Creates a copy of a place.
    ///
    /// - Parameter placemark: The place.
    public convenience init(placemark: CLPlacemark) {
        self.init(
            address: placemark.address, location: placemark.location, timeZone: placemark.timeZone)
    }

    /// Creates a place from its known parts.
    package init(address: Address, location: CLLocation? = nil, timeZone: TimeZone? = nil) {
        self.address = address
        self.location = location
        self.timeZone = timeZone
    }
}
