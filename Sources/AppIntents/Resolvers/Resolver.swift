package import _Localization

/// A conversion from one value type to a parameter's type.
///
/// The system asks for it when a value arrives as data of the input's type: a text that a person
/// typed, an argument of an assistant, the result of another step.
public protocol Resolver: Hashable, Sendable {
    /// The type that is converted.
    associatedtype Input: _IntentValue
    /// The type that comes out.
    ///
    /// In Swift 6 what a context is about must be Sendable, as every value of a parameter is.
    associatedtype Output: _IntentValue, Sendable

    /// Converts a value; `nil` if it means none, and the next conversion is tried.
    ///
    /// An error refuses the value. The words of a localized one stand beside the field; one
    /// that the context makes asks the person again.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    /// The parameter that the value is for.
    public typealias Context = IntentParameterContext
}

extension Resolver {
    /// The type that is converted, seen without its type.
    package var inputType: any _IntentValue.Type { Input.self }

    /// Converts a value of any type; `nil` also if it has not the input's.
    package func resolve(
        any input: sending any _IntentValue, for parameter: any AnyIntentParameter
    ) async throws -> sending (any _IntentValue)? {
        guard let input = input as? Input else { return nil }
        return try await resolve(from: input, context: IntentParameterContext(parameter))
    }

    /// Converts a value of any type for something that is no parameter, such as a filter of a property;
    /// `nil` also if it has not the input's.
    package func resolve(
        any input: sending any _IntentValue, titled title: LocalizedStringResource
    ) async throws -> sending (any _IntentValue)? {
        let parameter = IntentParameter<Output>(
            ParameterDeclaration(title: title, description: nil), default: nil)
        return try await resolve(any: input, for: parameter)
    }
}
