package import AppIntentsMetadata

/// A value of any type that intents take or give, without its type.
public struct IntentValueContainer: Sendable, Equatable, IntentValueExpressing {
    /// The circumstances of a conversion; the system passes it on.
    public struct ConversionContext: Sendable, Hashable {
        package init() {}
    }

    package let value: ReadValue
    /// The bundle identifier of the app that gave the value; `nil` for a value of the program itself.
    package let bundleIdentifier: String?

    package init(_ value: ReadValue, of bundleIdentifier: String? = nil) {
        self.value = value
        self.bundleIdentifier = bundleIdentifier
    }

    public func makeExpression() -> IntentValueExpression { IntentValueExpression(self) }

    /// Returns whether the values are equal, wherever they come from.
    public static func == (left: IntentValueContainer, right: IntentValueContainer) -> Bool {
        left.value == right.value
    }
}

/// A value that can be assigned to a parameter by its name.
public struct IntentValueExpression: Sendable {
    package let container: IntentValueContainer

    package init(_ container: IntentValueContainer) {
        self.container = container
    }
}
