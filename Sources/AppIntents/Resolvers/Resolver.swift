package import _Localization

/// A conversion from one value type to a parameter's type.
///
/// The system calls it when a value arrives as data of the input's type: a text that a person
/// typed, an argument of an assistant, the result of another step.
public protocol Resolver: Hashable, Sendable {
    /// The type that the resolver converts.
    associatedtype Input: _IntentValue
    /// The type of the result.
    ///
    /// In Swift 6 the value of a context must be Sendable, like every value of a parameter.
    associatedtype Output: _IntentValue, Sendable

    /// Converts a value; if it returns `nil`, the system tries the next conversion.
    ///
    /// An error refuses the value. The text of a localized one appears beside the field; one that
    /// the context creates asks the person again.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    /// The parameter to which the value belongs.
    public typealias Context = IntentParameterContext
}

extension Resolver {
    /// The type that the resolver converts, seen without its type.
    package var inputType: any _IntentValue.Type { Input.self }

    /// Converts a value of any type; also `nil` if it isn't of the input's type.
    package func resolve(
        any input: sending any _IntentValue, for parameter: any AnyIntentParameter
    ) async throws -> sending (any _IntentValue)? {
        guard let input = input as? Input else { return nil }
        return try await resolve(from: input, context: IntentParameterContext(parameter))
    }

    /// Converts a value of any type for something other than a parameter, such as a filter of a
    /// property; also `nil` if it isn't of the input's type.
    package func resolve(
        any input: sending any _IntentValue, titled title: LocalizedStringResource
    ) async throws -> sending (any _IntentValue)? {
        let parameter = IntentParameter<Output>(
            ParameterDeclaration(title: title, description: nil), default: nil)
        return try await resolve(any: input, for: parameter)
    }
}
