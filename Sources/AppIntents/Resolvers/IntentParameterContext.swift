public import _Localization

/// The parameter that a resolver converts a value for.
///
/// `Value` is the parameter's type without its optionality.
public struct IntentParameterContext<Value>: AnyIntentValue
where Value: _IntentValue, Value: Sendable {
    let parameter: any AnyIntentParameter

    init(_ parameter: any AnyIntentParameter) {
        self.parameter = parameter
    }

    var declaration: ParameterDeclaration { parameter.declaration }

    /// The label of the value; empty if the author gave no title.
    public var title: LocalizedStringResource { declaration.title }

    /// The intent can be performed without a value.
    public var isOptional: Bool { parameter.isOptional }
}
