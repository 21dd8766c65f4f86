public import _Localization

/// Values that are offered to a person.
public protocol ResultsCollection<Result> {
    /// The type of one value.
    associatedtype Result: _IntentValue

    /// The question above the values.
    var promptLabel: LocalizedStringResource? { get }

    /// Lists the values under their first letters.
    var usesIndexedCollation: Bool { get }

    /// The values of all sections, in the order in which they are offered.
    var items: [Result.ValueType] { get }

    /// A collection without values.
    static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element

    public var promptLabel: LocalizedStringResource? { nil }

    public var usesIndexedCollation: Bool { false }

    public var items: [Element.ValueType] {
        // Usually a list of these values, which needs no copying.
        if let items = (self as Any) as? [Element.ValueType] { return items }
        return compactMap { $0 as? Element.ValueType }
    }

    public static var empty: [Element] { [] }
}
