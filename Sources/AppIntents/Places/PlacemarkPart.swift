import CoreLocation
import _Localization

/// A part of an address, by its name in data.
enum PlacemarkPart: String, CaseIterable {
    case name, thoroughfare, subThoroughfare, postalCode, locality, administrativeArea, country
    case subLocality, subAdministrativeArea, isoCountryCode

    var path: WritableKeyPath<CLPlacemark.Address, String?> {
        switch self {
        case .name: \.name
        case .thoroughfare: \.thoroughfare
        case .subThoroughfare: \.subThoroughfare
        case .postalCode: \.postalCode
        case .locality: \.locality
        case .administrativeArea: \.administrativeArea
        case .country: \.country
        case .subLocality: \.subLocality
        case .subAdministrativeArea: \.subAdministrativeArea
        case .isoCountryCode: \.isoCountryCode
        }
    }

    var title: LocalizedStringResource {
        switch self {
        case .name: .init(system: "Name")
        case .thoroughfare: .init(system: "Street")
        case .subThoroughfare: .init(system: "Number")
        case .postalCode: .init(system: "Postal Code")
        case .locality, .subLocality: .init(system: "City")
        case .administrativeArea, .subAdministrativeArea: .init(system: "State")
        case .country, .isoCountryCode: .init(system: "Country")
        }
    }

    /// The system asks a person for the part; other parts are kept if an app knows them.
    var isAskedFor: Bool {
        switch self {
        case .subLocality, .subAdministrativeArea, .isoCountryCode: false
        default: true
        }
    }

    /// The part distinguishes cities.
    var isOfCity: Bool {
        switch self {
        case .locality, .administrativeArea, .country: true
        default: false
        }
    }
}
