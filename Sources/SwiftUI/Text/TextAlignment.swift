/// The alignment of the lines of a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
    /// The side where reading begins.
    case leading
    /// The middle.
    case center
    /// The side where reading ends.
    case trailing

    var position: ViewNode.HorizontalPosition {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
