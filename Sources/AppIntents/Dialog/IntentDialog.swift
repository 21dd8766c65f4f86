public import _Localization

/// An intent's words to the person, aloud or in writing.
///
/// A literal serves both ways:
///
///     return .result(dialog: "\(count) soups are on their way.")
///
/// Apple's page on the initializer with two texts says when each is used: the full text where it
/// must make sense alone, as in a voice-only exchange; the supporting text beside something visual.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The interpolation of a localized text, so that the key keeps its format specifiers.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The text for exchanges without anything visual.
    package let full: LocalizedStringResource

    /// The text to show beside something visual.
    package let supporting: LocalizedStringResource

    /// The system symbol that accompanies the text.
    package let systemImageName: String?

    /// Creates a dialog from one text for every situation.
    public init(_ string: LocalizedStringResource) {
        self.init(full: string, supporting: string, symbol: nil)
    }

    /// Creates a dialog with a text for voice-only exchanges and one that accompanies something
    /// visual.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: supporting, symbol: nil)
    }

    /// Creates a dialog from two texts and a system symbol.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
    ) {
        self.init(full: full, supporting: supporting, symbol: systemImageName)
    }

    /// Creates a dialog from one text and a system symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: full, symbol: systemImageName)
    }

    /// Creates a dialog from a literal.
    ///
    /// - Parameter value: The text, which is also the key of its translation.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(String.LocalizationValue(stringLiteral: value)))
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(
            LocalizedStringResource(
                String.LocalizationValue(stringInterpolation: stringInterpolation)))
    }

    package init(
        full: LocalizedStringResource, supporting: LocalizedStringResource, symbol: String?
    ) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = symbol
    }
}
