/// The direction of reading.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
