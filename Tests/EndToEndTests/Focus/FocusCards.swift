import AppIntents
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit

/// Focus filters of an app, and an intent that leads to contents.
enum FocusCards {
    static let all: [any AppIntent.Type] = [
        QuietFilter.self, AccountFilter.self, FailingFilter.self, AskingFilter.self,
        ReadChapterIntent.self,
    ]

    /// Notes in its lab the values with which it was performed.
    struct QuietFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Quiet"
        @Parameter(title: "Lab", default: "") var lab: String
        @Parameter(title: "Quiet", default: false) var isQuiet: Bool
        @Parameter(title: "Shelf") var shelf: String?

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: isQuiet ? "Quiet" : "Loud", subtitle: shelf.map { "Shelf \($0)" })
        }

        var appContext: FocusFilterAppContext {
            TestFixture.named(lab).note("context read")
            let shelf = shelf ?? TestFixture.named(lab)[text: "shelf"]
            return FocusFilterAppContext(targetContentIdentifierPrefix: shelf)
        }

        static func suggestedFocusFilters(
            for context: FocusFilterSuggestionContext
        ) async -> [QuietFilter] {
            let filter = QuietFilter()
            filter.isQuiet = true
            return [filter]
        }

        func perform() async throws -> some IntentResult {
            TestFixture.lastPerformed.note(
                "quiet: \(isQuiet), shelf: \(shelf ?? "none"), lab: \(lab)")
            return .result()
        }
    }

    struct Account: AppEntity {
        struct All: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Account] {
                identifiers.filter { $0 != "gone" }.map(Account.init)
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
        static let defaultQuery = All()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    /// Needs a value that has no default.
    struct AccountFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Account"
        @Parameter(title: "Account") var account: Account
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Only \(account.id)")
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct FailingFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Failing"
        var displayRepresentation: DisplayRepresentation { "Failing" }

        private static func reachLights() throws {
            throw AppIntentError(description: "The lights are out of reach.")
        }

        func perform() async throws -> some IntentResult {
            try Self.reachLights()
            return .result()
        }
    }

    struct AskingFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Asking"
        var displayRepresentation: DisplayRepresentation { "Asking" }
        func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            return .result()
        }
    }

    /// Leads to a chapter, whose identifier begins with its book's.
    struct ReadChapterIntent: PredictableIntent, TargetContentProvidingIntent {
        static let title: LocalizedStringResource = "Read Chapter"
        static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
        @Parameter(title: "Chapter") var chapter: String
        var contentIdentifier: String { chapter }

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: \.$chapter) { chapter in
                DisplayRepresentation(title: "Read \(chapter)")
            }
        }
    }
}

extension TestFixture {
    /// The lab of the test of filters that have no lab of their own when a focus ends.
    static var lastPerformed: TestFixture { named("focus") }
}
