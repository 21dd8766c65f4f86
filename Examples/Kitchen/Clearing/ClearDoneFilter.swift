import AppIntents

/// Tidies the list up when a focus begins; it deletes, so it needs the passphrase, if there is one.
struct ClearDoneFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Tidy To-Do List"
    static let description: IntentDescription? = IntentDescription(
        "Deletes the to-dos that are done when the focus begins.")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Delete Done To-Dos", default: false)
    var deletesDone: Bool

    var displayRepresentation: DisplayRepresentation {
        deletesDone ? "Deletes done to-dos" : "Deletes nothing"
    }

    func perform() async throws -> some IntentResult {
        if deletesDone { try await TodoStore().removeDone() }
        return .result()
    }
}
