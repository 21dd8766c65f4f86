/// Who may take a representation of a value.
public struct TransferRepresentationVisibility: Sendable, Hashable {
    private enum Audience { case all, team, group, ownProcess }
    private let audience: Audience

    /// Everyone.
    public static let all = Self(audience: .all)
    /// Apps of the same team of developers.
    public static let team = Self(audience: .team)
    /// Apps of the same group.
    public static let group = Self(audience: .group)
    /// The app itself.
    public static let ownProcess = Self(audience: .ownProcess)
}
