public import _Localization

extension IntentParameter where Value.ValueType: AppEnum {
    /// Creates an enumeration parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior
            ).with { $0.options = .values(supportedValues) }, default: defaultValue)
    }

    /// Creates an enumeration parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior
            ).with { $0.options = .values(supportedValues) }, default: defaultValue)
    }

}
