/// The alignment of the lines of a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing

    var position: ViewNode.HorizontalPosition {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
