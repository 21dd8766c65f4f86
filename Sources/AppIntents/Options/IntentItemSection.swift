public import _Localization

/// Offered values under a common heading.
public struct IntentItemSection<Result> where Result: _IntentValue {
    /// The heading.
    public var description: DisplayRepresentation?

    /// The values in their order.
    public var items: [IntentItem<Result>]

    /// Creates a section without a heading.
    public init(items: [IntentItem<Result>]) {
        self.description = nil
        self.items = items
    }

    /// Creates a section under a title.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.description = DisplayRepresentation(title: title)
        self.items = items
    }

    /// Creates a section of values with their own representations, under a title.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// Creates a section under a title.
    @available(*, deprecated, message: "Write IntentItemSection(_:items:) instead.")
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    /// Creates a section, optionally under a title.
    public init(
        _ title: LocalizedStringResource? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.description = title.map { DisplayRepresentation(title: $0) }
        self.items = itemsBuilder()
    }

    /// Creates a section under a heading with a second line and a picture.
    public init(
        _ title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        self.items = itemsBuilder()
    }
}

extension IntentItemSection: Sendable where Result: Sendable {}

extension IntentItemSection {
    /// A collector of sections, or of items of one section.
    @resultBuilder
    public enum Builder {
        /// Returns no sections.
        public static func buildBlock() -> [IntentItemSection<Result>] { [] }

        /// Collects sections in their order.
        public static func buildBlock(
            _ sections: IntentItemSection<Result>...
        ) -> [IntentItemSection<Result>] {
            sections
        }

        /// Creates one section without a heading from items.
        public static func buildBlock(
            _ items: IntentItem<Result>...
        ) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: items)]
        }
    }
}
