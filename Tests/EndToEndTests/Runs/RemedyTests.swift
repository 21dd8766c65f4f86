import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// The remedies of errors, and Foundation's errors in the person's language.
@Suite(.timeLimit(.minutes(2)))
struct RemedyTests {
    private static let home = URL(string: "https://bank.example/")

    private func system(home: URL? = Self.home) -> TestSystem {
        TestSystem(
            intents: [RemedyCards.PayBill.self, RemedyCards.SettleBill.self], appName: "Bank",
            home: home)
    }

    @Test(
        "ERR-4 what a person does in the app leads there, and is tried again with the same values")
    func signIn() async throws {
        let lab = TestFixture.fresh()
        lab[text: "error"] = "signin"
        let system = system()
        let run = try await system.perform("PayBill", values: ["lab": .string(lab.name)])
        #expect(run.screen.contains("Amount: ____"))
        try await run.answer(["amount": 7])
        #expect(
            run.screen == """
                  Pay Bill
                  | <Open in Bank>
                  ! Sign in to the app first.
                  [Try Again] [Done]
                """)
        try await run.tryAgain()
        #expect(run.error == "Sign in to the app first.")
        lab[text: "error"] = nil
        try await run.tryAgain()
        #expect(run.screen == "  Pay Bill\n  “7 were paid.”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "ERR-4 each kind of error has its way out",
        arguments: [
            ("bluetooth", true, true), ("account", true, true), ("network", true, false),
            ("restricted", true, false), ("gone", false, false), ("forbidden", false, false),
            ("custom", true, true), ("offline", true, false), ("plain", false, false),
        ])
    func kinds(_ error: String, isTriedAgain: Bool, leadsToApp: Bool) async throws {
        let lab = TestFixture.fresh()
        lab[text: "error"] = error
        let system = system()
        let run = try await system.perform(
            "PayBill", values: ["lab": .string(lab.name), "amount": 7])
        #expect(run.screen.contains("[Try Again]") == isTriedAgain)
        #expect(run.screen.contains("Open in Bank") == leadsToApp)
        try await run.done()
        try await system.finish()
    }

    @Test("ERR-4 a query that failed is asked again for the same thing, without another form")
    func query() async throws {
        let lab = TestFixture.fresh()
        lab[text: "error"] = "network"
        let system = system()
        let run = try await system.perform("SettleBill", values: ["bill": .string(lab.name)])
        #expect(run.screen.contains("Amount: ____"))
        try await run.answer(["amount": 7])
        #expect(run.error == "The network can’t be reached.")
        try await run.tryAgain()
        #expect(run.error == "The network can’t be reached.")
        lab[text: "error"] = nil
        try await run.tryAgain()
        #expect(run.screen == "  Settle Bill\n  “7 for \(lab.name)”\n  [Done]")
        try await system.finish()
    }

    @Test("ERR-4 without an address of the app there is no link, and nothing else changes")
    func homeless() async throws {
        let lab = TestFixture.fresh()
        lab[text: "error"] = "signin"
        let system = system(home: nil)
        let run = try await system.perform(
            "PayBill", values: ["lab": .string(lab.name), "amount": 7])
        #expect(run.screen == "  Pay Bill\n  ! Sign in to the app first.\n  [Try Again] [Done]")
        try await run.done()
        try await system.finish()
    }

    @Test("Bad input: there is nothing to try again")
    func nothing() async throws {
        let system = system()
        let run = try await system.person()
        try await run.tryAgain()
        #expect(run.refusals.map(\.message) == ["There is nothing to try again."])
    }

    @Test("ERR-4 surfaces without buttons say what a person may do")
    func advice() {
        func text(_ error: any Error, _ language: String = "en") -> String {
            RunFailure(error: error, intent: RemedyCards.PayBill.self)
                .advice(app: "Bank", in: Locale(identifier: language))
        }
        #expect(
            text(AppIntentError.PermissionRequired.photos)
                == "The app needs permission to see your photos. Allow it in Bank, then try again.")
        #expect(
            text(AppIntentError.UserActionRequired.confirmation)
                == "Confirm this in the app first. Do this in Bank, then try again.")
        #expect(
            text(AppIntentError.Unrecoverable.networkFailure)
                == "The network can’t be reached. Try again later.")
        #expect(
            text(AppIntentError.Unrecoverable.notAllowed, "de") == "Das ist nicht erlaubt.")
    }

    @Test("Foundation's errors are said in a person's words, and in their language")
    func foundation() {
        func text(_ error: any Error, _ language: String = "en") -> String {
            RunFailure(error: error, intent: RemedyCards.PayBill.self)
                .text(in: Locale(identifier: language))
        }
        #expect(text(CocoaError(.fileReadNoSuchFile)) == "The file isn’t there.")
        #expect(text(CocoaError(.fileWriteNoPermission)) == "The app may not use this file.")
        #expect(text(CocoaError(.fileWriteOutOfSpace)) == "There is no room left to save this.")
        #expect(text(POSIXError(.ENOSPC), "fr") == "Il n’y a plus de place pour enregistrer cela.")
        #expect(text(POSIXError(.ETIMEDOUT)) == "The answer took too long.")
        #expect(
            text(NSError(domain: "NSURLErrorDomain", code: -1009))
                == "The network can’t be reached.")
        #expect(
            text(
                NSError(
                    domain: "Bank", code: 1, userInfo: [NSLocalizedDescriptionKey: "No money."]))
                == "No money.")
        let unknown = "“Pay Bill” couldn’t be completed because of an unknown error."
        #expect(text(NSError(domain: "Bank", code: 1)) == unknown)
        #expect(throws: DecodingError.self) {
            do {
                _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8))
            } catch {
                #expect(
                    text(error)
                        == "The data is damaged, or of a kind that the app doesn’t know.")
                throw error
            }
        }
    }

    @Test("ERR-8 Foundation's way to say that the person cancelled ends a run silently")
    func cancelled() async throws {
        let lab = TestFixture.fresh()
        lab[text: "error"] = "cancelled"
        let system = system()
        let run = try await system.perform(
            "PayBill", values: ["lab": .string(lab.name), "amount": 7])
        #expect(run.screen == "  (nothing)")
        #expect(system.messages.isEmpty)
    }
}

