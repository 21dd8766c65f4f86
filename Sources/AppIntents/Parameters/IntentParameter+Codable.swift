public import _Localization

// For every value that has no initializers of its own; disfavored, because many that have are
// `Codable` as well.
extension IntentParameter where Value.ValueType: Decodable, Value.ValueType: Encodable {
    /// Creates a parameter with a title.
    @_disfavoredOverload
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
                connection: inputConnectionBehavior
            ), default: defaultValue)
    }

    /// Creates a parameter with a title and choices that the app supplies.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }

    /// Creates a parameter.
    @_disfavoredOverload
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ), default: defaultValue)
    }

    /// Creates a parameter with choices that the app supplies.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }
}
