import AppIntentsMetadata
public import Foundation

/// A resolver that converts a text to a yes or no: “yes”, “off”.
public struct BoolFromStringResolver: Resolver {
    public typealias Input = String
    public typealias Output = Bool

    init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<Bool>
    ) async throws -> Bool? {
        Bool(parameterValue: .string(input))
    }
}

/// A resolver that converts a whole number to a text.
public struct StringFromIntResolver<Input, Output>: Resolver
where Input: _IntentValue, Output: _IntentValue, Output: Sendable, Output.ValueType == String {
    init() {}

    public func resolve(
        from input: Input, context: IntentParameterContext<Output>
    ) async throws -> Output? {
        guard case .int(let number) = input._data else { return nil }
        return Output(parameterValue: .string(String(number)))
    }
}

/// A resolver that converts a number to a text.
public struct StringFromDoubleResolver: Resolver {
    public typealias Input = Double
    public typealias Output = String

    init() {}

    public func resolve(
        from input: Double, context: IntentParameterContext<String>
    ) async throws -> String? {
        String(input)
    }
}

/// A resolver that converts a text with a scheme to an address.
public struct URLFromStringResolver: Resolver {
    public typealias Input = String
    public typealias Output = URL

    init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<URL>
    ) async throws -> URL? {
        URL(parameterValue: .string(input))
    }
}

/// A resolver that converts a text to an attributed text without attributes.
public struct AttributedStringFromStringResolver: Resolver {
    public typealias Input = String
    public typealias Output = AttributedString

    init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<AttributedString>
    ) async throws -> AttributedString? {
        AttributedString(input)
    }
}
