/// A type whose values have a text in the reader's language.
///
/// Errors conform so that the system can show a person what went wrong.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that represents the value.
    var localizedStringResource: LocalizedStringResource { get }
}
