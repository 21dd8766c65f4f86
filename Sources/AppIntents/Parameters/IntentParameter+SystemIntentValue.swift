public import _Localization

extension IntentParameter where Value.ValueType: _SystemIntentValue {
    /// Creates a parameter for a value that the system knows, with a title.
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
}
