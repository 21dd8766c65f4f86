/// An intent whose changes the person can take back.
///
///     @MainActor func perform() async throws -> some IntentResult {
///         let trail = try store.remove(id)
///         undoManager?.registerUndo(withTarget: store) { $0.insert(trail) }
///         undoManager?.setActionName("Delete Trail")
///         return .result()
///     }
///
/// Apple's page on `UndoableIntent` says that the intent only registers what takes its changes back;
/// the person undoes it, with what they did in the app's interface on the same stack (UND-1). Here
/// the card of such a run has a button Undo, and the actions Undo and Redo are found, run and called
/// like any others. A person's stack outlives the card, and ends with the process.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// The undo manager of the person for whom the intent is performed; `nil` outside a run.
    @MainActor public var undoManager: UndoManager? { SystemInteractions.current?.undoManager }
}
