/// The text size that a person has set.
public enum DynamicTypeSize: Sendable, Hashable, Comparable, CaseIterable {
    /// The smallest size.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// Three steps above the default.
    case xxxLarge
    /// The first of the largest five.
    case accessibility1
    /// The second of the largest five.
    case accessibility2
    /// The third of the largest five.
    case accessibility3
    /// The fourth of the largest five.
    case accessibility4
    /// The fifth of the largest five.
    case accessibility5

    /// Tells whether the size is one of the five for people who need very large text.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
