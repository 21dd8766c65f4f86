import AppIntents

/// Tidies the list up when a focus begins; it deletes, so it needs the passphrase, if there is one.
struct TidyUpFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Tidy Up"
    static let description: IntentDescription? = IntentDescription(
        "Deletes what is done when the focus begins.")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Delete What Is Done", default: false)
    var deletesDone: Bool

    var displayRepresentation: DisplayRepresentation {
        deletesDone ? "Deletes what is done" : "Deletes nothing"
    }

    func perform() async throws -> some IntentResult {
        if deletesDone { try await TodoStore().removeDone() }
        return .result()
    }
}
