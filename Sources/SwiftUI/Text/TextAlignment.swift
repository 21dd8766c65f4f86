/// How the lines of a text are aligned.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
    case leading
    case center
    case trailing

    var position: ViewNode.HorizontalPosition {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
