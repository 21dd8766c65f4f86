import AppIntentsMetadata
public import CoreLocation

// The options of parameters as authors read them again, apart from the initializers that set them.

extension IntentParameter where Value.ValueType == Bool {
    /// The words for yes and no; `nil` for the usual ones.
    public var displayName: Bool.IntentDisplayName? { declaration.displayName }
}

extension IntentParameter where Value.ValueType == String {
    /// How the text is typed; `nil` for no preference.
    public var inputOptions: String.IntentInputOptions? { declaration.inputOptions }
}

extension IntentParameter where Value.ValueType == Int {
    /// The control that suits the number.
    public var controlStyle: IntControlStyle? {
        switch declaration.control {
        case .field?: .field
        case .stepper?: .stepper
        case .slider?, nil: nil
        }
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// The control that suits the number.
    public var controlStyle: DoubleControlStyle? {
        switch declaration.control {
        case .field?: .field
        case .stepper?: .stepper
        case .slider?: .slider
        case nil: nil
        }
    }
}

extension IntentParameter where Value.ValueType == Date {
    /// The part of the point in time that is asked for.
    public var dateKind: DateKind? { declaration.dateKind.map(DateKind.init) }
}

extension IntentParameter where Value.ValueType == DateComponents {
    /// The part of the date that is asked for.
    public var dateKind: DateKind? { declaration.dateKind.map(DateKind.init) }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// The currencies to choose from; `nil` for any.
    public var currencyCodes: [String]? {
        let codes = declaration.constraints.currencyCodes
        return codes.isEmpty ? nil : codes
    }

    /// The least and the greatest amount; `nil` for no limit.
    public var inclusiveRange: InclusiveRange<Decimal>? {
        guard let lower = declaration.constraints.lowerBound,
            let upper = declaration.constraints.upperBound,
            let least = Decimal(parameterValue: .double(lower)),
            let greatest = Decimal(parameterValue: .double(upper))
        else { return nil }
        return (lowerBound: least, upperBound: greatest)
    }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// The part of a person that the parameter is about.
    public var parameterMode: IntentPerson.ParameterMode? {
        declaration.constraints.personMode.flatMap {
            IntentPerson.ParameterMode(rawValue: $0.rawValue)
        }
    }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// The part of the place that the app shows.
    public var displayStyle: PlacemarkDisplayStyle? {
        declaration.constraints.placemarkStyle.map(PlacemarkDisplayStyle.init)
    }
}

extension IntentParameter.DateKind {
    fileprivate init(_ kind: ParameterMetadata.DateKind) {
        self =
            switch kind {
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            }
    }
}
