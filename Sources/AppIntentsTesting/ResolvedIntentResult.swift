public import AppIntents

/// The result of an intent.
///
/// Its `value` is what the intent returned, as the type that the caller expects.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable, Equatable {
    /// The members of a result, for key paths.
    public struct ValueKeyPath {
        /// The value that the intent returned.
        public let value: Never
    }

    private let container: IntentValueContainer

    init(_ container: IntentValueContainer) {
        self.container = container
    }

    private var path: DynamicPropertyPath { DynamicPropertyPath(container, named: "value") }

    /// The value, as the type that the caller expects.
    public subscript<T>(
        dynamicMember keyPath: KeyPath<ResolvedIntentResult.ValueKeyPath, Never>
    ) -> T where T: IntentValueConvertible {
        get throws { try path.value() }
    }

    /// A value inside of the value.
    public subscript(
        dynamicMember keyPath: KeyPath<ResolvedIntentResult.ValueKeyPath, Never>
    ) -> DynamicPropertyPath { path }

    /// The value without its type; `nil` if the intent returned none.
    public subscript(
        dynamicMember keyPath: KeyPath<ResolvedIntentResult.ValueKeyPath, Never>
    ) -> (any IntentValueExpressing)? { container.present }
}

/// The values that a query found.
public struct ResolvedValueQueryResult: Sendable {
    /// The values, best first.
    public let items: DynamicPropertyPathCollection
}
