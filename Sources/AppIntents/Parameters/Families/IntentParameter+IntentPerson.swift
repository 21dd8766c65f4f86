// Written by Scripts/families; don't edit.
public import _Localization

extension IntentParameter where Value.ValueType == IntentPerson {
    /// Creates a person parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: nil)
    }

    /// Creates a person parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: nil)
    }

    /// Creates a person parameter with a title, choices that the app supplies and conversions of
    /// its own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: nil)
    }

    /// Creates a person parameter with a title and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: nil)
    }

    /// Creates a person parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates a person parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates a person parameter with a title, choices that the app supplies and conversions of
    /// its own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates a person parameter with a title and conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates a person parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates a person parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterDeclaration(description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates a person parameter with choices that the app supplies and conversions of its own.
    public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) where OptionsProvider.DefaultValue.ValueType == IntentPerson {
        self.init(
            ParameterDeclaration(description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .provider(optionsProvider)
                .resolvers(resolvers()),
            default: defaultValue)
    }

    /// Creates a person parameter with conversions of its own.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .personMode(mode)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior)
                .resolvers(resolvers()),
            default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// Creates a person parameter with a title and a number of values.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: nil)
    }

    /// Creates a person parameter with a title and a number of values for each family of widgets.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: nil)
    }

    /// Creates a person parameter with a title and a number of values.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates a person parameter with a title and a number of values for each family of widgets.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .personMode(mode)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates a person parameter with a number of values.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .personMode(mode)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }

    /// Creates a person parameter with a number of values for each family of widgets.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .personMode(mode)
                .size(size)
                .connecting(inputConnectionBehavior),
            default: defaultValue)
    }
}
