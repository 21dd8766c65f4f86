import AppIntents

/// Deletes the whole list, which needs the passphrase, if there is one.
struct ClearTodosIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Clear To-Do List"
    static let description = IntentDescription("Deletes everything on the kitchen's to-do list.")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let removed = try TodoFile.shared.clear()
        undoManager?.registerUndo(withTarget: TodoFile.shared) { file in
            // If the file refuses them, the list stays empty, and shows it.
            try? file.putBack(removed)
        }
        return .result(dialog: "The to-do list is empty.")
    }
}
