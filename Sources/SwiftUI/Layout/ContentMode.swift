/// How content of one shape takes a box of another.
public enum ContentMode: Sendable, Hashable, CaseIterable {
    /// All of it is seen.
    case fit
    /// All of the box is covered.
    case fill
}
