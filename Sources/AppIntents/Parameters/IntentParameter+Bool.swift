public import _Localization

extension IntentParameter where Value.ValueType == Bool {
    /// Creates a yes-or-no parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.trueName = displayName?.true
                $0.falseName = displayName?.false
            }, default: defaultValue)
    }

    /// Creates a yes-or-no parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.trueName = displayName?.true
                $0.falseName = displayName?.false
            }, default: defaultValue)
    }

}

extension Bool {
    /// The words for yes and no.
    public struct IntentDisplayName: Sendable {
        /// The word for yes, such as “On”.
        public let `true`: LocalizedStringResource
        /// The word for no, such as “Off”.
        public let `false`: LocalizedStringResource

        /// Creates a pair of words.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
