/// The receivers that may take a representation of a value.
///
/// The page, the command line and assistants are receivers of `all`. The app's own intents take every
/// representation.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    private enum Audience: Int { case all, team, group, ownProcess }
    private let audience: Audience

    /// All receivers.
    public static let all = Self(audience: .all)
    /// Apps of the same team of developers.
    public static let team = Self(audience: .team)
    /// Apps of the same group.
    public static let group = Self(audience: .group)
    /// The app itself.
    public static let ownProcess = Self(audience: .ownProcess)

    /// Returns whether receivers of another visibility may take a representation of this one.
    ///
    /// Unspecified by Apple: a receiver closer to the app may take every representation that a more
    /// distant one may.
    package func admits(_ receiver: TransferRepresentationVisibility) -> Bool {
        audience.rawValue <= receiver.audience.rawValue
    }
}
