package import AppIntentsMetadata

/// A value of any type that intents take or give, without its type.
public struct IntentValueContainer: Sendable, Equatable, IntentValueExpressing {
    /// The circumstances of a conversion; the system passes it on.
    public struct ConversionContext: Sendable, Hashable {
        package init() {}
    }

    package let value: ReadValue

    package init(_ value: ReadValue) {
        self.value = value
    }

    public func makeExpression() -> IntentValueExpression { IntentValueExpression(self) }
}

/// A value that can be assigned to a parameter by its name.
public struct IntentValueExpression: Sendable {
    package let container: IntentValueContainer

    package init(_ container: IntentValueContainer) {
        self.container = container
    }
}
