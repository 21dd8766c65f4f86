import AppIntentsMetadata
public import Foundation
public import _Localization

/// A measurement that a parameter can have, seen without its kind.
///
/// Apple declares these initializers once for each kind; one generic declaration accepts the same
/// source.
public protocol _MeasurementValue: _IntentValue {
    /// The units that Apple lists for the kind.
    associatedtype _ParameterUnit: _MeasurementUnit

    /// Makes a measurement in a listed unit.
    init(_value value: Double, in unit: _ParameterUnit)
}

extension Measurement: _MeasurementValue where UnitType: _MeasurableDimension {
    public typealias _ParameterUnit = UnitType._ParameterUnit

    public init(_value value: Double, in unit: _ParameterUnit) {
        // The listed units of a kind measure it, which the type system isn't told.
        let known = unit._unit as? UnitType ?? UnitType.baseUnit()
        self.init(value: value, unit: known)
    }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
    /// Creates a measurement parameter with a title; the person may choose another unit.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType._ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.defaultUnit = defaultUnit?.rawValue
                $0.constraints.adjustsUnitToLocale = defaultUnitAdjustForLocale
                if !supportsNegativeNumbers { $0.constraints.lowerBound = 0 }
            }, default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a measurement parameter; the person may choose another unit.
    public convenience init(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Value.ValueType._ParameterUnit? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.defaultUnit = defaultUnit?.rawValue
                $0.constraints.adjustsUnitToLocale = defaultUnitAdjustForLocale
                if !supportsNegativeNumbers { $0.constraints.lowerBound = 0 }
            }, default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a measurement parameter with a title and a unit that the person can't change.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType._ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.unit = unit.rawValue
                $0.constraints.adjustsUnitToLocale = unitAdjustForLocale
                if !supportsNegativeNumbers { $0.constraints.lowerBound = 0 }
            }, default: Self.measurement(defaultValue, unit))
    }

    /// Creates a measurement parameter with a unit that the person can't change.
    public convenience init(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Value.ValueType._ParameterUnit,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.unit = unit.rawValue
                $0.constraints.adjustsUnitToLocale = unitAdjustForLocale
                if !supportsNegativeNumbers { $0.constraints.lowerBound = 0 }
            }, default: Self.measurement(defaultValue, unit))
    }

    /// Creates a measurement parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with { $0.options = .provider(ParameterOptionsProvider(optionsProvider)) },
            default: nil)
    }

    /// Creates a measurement parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with { $0.options = .provider(ParameterOptionsProvider(optionsProvider)) },
            default: nil)
    }

    /// The unit of a number that comes without one; `nil` if the author named none.
    public var defaultUnit: Value.ValueType._ParameterUnit? {
        declaration.constraints.defaultUnit.flatMap(Value.ValueType._ParameterUnit.init(rawValue:))
    }

    /// The only unit in which a person is asked; `nil` if they may choose.
    public var unit: Value.ValueType._ParameterUnit? {
        declaration.constraints.unit.flatMap(Value.ValueType._ParameterUnit.init(rawValue:))
    }

    /// The default unit gives way to the customary one of the person's region; `nil` without a
    /// default unit.
    public var defaultUnitAdjustForLocale: Bool? {
        defaultUnit == nil ? nil : declaration.constraints.adjustsUnitToLocale
    }

    /// The only unit gives way to the customary one of the person's region; `nil` without an only
    /// unit.
    public var unitAdjustForLocale: Bool? {
        unit == nil ? nil : declaration.constraints.adjustsUnitToLocale
    }

    /// The number may be less than zero.
    public var supportsNegativeNumbers: Bool? { declaration.constraints.lowerBound != 0 }

    /// The author's default, in the first listed unit where none is named.
    private static func measurement(
        _ value: Double?, _ unit: Value.ValueType._ParameterUnit?
    ) -> Value.UnwrappedType? {
        guard let value, let unit = unit ?? Value.ValueType._ParameterUnit.allCases.first else {
            return nil
        }
        return Value.ValueType(_value: value, in: unit) as? Value.UnwrappedType
    }
}
