public import _Localization

extension IntentParameter where Value.ValueType == String {
    /// Creates a text parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.inputOptions = inputOptions
            }, default: defaultValue)
    }

    /// Creates a text parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == String {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.inputOptions = inputOptions
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

    /// Creates a text parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.inputOptions = inputOptions
            }, default: defaultValue)
    }

    /// Creates a text parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == String {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.inputOptions = inputOptions
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }
}
