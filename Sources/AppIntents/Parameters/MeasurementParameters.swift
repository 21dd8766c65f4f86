import AppIntentsMetadata
public import Foundation

/// A measurement that a parameter can have, seen without its kind.
public protocol _MeasurementValue: _IndexedPropertyValue {
    /// The units that Apple lists for the kind.
    associatedtype _ParameterUnit: _MeasurementUnit

    /// Makes a measurement in a listed unit.
    init(_value value: Double, in unit: _ParameterUnit)
}

extension Measurement: _MeasurementValue, _IndexedPropertyValue, _PropertyValue
where UnitType: _MeasurableDimension, UnitType._ParameterUnit.Measured == UnitType {
    public typealias _ParameterUnit = UnitType._ParameterUnit

    public init(_value value: Double, in unit: _ParameterUnit) {
        self.init(value: value, unit: unit._unit)
    }
}

// What the initializers of all kinds, which Scripts/families writes, have in common.
extension IntentParameter where Value.ValueType: _MeasurementValue {
    /// The author's default, in the first listed unit where none is named.
    static func measurement(
        _ value: Double?, _ unit: Value.ValueType._ParameterUnit?
    ) -> Value.UnwrappedType? {
        guard let value, let unit = unit ?? Value.ValueType._ParameterUnit.allCases.first else {
            return nil
        }
        return Value.ValueType(_value: value, in: unit) as? Value.UnwrappedType
    }
}

extension ParameterDeclaration {
    /// The unit of a measurement gives way to the customary one; `nil` without a unit.
    var unitAdjustsForLocale: Bool? {
        constraints.unit ?? constraints.defaultUnit == nil ? nil : constraints.adjustsUnitToLocale
    }

    /// The number of a measurement may be less than zero.
    var supportsNegativeNumbers: Bool { constraints.lowerBound != 0 }

    /// The listed unit of a number that comes without one.
    func listedDefaultUnit<Unit: _MeasurementUnit>() -> Unit? {
        constraints.defaultUnit.flatMap(Unit.init(rawValue:))
    }

    /// The listed unit that is the only one.
    func listedUnit<Unit: _MeasurementUnit>() -> Unit? {
        constraints.unit.flatMap(Unit.init(rawValue:))
    }
}
