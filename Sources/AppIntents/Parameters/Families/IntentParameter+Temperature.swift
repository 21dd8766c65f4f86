// Written by Scripts/families; don't edit.
public import Foundation
public import _Localization

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// Creates a temperature parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .defaultUnit(defaultUnit, adjusts: defaultUnitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a temperature parameter with a title and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .defaultUnit(defaultUnit, adjusts: defaultUnitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a temperature parameter with a title and a unit that the person can’t change.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Temperature,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .unit(unit, adjusts: unitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: Self.measurement(defaultValue, unit))
    }

    /// Creates a temperature parameter with a title, a unit that the person can’t change and
    /// conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Temperature,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .unit(unit, adjusts: unitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: Self.measurement(defaultValue, unit))
    }

    /// Creates a temperature parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature> {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: nil)
    }

    /// Creates a temperature parameter with a title, conversions of its own and choices that the
    /// app supplies.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature> {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers())
                .provider(optionsProvider),
            default: nil)
    }

    /// Creates a temperature parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .defaultUnit(defaultUnit, adjusts: defaultUnitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a temperature parameter with conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        defaultUnit: Temperature? = nil,
        defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .defaultUnit(defaultUnit, adjusts: defaultUnitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: Self.measurement(defaultValue, defaultUnit))
    }

    /// Creates a temperature parameter with a unit that the person can’t change.
    public convenience init(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Temperature,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .unit(unit, adjusts: unitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: Self.measurement(defaultValue, unit))
    }

    /// Creates a temperature parameter with a unit that the person can’t change and conversions of
    /// its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil,
        unit: Temperature,
        unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .unit(unit, adjusts: unitAdjustForLocale)
                .negativeNumbers(supportsNegativeNumbers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: Self.measurement(defaultValue, unit))
    }

    /// Creates a temperature parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature> {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: nil)
    }

    /// Creates a temperature parameter with conversions of its own and choices that the app
    /// supplies.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Measurement<UnitTemperature> {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers())
                .provider(optionsProvider),
            default: nil)
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// The unit of a number that comes without one; `nil` if the author named none.
    public var defaultUnit: Temperature? {
        declaration.listedDefaultUnit()
    }

    /// The only unit in which a person is asked; `nil` if they may choose.
    public var unit: Temperature? {
        declaration.listedUnit()
    }

    /// The unit gives way to the customary one of the person’s region; `nil` without a unit.
    public var unitAdjustForLocale: Bool? { declaration.unitAdjustsForLocale }

    /// The number may be less than zero.
    public var supportsNegativeNumbers: Bool? { declaration.supportsNegativeNumbers }
}

extension IntentParameterContext where Value.ValueType == Measurement<UnitTemperature> {
    /// The unit of a number that comes without one; `nil` if the author named none.
    public var defaultUnit: IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        declaration.listedDefaultUnit()
    }

    /// The only unit in which a person is asked; `nil` if they may choose.
    public var unit: IntentParameter<Measurement<UnitTemperature>>.Temperature? {
        declaration.listedUnit()
    }

    /// The unit gives way to the customary one of the person’s region; `nil` without a unit.
    public var unitAdjustForLocale: Bool? { declaration.unitAdjustsForLocale }

    /// The number may be less than zero.
    public var supportsNegativeNumbers: Bool? { declaration.supportsNegativeNumbers }
}
