import AppIntentsMetadata
public import _Localization

extension IntentParameter where Value.ValueType == IntentPerson {
    /// Creates a person parameter with a title.
    ///
    /// - Parameters:
    ///   - title: The label of the value.
    ///   - description: A sentence about the value.
    ///   - defaultValue: The value that a new intent starts with.
    ///   - mode: The part of a person that the parameter is about.
    ///   - requestValueDialog: The words in which the person is asked.
    ///   - inputConnectionBehavior: How a preceding action's result becomes the value.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.personMode = .init(mode)
            }, default: defaultValue)
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
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.constraints.personMode = .init(mode)
            }, default: defaultValue)
    }
}

extension IntentParameter
where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// Creates a parameter for several persons with a title.
    ///
    /// - Parameters:
    ///   - title: The label of the value.
    ///   - description: A sentence about the value.
    ///   - defaultValue: The value that a new intent starts with.
    ///   - mode: The part of a person that the parameter is about.
    ///   - size: How many persons there are; other numbers are refused.
    ///   - inputConnectionBehavior: How a preceding action's result becomes the value.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, connection: inputConnectionBehavior
            ).with {
                $0.constraints.personMode = .init(mode)
                $0.size = size
            }, default: defaultValue)
    }
}
