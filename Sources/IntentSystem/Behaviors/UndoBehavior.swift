import AppIntents
import AppIntentsMetadata

/// Offers to undo or redo what a run of an `UndoableIntent` did (UND-1).
struct UndoBehavior: IntentBehavior {
    func applies(to traits: IntentTraits) -> Bool { traits.isUndoable }

    @MainActor
    func undoOffer(after run: ActiveRun) async -> UndoOffer? {
        let manager = run.undoManager
        if run.request.type is UndoIntent.Type { return manager.canRedo ? .redo : nil }
        return manager.lastStep(isOf: run) ? .undo : nil
    }
}
