/// An intent whose changes the person can undo.
///
///     @MainActor func perform() async throws -> some IntentResult {
///         let trail = try store.remove(id)
///         undoManager?.registerUndo(withTarget: store) { $0.insert(trail) }
///         undoManager?.setActionName("Delete Trail")
///         return .result()
///     }
///
/// Apple's page on `UndoableIntent` says that the intent only registers how to revert its changes;
/// the person undoes them, on the same stack as their changes in the app's interface (UND-1). Here
/// the card of such a run has a button Undo, and people find, run and call the actions Undo and
/// Redo like any others. A person's stack outlives the card, and ends with the process.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// The undo manager of the person for whom the intent runs; `nil` outside a run.
    @MainActor public var undoManager: UndoManager? { SystemInteractions.current?.undoManager }
}
