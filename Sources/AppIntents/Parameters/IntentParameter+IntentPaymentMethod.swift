public import _Localization

extension IntentParameter where Value.ValueType == IntentPaymentMethod {
    /// Creates a payment method parameter with a title.
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

    /// Creates a payment method parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentPaymentMethod {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }
}
