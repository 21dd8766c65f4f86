/// A way to take back what a run did, or to do it again.
enum UndoOffer: Sendable, Hashable {
    /// Take it back.
    case undo
    /// Do again what it took back.
    case redo
}
