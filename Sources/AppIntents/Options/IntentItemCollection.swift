public import _Localization

/// Offered values in sections.
public struct IntentItemCollection<Result>: ResultsCollection where Result: _IntentValue {
    /// The question above the values.
    public var promptLabel: LocalizedStringResource?

    /// Lists the values under their first letters.
    public var usesIndexedCollation: Bool

    /// The sections in their order.
    public var sections: [IntentItemSection<Result>]

    /// Creates a collection of sections.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Creates a collection of one section of values with their own representations.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [Result]
    ) where Result: DisplayRepresentable {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// Creates a collection of sections.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: sectionsBuilder())
    }

    public var items: [Result.ValueType] {
        sections.flatMap { section in section.items.compactMap { $0.value as? Result.ValueType } }
    }

    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
