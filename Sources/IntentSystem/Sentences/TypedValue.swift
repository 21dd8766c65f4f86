import AppIntents
import AppIntentsMetadata

/// The reading of a text as a value that people describe in parts, as the run reads a text that a person typed.
///
/// Sentences and answers in words need it. Forms and assistants then have the parts: a name, an address, a city.
struct TypedValue: Sendable {
    private let parameter: any AnyIntentParameter

    /// Takes the values of a parameter; `nil` if they have no parts, or the author converts texts.
    init?(_ parameter: any AnyIntentParameter) {
        guard parameter.declaration.resolvers == nil,
            case .plain = parameter.valueType.element.composition
        else { return nil }
        self.parameter = parameter
    }

    /// Returns the parts that a text names; `nil` if the type doesn't read it.
    func data(of text: String) -> ParameterValue? {
        let value = parameter.valueType.element.init(
            _data: .string(text), parameter.declaration.constraints)
        guard let data = value?.parameterValue, case .structure = data else { return nil }
        return data
    }
}
