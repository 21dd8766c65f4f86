// Written by Scripts/families; don't edit.
public import _Localization

extension IntentParameter where Value.ValueType == StringSearchCriteria {
    /// Creates a search-text parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: nil)
    }

    /// Creates a search-text parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(description: description)
                .asking(requestValueDialog)
                .connecting(inputConnectionBehavior),
            default: nil)
    }
}
