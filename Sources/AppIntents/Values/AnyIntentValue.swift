public import _Localization

/// A declared value: a parameter of an intent or a property of an entity.
public protocol AnyIntentValue: Sendable {
    /// The type of the value.
    associatedtype Value: _IntentValue, Sendable

    /// The label of the value.
    var title: LocalizedStringResource { get }

    /// The value is optional.
    var isOptional: Bool { get }
}
