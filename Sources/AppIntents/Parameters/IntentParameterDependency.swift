/// The values given so far for parameters of an intent, for what offers choices for another of them:
/// `@IntentParameterDependency<OrderSoup>(\.$restaurant) var order`.
///
/// The system sets it while it asks an options provider or a query for choices. In a form, it asks
/// again when one of the named parameters has got another value.
// Safe: key paths are immutable, though their type doesn't say so, and there is nothing else.
@propertyWrapper
public final class IntentParameterDependency<Intent>: @unchecked Sendable where Intent: AppIntent {
    private let keys: [PartialKeyPath<Intent>]

    /// Depends on parameters of the intent.
    public init<First, each Other>(
        _ first: KeyPath<Intent, IntentParameter<First>>,
        _ others: repeat KeyPath<Intent, IntentParameter<each Other>>
    )
    where First: _IntentValue, First: Sendable, repeat each Other: _IntentValue & Sendable {
        var keys: [PartialKeyPath<Intent>] = [first]
        repeat keys.append(each others)
        self.keys = keys
    }

    /// The intent as it is so far.
    ///
    /// `nil` as long as one of the named parameters has no value, for choices that another intent's
    /// parameter is asked for, and outside such a question.
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
    /// The intent and whether it has the values.
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

/// A dependency of what offers choices, seen without its type.
package protocol AnyIntentParameterDependency: Sendable {
    /// The named parameters of a new intent; none of another type.
    func parameters(of intent: any AppIntent) -> [any AnyIntentParameter]
}

extension IntentParameterDependency: AnyIntentParameterDependency {
    package func parameters(of intent: any AppIntent) -> [any AnyIntentParameter] {
        guard let intent = intent as? Intent else { return [] }
        return keys.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
    }
}

/// Where the intent is found for which choices are asked.
package enum ParameterDependencies {
    /// The intent as it is so far, while its parameters' choices are asked for.
    @TaskLocal package static var intent: (any AppIntent)?
}

extension DynamicOptionsProvider {
    /// Declares what the choices depend on.
    public typealias ParameterDependency = IntentParameterDependency
}
