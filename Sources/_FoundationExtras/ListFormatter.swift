public import Foundation

/// A formatter that joins texts as a language lists them: “a, b and c”.
///
/// Foundation on Linux has `ListFormatStyle`, which does the work, but lacks this formatter. As
/// with Apple's, `nil` for a language means that of the person.
open class ListFormatter: Formatter {
    /// The language of the list.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of items that aren't texts; without one, their description is used.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the language of the person.
    public override init() { super.init() }

    /// Creates a formatter; an archive stores nothing of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins texts in the language of the person.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// Joins items, each formatted by `itemFormatter`; `nil` if that can't format one.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let itemFormatter else {
                texts.append("\(item)")
                continue
            }
            guard let text = itemFormatter.string(for: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(
            .list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the items of an array; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string(from:))
    }
}
