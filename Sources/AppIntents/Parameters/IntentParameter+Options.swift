import AppIntentsMetadata
public import CoreLocation
public import Foundation

// The options of a parameter's type that authors and resolvers can read.

extension IntentParameter where Value.ValueType == Int {
    /// The control that suits the number.
    public var controlStyle: IntControlStyle? { declaration.intControlStyle() }
}

extension IntentParameter where Value.ValueType == Double {
    /// The control that suits the number.
    public var controlStyle: DoubleControlStyle? { declaration.doubleControlStyle() }
}

extension IntentParameter where Value.ValueType == Bool {
    /// The words for yes and no; `nil` for the system's.
    public var displayName: Bool.IntentDisplayName? { declaration.displayName }
}

extension IntentParameter where Value.ValueType == String {
    /// The options for typing text; `nil` if the author gave none.
    public var inputOptions: String.IntentInputOptions? { declaration.inputOptions }
}

extension IntentParameter where Value.ValueType: _DateValue {
    /// The part of a point in time that the system asks for.
    public var dateKind: DateKind? { declaration.kindOfDate() }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// The currencies to choose from; `nil` for any.
    public var currencyCodes: [String]? { declaration.listedCurrencyCodes }

    /// The least and the greatest amount; `nil` for no limit.
    public var inclusiveRange: InclusiveRange<Decimal>? { declaration.moneyRange }
}

extension IntentParameter where Value.ValueType == IntentPerson {
    /// The part of a person that the parameter is about.
    public var parameterMode: IntentPerson.ParameterMode? { declaration.personMode }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// The part of the place that the app shows.
    public var displayStyle: PlacemarkDisplayStyle? {
        declaration.constraints.placemarkStyle.map(PlacemarkDisplayStyle.init)
    }
}

extension IntentParameter {
    /// The unit of a duration that comes without one.
    public typealias DurationUnit = UnitDuration._ParameterUnit
}

// MARK: - Reading a declaration

extension ParameterDeclaration {
    var range: (lowerBound: Double, upperBound: Double)? {
        guard let lower = constraints.lowerBound, let upper = constraints.upperBound else {
            return nil
        }
        return (lower, upper)
    }

    var moneyRange: (lowerBound: Decimal, upperBound: Decimal)? {
        guard let range, let least = Decimal(parameterValue: .double(range.lowerBound)),
            let greatest = Decimal(parameterValue: .double(range.upperBound))
        else { return nil }
        return (lowerBound: least, upperBound: greatest)
    }

    var listedCurrencyCodes: [String]? {
        constraints.currencyCodes.isEmpty ? nil : constraints.currencyCodes
    }

    var personMode: IntentPerson.ParameterMode? {
        constraints.personMode.flatMap { IntentPerson.ParameterMode(rawValue: $0.rawValue) }
    }

    var intRange: (lowerBound: Int, upperBound: Int)? {
        guard let range, let lower = Int(exactly: range.lowerBound),
            let upper = Int(exactly: range.upperBound)
        else { return nil }
        return (lower, upper)
    }

    func intControlStyle<Value>() -> IntentParameter<Value>.IntControlStyle? {
        switch control {
        case .field: .field
        case .stepper: .stepper
        case .slider, nil: nil
        }
    }

    func doubleControlStyle<Value>() -> IntentParameter<Value>.DoubleControlStyle? {
        switch control {
        case .field: .field
        case .stepper: .stepper
        case .slider: .slider
        case nil: nil
        }
    }

    func kindOfDate<Value>() -> IntentParameter<Value>.DateKind? {
        switch dateKind {
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case nil: nil
        }
    }
}
