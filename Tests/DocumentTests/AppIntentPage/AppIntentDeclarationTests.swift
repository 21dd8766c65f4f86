import AppIntents
import IntentSystem
import IntentTestKit
import Testing

/// That what the page of `AppIntent` lists is there, with the defaults that it names.
@Suite("AppIntent: declaration and defaults")
struct AppIntentDeclarationTests {
    // Compiles only if the protocol inherits what the page says.
    private func parts<Intent: AppIntent>(
        _ type: Intent.Type
    ) -> any (PersistentlyIdentifiable & _SupportsAppDependencies & Sendable).Type { type }

    private func result<Intent: AppIntent>(_ type: Intent.Type) -> any IntentResult.Type {
        Intent.PerformResult.self
    }

    private func summary<Intent: AppIntent>(_ type: Intent.Type) -> any ParameterSummary.Type {
        Intent.SummaryContent.self
    }

    private func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }

    @Test("The protocol inherits, and its associated types are constrained, as declared")
    func declaration() {
        #expect(isSame(parts(AddIntent.self), AddIntent.self))
        #expect(isSame(result(AddIntent.self), AddIntent.PerformResult.self))
        #expect(isSame(summary(AddIntent.self), AddIntent.Summary.self))
    }

    @Test("Only init(), title and perform() have to be written")
    func defaults() {
        #expect(AddIntent.isDiscoverable)
        #expect(AddIntent.authenticationPolicy == .alwaysAllowed)
        #expect(AddIntent.supportedModes == .background)
        #expect(AddIntent.description == nil)
    }

    @Test("Called as a function, an intent gives its value")
    func callingForTheValue() async throws {
        let intent = AddIntent()
        intent.left = 2
        intent.right = 3
        #expect(try await intent() == 5)
        #expect(try await intent(donate: false) == 5)
    }

    @Test("Called as a function, an intent without a value is just performed")
    func callingWithoutValue() async throws {
        NothingIntent.performCount.withLock { $0 = 0 }
        try await call(NothingIntent())
        #expect(NothingIntent.performCount.withLock { $0 } == 2)
    }

    private func call<Intent: AppIntent>(
        _ intent: Intent
    ) async throws where Intent.PerformResult.Value == Never {
        try await intent()
        try await intent(donate: false)
    }

    @Test("requestConfirmation() asks before the intent goes on")
    func confirmation() async throws {
        let system = TestSystem(intents: [AskingIntent.self])
        let run = try await system.perform(AskingIntent())
        #expect(run.card?.buttons.map(\.label) == ["Cancel", "Continue"])
        try await run.confirm()
        #expect(run.dialog?.full == "Went on")
        try await system.finish()
    }

    @Test("requestChoice() pauses until the person has chosen")
    func choice() async throws {
        let system = TestSystem(intents: [ChoosingIntent.self])
        let run = try await system.perform(ChoosingIntent())
        #expect(run.dialog?.full == "Which one?")
        try await run.choose("Tea")
        #expect(run.dialog?.full == "Tea it is.")
        try await system.finish()
    }

    @Test("A confirmed snippet hands over its value")
    func confirmationWithValue() async throws {
        let system = TestSystem(intents: [ConfirmedValueIntent.self])
        let run = try await system.perform(ConfirmedValueIntent())
        #expect(run.text == "Seven")
        try await run.confirm()
        #expect(run.dialog?.full == "Confirmed 7")
        try await system.finish()
    }
}
