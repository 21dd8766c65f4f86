// Written by Scripts/families; don't edit.
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
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
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
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title and entities that another query finds.
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
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .query(query),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title, choices that the app supplies and conversions of
    /// its own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
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
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates an entity parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates an entity parameter with entities that another query finds.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .query(query),
            default: defaultValue)
    }

    /// Creates an entity parameter with choices that the app supplies and conversions of its own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an entity parameter with conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title and choices that the app supplies.
    @available(*, deprecated, message: "Use the initializer with a default.")
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: nil)
    }

    /// Creates an entity parameter with a title, choices that the app supplies and conversions of
    /// its own.
    @available(*, deprecated, message: "Use the initializer with a default.")
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .disambiguating(requestDisambiguationDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: nil)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// Creates an entity parameter with a title and a number of values.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title and a number of values for each family of widgets.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title, a number of values and entities that another query
    /// finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .query(query),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title, a number of values for each family of widgets and
    /// entities that another query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .query(query),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title, a number of values and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an entity parameter with a title, a number of values for each family of widgets and
    /// conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an entity parameter with a number of values.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates an entity parameter with a number of values for each family of widgets.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates an entity parameter with a number of values and entities that another query finds.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .query(query),
            default: defaultValue)
    }

    /// Creates an entity parameter with a number of values for each family of widgets and entities
    /// that another query finds.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(
            ParameterDeclaration(description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .query(query),
            default: defaultValue)
    }

    /// Creates an entity parameter with a number of values and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates an entity parameter with a number of values for each family of widgets and
    /// conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .size(size)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }
}
