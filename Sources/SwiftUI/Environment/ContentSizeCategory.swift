/// The text size that a person has set, by its former names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    /// `DynamicTypeSize.xSmall`.
    case extraSmall
    /// `DynamicTypeSize.small`.
    case small
    /// `DynamicTypeSize.medium`.
    case medium
    /// `DynamicTypeSize.large`.
    case large
    /// `DynamicTypeSize.xLarge`.
    case extraLarge
    /// `DynamicTypeSize.xxLarge`.
    case extraExtraLarge
    /// `DynamicTypeSize.xxxLarge`.
    case extraExtraExtraLarge
    /// `DynamicTypeSize.accessibility1`.
    case accessibilityMedium
    /// `DynamicTypeSize.accessibility2`.
    case accessibilityLarge
    /// `DynamicTypeSize.accessibility3`.
    case accessibilityExtraLarge
    /// `DynamicTypeSize.accessibility4`.
    case accessibilityExtraExtraLarge
    /// `DynamicTypeSize.accessibility5`.
    case accessibilityExtraExtraExtraLarge

    /// Tells whether the size is one of the five for people who need very large text.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
    /// The text size that the person has set, by its former name.
    public var sizeCategory: ContentSizeCategory {
        get { Self.sizes.first { $0.1 == dynamicTypeSize }?.0 ?? .large }
        set { dynamicTypeSize = Self.sizes.first { $0.0 == newValue }?.1 ?? .large }
    }

    /// The former names and the current ones, in the same order.
    private static var sizes: [(ContentSizeCategory, DynamicTypeSize)] {
        Array(zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases))
    }
}
