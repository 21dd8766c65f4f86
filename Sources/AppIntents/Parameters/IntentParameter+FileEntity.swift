public import UniformTypeIdentifiers
public import _Localization

extension IntentParameter where Value.ValueType: FileEntity {
    /// Creates a file-entity parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes)
                .disambiguating(requestDisambiguationDialog),
            default: defaultValue)
    }

    /// Creates a file-entity parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes)
                .disambiguating(requestDisambiguationDialog).provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates a file-entity parameter whose entities another query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, nil)
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes)
                .disambiguating(requestDisambiguationDialog).query(query),
            default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: FileEntity {
    /// Creates a file-entity parameter with a number of values.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, nil, inputConnectionBehavior, resolvers())
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes).size(
                    size),
            default: defaultValue)
    }

    /// Creates a file-entity parameter with a number of values that another query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            .init(title, description, nil, inputConnectionBehavior, nil)
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes).size(
                    size
                ).query(query),
            default: defaultValue)
    }

    /// Creates a file-entity parameter with a number of values for each family of widgets.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, nil, inputConnectionBehavior, resolvers())
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes).size(
                    size),
            default: defaultValue)
    }

    /// Creates a file-entity parameter with a number of values for each family of widgets, which another query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType]? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            .init(title, description, nil, inputConnectionBehavior, nil)
                .contentTypes(supportedContentTypes ?? Value.ValueType.supportedContentTypes).size(
                    size
                ).query(query),
            default: defaultValue)
    }
}
