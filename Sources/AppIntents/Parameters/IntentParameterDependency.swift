/// The values given so far for parameters of an intent, for a provider of choices for another
/// parameter: `@IntentParameterDependency<OrderSoup>(\.$restaurant) var order`.
///
/// The system sets it while it asks an options provider or a query for choices. In a form, it asks
/// again when the value of a named parameter changes.
// Safe: key paths are immutable, though their type doesn't say so, and there is nothing else.
@propertyWrapper
public final class IntentParameterDependency<Intent>: @unchecked Sendable where Intent: AppIntent {
    private let keys: [PartialKeyPath<Intent>]

    /// Creates a dependency on parameters of the intent.
    public init<First, each Other>(
        _ first: KeyPath<Intent, IntentParameter<First>>,
        _ others: repeat KeyPath<Intent, IntentParameter<each Other>>
    )
    where First: _IntentValue, First: Sendable, repeat each Other: _IntentValue & Sendable {
        var keys: [PartialKeyPath<Intent>] = [first]
        repeat keys.append(each others)
        self.keys = keys
    }

    /// The intent with its present values.
    ///
    /// `nil` if one of the named parameters has no value, if the system asks for choices for
    /// another intent's parameter, and if it doesn't ask for choices.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = ParameterDependencies.intent as? Intent,
            keys.allSatisfy({ key in
                (intent[keyPath: key] as? any AnyIntentParameter)?.currentValue != nil
            })
        else { return nil }
        return IntentProjection(intent)
    }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
    /// The intent and the presence of its values.
    public var debugDescription: String {
        "\(Intent.self): \(wrappedValue == nil ? "not given" : "given")"
    }
}

extension IntentParameterDependency: Hashable {
    /// Compares the named parameters.
    public static func == (
        one: IntentParameterDependency<Intent>, other: IntentParameterDependency<Intent>
    ) -> Bool {
        one.keys == other.keys
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
    }
}

/// A dependency of a provider of choices, seen without its type.
package protocol AnyIntentParameterDependency: Sendable {
    /// Returns the named parameters of an intent; none for an intent of another type.
    func parameters(of intent: any AppIntent) -> [any AnyIntentParameter]
}

extension IntentParameterDependency: AnyIntentParameterDependency {
    package func parameters(of intent: any AppIntent) -> [any AnyIntentParameter] {
        guard let intent = intent as? Intent else { return [] }
        return keys.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
    }
}

/// The intent for whose parameters the system asks for choices.
package enum ParameterDependencies {
    /// The intent with its present values, while the system asks for choices.
    @TaskLocal package static var intent: (any AppIntent)?
}

extension DynamicOptionsProvider {
    /// Declares the parameters that the choices depend on.
    public typealias ParameterDependency = IntentParameterDependency
}