enum RemedyCards {
    struct Plain: Error {}

    struct Custom: Error, CustomAppIntentErrorConvertible {
        var appIntentError: AppIntentError {
            AppIntentError(
                predefinedError: AppIntentError.UserActionRequired.signin,
                description: "Say who you are.")
        }
    }

    static func error(_ name: String) -> any Error {
        switch name {
        case "signin": AppIntentError.UserActionRequired.signin
        case "account": AppIntentError.UserActionRequired.accountSetup
        case "bluetooth": AppIntentError.PermissionRequired.bluetooth
        case "network": AppIntentError.Unrecoverable.networkFailure
        case "restricted": AppIntentError.Unrecoverable.featureCurrentlyRestricted
        case "gone": AppIntentError.Unrecoverable.entityNotFound
        case "forbidden": AppIntentError.Unrecoverable.notAllowed
        case "custom": Custom()
        case "offline": NSError(domain: "NSURLErrorDomain", code: -1009)
        case "cancelled": CocoaError(.userCancelled)
        default: Plain()
        }
    }

    /// A bill that its query finds if the lab with its identifier allows it.
    struct Bill: AppEntity {
        struct BillQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Bill] {
                try identifiers.map { id in
                    if let name = TestFixture.named(id)[text: "error"] {
                        throw RemedyCards.error(name)
                    }
                    return Bill(id: id)
                }
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bill"
        static let defaultQuery = BillQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    /// Needs a thing that its query may fail to find.
    struct SettleBill: AppIntent {
        static let title: LocalizedStringResource = "Settle Bill"
        @Parameter(title: "Bill") var bill: Bill?
        @Parameter(title: "Amount") var amount: Int

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(amount) for \(bill?.id ?? "nothing")")
        }
    }

    /// Fails as its lab says.
    struct PayBill: AppIntent {
        static let title: LocalizedStringResource = "Pay Bill"
        @Parameter(title: "Amount") var amount: Int
        @Parameter(title: "Lab", default: "") var lab: String

        func perform() async throws -> some ProvidesDialog {
            if let name = TestFixture.named(lab)[text: "error"] { throw RemedyCards.error(name) }
            return .result(dialog: "\(amount) were paid.")
        }
    }
}
