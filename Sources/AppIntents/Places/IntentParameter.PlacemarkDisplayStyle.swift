import AppIntentsMetadata

extension IntentParameter {
    /// The part of a place that an app shows.
    ///
    /// Unspecified by Apple; for a place shown by its city, the system asks the person for the city.
    public enum PlacemarkDisplayStyle: Equatable, Sendable {
        /// The address.
        case address
        /// The city.
        case city
        /// The name.
        case name
    }
}

extension IntentParameter.PlacemarkDisplayStyle {
    /// Creates the style from its form in data.
    init(_ style: ValueConstraints.PlacemarkStyle) {
        self =
            switch style {
            case .address: .address
            case .city: .city
            case .name: .name
            }
    }
}

extension ValueConstraints.PlacemarkStyle {
    /// Creates the form in data from a style.
    init<Value>(_ style: IntentParameter<Value>.PlacemarkDisplayStyle) {
        self =
            switch style {
            case .address: .address
            case .city: .city
            case .name: .name
            }
    }
}
