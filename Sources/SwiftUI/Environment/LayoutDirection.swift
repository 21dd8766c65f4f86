/// The direction in which people read.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    case leftToRight
    case rightToLeft
}
