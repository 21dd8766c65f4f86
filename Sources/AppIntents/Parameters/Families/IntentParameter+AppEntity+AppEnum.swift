// Written by Scripts/families; don't edit.
public import _Localization

extension IntentParameter where Value.ValueType: AppEntity, Value.ValueType: AppEnum {
    /// Creates an enumerated entity parameter with a title.
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
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .supportedValues(supportedValues),
            default: defaultValue)
    }

    /// Creates an enumerated entity parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .supportedValues(supportedValues)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates an enumerated entity parameter with a title and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .supportedValues(supportedValues)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an enumerated entity parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .supportedValues(supportedValues),
            default: defaultValue)
    }

    /// Creates an enumerated entity parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        optionsProvider: OptionsProvider
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .supportedValues(supportedValues)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates an enumerated entity parameter with conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .supportedValues(supportedValues)
                .resolvers(resolvers()),
            default: defaultValue)
    }
}
