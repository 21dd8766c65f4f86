/// A type whose values can say in the reader's language what they are.
///
/// Errors conform so that the system can show a person what went wrong.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that stands for the value.
    var localizedStringResource: LocalizedStringResource { get }
}
