import AppIntents

/// Recipe: a person as a value of the intent, instead of one of the device's address book.
struct InviteIntent: AppIntent {
    static let title: LocalizedStringResource = "Invite"
    @Parameter(title: "Person") var person: IntentPerson

    func perform() async throws -> some IntentResult { .result() }
}
