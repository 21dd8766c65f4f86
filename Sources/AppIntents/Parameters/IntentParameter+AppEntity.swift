public import _Localization

extension IntentParameter where Value.ValueType: AppEntity {
    /// Creates an entity parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior), default: defaultValue)
    }

    /// Creates an entity parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }

    /// Creates an entity parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior), default: defaultValue)
    }

    /// Creates an entity parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: defaultValue)
    }

}

extension IntentParameter where Value.ValueType: AppEntity {
    /// Creates an entity parameter with a title, whose entities another query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior
            ).with { $0.options = .query(query) }, default: defaultValue)
    }

    /// Creates an entity parameter whose entities another query finds.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                connection: inputConnectionBehavior
            ).with { $0.options = .query(query) }, default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// Creates a parameter for a number of entities, with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, connection: inputConnectionBehavior
            ).with { $0.size = size }, default: defaultValue)
    }
}
