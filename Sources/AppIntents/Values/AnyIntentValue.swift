public import _Localization

/// A declared value: a parameter of an intent or a property of an entity.
public protocol AnyIntentValue: Sendable {
    /// The type of the value.
    associatedtype Value: _IntentValue, Sendable

    /// What a person reads beside the value.
    var title: LocalizedStringResource { get }

    /// Whether there may be no value.
    var isOptional: Bool { get }
}
