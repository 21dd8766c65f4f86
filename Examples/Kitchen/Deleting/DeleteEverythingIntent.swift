import AppIntents

/// Deletes the whole to-do list, which needs the passphrase, if there is one.
struct DeleteEverythingIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Delete Everything"
    static let description = IntentDescription("Deletes all that is to be done in the kitchen.")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let removed = try TodoFile.shared.clear()
        undoManager?.registerUndo(withTarget: TodoFile.shared) { file in
            // If the file refuses them, the list stays empty, and shows it.
            try? file.putBack(removed)
        }
        return .result(dialog: "Everything is deleted.")
    }
}
