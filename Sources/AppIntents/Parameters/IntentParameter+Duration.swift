import AppIntentsMetadata
public import Foundation
public import _Localization

extension IntentParameter {
    /// The unit of a number that comes without one, for a length of time.
    public typealias DurationUnit = UnitDuration._ParameterUnit
}

extension IntentParameter where Value.ValueType == Swift.Duration {
    /// Creates a length of time parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        defaultUnit: DurationUnit? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.defaultUnit = defaultUnit?.rawValue
            }, default: defaultValue)
    }

    /// Creates a length of time parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultUnit: DurationUnit? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Swift.Duration {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.defaultUnit = defaultUnit?.rawValue
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

    /// Creates a length of time parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        defaultUnit: DurationUnit? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.defaultUnit = defaultUnit?.rawValue
            }, default: defaultValue)
    }

    /// Creates a length of time parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        defaultUnit: DurationUnit? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Swift.Duration {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.defaultUnit = defaultUnit?.rawValue
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }
}
