import AppIntents
import IntentSystem
import IntentTestKit
import Testing

/// The lock of an app in its own tests, with no more than the test kit's public names.
@Suite struct LockedTests {
    struct Pay: AppIntent {
        static let title: LocalizedStringResource = "Pay"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Paid.") }
    }

    @Test("A test locks its app, gives the passphrase, and lets time lock it again")
    func locked() async throws {
        let system = TestSystem(intents: [Pay.self], appName: "Bank", passphrase: "open sesame")
        #expect(!system.isUnlocked)
        #expect(
            try await system.perform("Pay").error
                == "“Pay” is locked. Unlock Bank on its page.")
        #expect(!system.unlock("guess"))
        #expect(system.unlock("open sesame"))
        #expect(try await system.perform("Pay").dialog?.full == "Paid.")
        system.lock()
        #expect(!system.isUnlocked)
        #expect(system.unlock("open sesame"))
        system.clock.advance(by: .seconds(301))
        #expect(!system.isUnlocked)
        try await system.finish()
    }

    @Test("Without a passphrase nothing is locked")
    func unlocked() async throws {
        let system = TestSystem(intents: [Pay.self])
        system.lock()
        #expect(system.isUnlocked)
        #expect(try await system.perform("Pay").dialog?.full == "Paid.")
        try await system.finish()
    }
}
