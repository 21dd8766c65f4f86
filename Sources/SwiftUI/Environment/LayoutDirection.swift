/// The direction of reading.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// Reading from left to right.
    case leftToRight
    /// Reading from right to left.
    case rightToLeft
}
