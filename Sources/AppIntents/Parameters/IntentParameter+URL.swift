public import Foundation
public import _Localization

extension IntentParameter where Value.ValueType == URL {
    /// Creates an address parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior), default: defaultValue)
    }

    /// Creates an address parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == URL {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

    /// Creates an address parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior), default: defaultValue)
    }

    /// Creates an address parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == URL {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

}
