import AppIntentsMetadata

extension IntentParameter {
    /// The part of a place that an app shows.
    ///
    /// Unspecified by Apple; of a place that is shown by its city, a person is asked for the city.
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
    /// Reads what `ValueConstraints.PlacemarkStyle` makes of it.
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
    /// The same in data.
    init<Value>(_ style: IntentParameter<Value>.PlacemarkDisplayStyle) {
        self =
            switch style {
            case .address: .address
            case .city: .city
            case .name: .name
            }
    }
}
