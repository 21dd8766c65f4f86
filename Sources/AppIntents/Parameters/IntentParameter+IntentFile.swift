import AppIntentsMetadata
public import UniformTypeIdentifiers
public import _Localization

extension IntentParameter where Value.ValueType == IntentFile {
    /// Creates a file parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with { $0.constraints.contentTypes = supportedContentTypes.map(\.identifier) },
            default: defaultValue)
    }

    /// Creates a file parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.contentTypes = supportedContentTypes.map(\.identifier)
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }

    /// Creates a file parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with { $0.constraints.contentTypes = supportedContentTypes.map(\.identifier) },
            default: defaultValue)
    }

    /// Creates a file parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.contentTypes = supportedContentTypes.map(\.identifier)
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }
}
