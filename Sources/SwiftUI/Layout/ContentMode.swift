/// The way in which content is scaled to a box of other proportions.
public enum ContentMode: Sendable, Hashable, CaseIterable {
    /// The whole content is visible.
    case fit
    /// The whole box is covered.
    case fill
}
