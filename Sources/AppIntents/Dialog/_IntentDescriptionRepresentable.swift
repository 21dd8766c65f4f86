public import _Localization

/// A type that the `static var description` of an intent may have.
///
/// Apple's requirement is an optional description. Most code writes a property that isn't optional,
/// which does not satisfy such a requirement: the default would silently win, and the description
/// would be lost. An associated type constrained to this protocol accepts both spellings.
public protocol _IntentDescriptionRepresentable {
    /// The description, or `nil` if the intent has none.
    var _intentDescription: IntentDescription? { get }
}

extension _IntentDescriptionRepresentable {
    /// The description, or `nil` if the intent has none.
    package var intentDescription: IntentDescription? { _intentDescription }
}

extension IntentDescription: _IntentDescriptionRepresentable {
    public var _intentDescription: IntentDescription? { self }
}

extension LocalizedStringResource: _IntentDescriptionRepresentable {
    public var _intentDescription: IntentDescription? { IntentDescription(self) }
}

extension Optional: _IntentDescriptionRepresentable
where Wrapped: _IntentDescriptionRepresentable {
    public var _intentDescription: IntentDescription? { self?._intentDescription }
}
