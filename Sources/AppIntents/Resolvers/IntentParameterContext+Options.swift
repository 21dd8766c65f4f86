import AppIntentsMetadata
public import CoreLocation
import Foundation

// The options of a parameter's type that a resolver can read; those of measurements are beside
// their initializers.

extension IntentParameterContext where Value.ValueType == Int {
    /// The control that suits the number.
    public var controlStyle: IntentParameter<Value>.IntControlStyle? {
        declaration.intControlStyle()
    }

    /// The least and the greatest number allowed; `nil` for no limits.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? { declaration.intRange }
}

extension IntentParameterContext where Value.ValueType == Double {
    /// The control that suits the number.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle? {
        declaration.doubleControlStyle()
    }

    /// The least and the greatest number allowed; `nil` for no limits.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? { declaration.range }
}

extension IntentParameterContext where Value.ValueType == Bool {
    /// The words for yes and no; `nil` for the system's.
    public var displayName: Bool.IntentDisplayName? { declaration.displayName }
}

extension IntentParameterContext where Value.ValueType: _DateValue {
    /// The part of a point in time that the system asks for.
    public var dateKind: IntentParameter<Value>.DateKind? { declaration.kindOfDate() }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
    /// The currencies to choose from; `nil` for any.
    public var currencyCodes: [String]? { declaration.listedCurrencyCodes }

    /// The least and the greatest amount; `nil` for no limit.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
        declaration.moneyRange
    }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
    /// The part of a person that the parameter is about.
    public var parameterMode: IntentPerson.ParameterMode? { declaration.personMode }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
    /// The part of the place that the app shows.
    public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? {
        declaration.constraints.placemarkStyle.map(
            IntentParameter<Value>.PlacemarkDisplayStyle.init)
    }
}
