// Written by Scripts/families; don't edit.
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
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
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
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates a file parameter with a title, choices that the app supplies and conversions of its
    /// own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates a file parameter with a title and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
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
            ParameterDeclaration(description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
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
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates a file parameter with choices that the app supplies and conversions of its own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates a file parameter with conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .contentTypes(supportedContentTypes)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates a file parameter with a title.
    @available(*, deprecated, message: "Use the initializer with a default and content types.")
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedTypeIdentifiers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates a file parameter with a title and choices that the app supplies.
    @available(*, deprecated, message: "Use the initializer with a default and content types.")
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedTypeIdentifiers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: nil)
    }

    /// Creates a file parameter with a title, choices that the app supplies and conversions of its
    /// own.
    @available(*, deprecated, message: "Use the initializer with a default and content types.")
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where OptionsProvider.DefaultValue.ValueType == IntentFile {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedTypeIdentifiers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: nil)
    }

    /// Creates a file parameter with a title and conversions of its own.
    @available(*, deprecated, message: "Use the initializer with a default and content types.")
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .contentTypes(supportedTypeIdentifiers)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }
}
