public import AppIntents
import AppIntentsMetadata
import IntentSystem

/// An intent of an app, to make values of it.
public struct AppIntentDefinition: Sendable {
    let app: TestedApp
    /// The name of the intent's type.
    public let identifier: String

    /// The bundle identifier of the app.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Makes an intent of values by the names of its parameters.
    ///
    /// A parameter with `nil` is not given. An `any IntentValueExpressing` that is `String?.none` gives
    /// it no value.
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable { [app, identifier] in
            AnyAppIntent(app: app, identifier: identifier, values: $0)
        }
    }
}

/// A function that makes something of values by their names.
@dynamicCallable
public struct IntentValuePropertiesCallable<T>: Sendable {
    let make: @Sendable ([String: IntentValueContainer]) -> T

    /// Makes it of the values that are not `nil`.
    public func dynamicallyCall(
        withKeywordArguments args: KeyValuePairs<String, (any IntentValueExpressing)?>
    ) -> T {
        var values: [String: IntentValueContainer] = [:]
        for (name, value) in args {
            if let value { values[name] = value.makeExpression().container }
        }
        return make(values)
    }
}

/// An intent of an app with values for its parameters.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable, Equatable, CustomStringConvertible {
    let app: TestedApp
    /// The name of the intent's type.
    public let identifier: String
    var values: [String: IntentValueContainer]

    /// The bundle identifier of the app.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// The intent with its values.
    public var description: String {
        let given = values.sorted { $0.key < $1.key }.map { "\($0): \($1.value.words)" }
        return "\(identifier)(\(given.joined(separator: ", ")))"
    }

    /// Performs the intent.
    ///
    /// Throws an error that tells what the app's intent threw. No question is answered: an intent
    /// that asks for a value, a choice or a confirmation fails.
    @discardableResult
    public func run() async throws -> ResolvedIntentResult {
        let request = values.mapValues { $0.value.data }
        return ResolvedIntentResult(
            try await app.value(.run(intent: identifier, values: request, screen: app.screen)))
    }

    /// The value of a parameter, as the type that the caller expects.
    public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
        get throws { try DynamicPropertyPath(of: self, identifier).value() }
    }

    /// A value inside of the value of a parameter.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
        DynamicPropertyPath(of: self, identifier)
    }

    /// The value of a parameter; `nil` for a parameter without one.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get { values[identifier]?.present }
        set { values[identifier] = newValue?.makeExpression().container }
    }

    public static func == (left: AnyAppIntent, right: AnyAppIntent) -> Bool {
        left.bundleIdentifier == right.bundleIdentifier && left.identifier == right.identifier
            && left.values == right.values
    }
}
