import AppIntents

struct MigratedIntent: AppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "AddItemIntent"
    static let title: LocalizedStringResource = "Add"
    func perform() async throws -> some IntentResult { .result() }
}

func donateOldIntent(_ intent: INIntent) {}
// expected-error@-1 {{cannot find type 'INIntent' in scope}}
