import AppIntentsMetadata
public import Foundation
public import _Localization

/// A measurement that a parameter can have, seen without its kind.
public protocol _MeasurementValue: _IndexedPropertyValue {
    /// The units that Apple lists for the kind.
    associatedtype _ParameterUnit: _MeasurementUnit

    /// Creates a measurement in a listed unit.
    init(_value value: Double, in unit: _ParameterUnit)
}

extension Measurement: _MeasurementValue, _IndexedPropertyValue, _PropertyValue
where UnitType: _MeasurableDimension, UnitType._ParameterUnit.Measured == UnitType {
    public typealias _ParameterUnit = UnitType._ParameterUnit

    public init(_value value: Double, in unit: _ParameterUnit) {
        self.init(value: value, unit: unit._unit)
    }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
    /// Creates a measurement parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType._ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .defaultUnit(defaultUnit, adjusts: defaultUnitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers),
            default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a measurement parameter with a unit that the person can’t change.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType._ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .unit(unit, adjusts: unitAdjustForLocale).negativeNumbers(supportsNegativeNumbers),
            default: Self.measurement(defaultValue, unit))
    }

    /// Creates a measurement parameter whose choices the app supplies.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .provider(optionsProvider),
            default: nil)
    }

    /// Returns the author's default, in the first listed unit if the author names none.
    private static func measurement(
        _ value: Double?, _ unit: Value.ValueType._ParameterUnit?
    ) -> Value.UnwrappedType? {
        guard let value, let unit = unit ?? Value.ValueType._ParameterUnit.allCases.first else {
            return nil
        }
        return Value.ValueType(_value: value, in: unit) as? Value.UnwrappedType
    }

    /// The unit of a number that comes without one; `nil` if the author named none.
    public var defaultUnit: Value.ValueType._ParameterUnit? {
        declaration.constraints.defaultUnit.flatMap(Value.ValueType._ParameterUnit.init)
    }

    /// The only unit in which the system asks the person; `nil` if the person may choose.
    public var unit: Value.ValueType._ParameterUnit? {
        declaration.constraints.unit.flatMap(Value.ValueType._ParameterUnit.init)
    }

    /// The customary unit of the person’s region replaces the unit; `nil` without a unit.
    public var unitAdjustForLocale: Bool? { declaration.unitAdjustsForLocale }

    /// The number may be negative.
    public var supportsNegativeNumbers: Bool? { declaration.supportsNegativeNumbers }
}

extension IntentParameterContext where Value.ValueType: _MeasurementValue {
    /// The unit of a number that comes without one; `nil` if the author named none.
    public var defaultUnit: Value.ValueType._ParameterUnit? {
        declaration.constraints.defaultUnit.flatMap(Value.ValueType._ParameterUnit.init)
    }

    /// The only unit in which the system asks the person; `nil` if the person may choose.
    public var unit: Value.ValueType._ParameterUnit? {
        declaration.constraints.unit.flatMap(Value.ValueType._ParameterUnit.init)
    }

    /// The customary unit of the person’s region replaces the unit; `nil` without a unit.
    public var unitAdjustForLocale: Bool? { declaration.unitAdjustsForLocale }

    /// The number may be negative.
    public var supportsNegativeNumbers: Bool? { declaration.supportsNegativeNumbers }
}

extension ParameterDeclaration {
    /// The customary unit replaces the unit of a measurement; `nil` without a unit.
    var unitAdjustsForLocale: Bool? {
        constraints.unit ?? constraints.defaultUnit == nil ? nil : constraints.adjustsUnitToLocale
    }

    /// The number of a measurement may be negative.
    var supportsNegativeNumbers: Bool { constraints.lowerBound != 0 }
}
