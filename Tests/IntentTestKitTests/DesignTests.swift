import AppIntents
import IntentTestKit
import SwiftUI
import Testing

/// The rules of the design of snippets as failures of a test.
@Suite(.timeLimit(.minutes(2)))
struct DesignTests {
    struct Fine: AppIntent {
        static let title: LocalizedStringResource = "Fine"

        func perform() async throws -> some ShowsSnippetView & ProvidesDialog {
            .result(dialog: "The soup is ready.") {
                VStack {
                    Text("Tomato soup").font(.title)
                    Button("Eat", intent: KitIntents.Wave())
                }
            }
        }
    }

    struct Bad: AppIntent {
        static let title: LocalizedStringResource = "Bad"

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("The small print").font(.caption)
                    Button("Delete", intent: KitIntents.Wave())
                    Button("Delete", intent: KitIntents.Greet())
                    Button("Close") {}
                    Color.red.frame(height: 500)
                }
            }
        }
    }

    struct Echo: AppIntent {
        static let title: LocalizedStringResource = "Echo"

        func perform() async throws -> some ShowsSnippetView & ProvidesDialog {
            .result(dialog: "Three soups left today") { Text("Today: three soups left") }
        }
    }

    struct Vague: AppIntent {
        static let title: LocalizedStringResource = "Vague"

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(actionName: .continue, dialog: "Erase it all?")
            return .result()
        }
    }

    private let system = TestSystem(intents: [Fine.self, Bad.self, Echo.self, Vague.self])

    @Test("A card that follows the rules passes; checking it is no look at it")
    func fine() async throws {
        let run = try await system.perform(Fine())
        try run.checkDesign()
        #expect(
            await failure { try await system.finish() }.hasPrefix(
                "The test never looked at the last card"))
        try await run.done()
        try await system.finish()
    }

    @Test("Each broken rule is told with its cure, errors first")
    func bad() async throws {
        let run = try await system.perform(Bad())
        let texts = try await issues { try run.checkDesign() }
        let lines = (texts.first ?? "").split(separator: "\n").map(String.init)
        #expect(lines.first == "The card of “Bad” breaks rules of the design of snippets:")
        #expect(lines.contains { $0.hasPrefix("error (height): The card of “Bad” is about ") })
        #expect(
            lines.contains(
                """
                error (inertControl): The control “Close” performs nothing: only a button or a toggle with an \
                intent acts in a snippet. Give it an intent, or make it a link.
                """))
        #expect(
            lines.contains(
                """
                warning (sharedControlName): 2 controls are named “Delete”, so people who hear the card can’t \
                tell them apart. Give each an accessibilityLabel of its own.
                """))
        #expect(
            lines.contains(
                """
                warning (noDialog): The intent “Bad” gives no dialog, so it says nothing to people who only hear \
                it. Return a dialog with the most important fact of the view.
                """))
        #expect(
            lines.contains(
                """
                warning (smallText): Some text has less than 15 points, and a snippet is read from a distance: \
                “The small print” (12). Use subheadline or a larger style.
                """))
        try run.checkDesign(ignoring: [.height, .inertControl], warnings: false)
    }

    @Test("A dialog that repeats the view is told")
    func echo() async throws {
        let run = try await system.perform(Echo())
        let texts = try await issues { try run.checkDesign() }
        #expect(
            texts.first?.hasPrefix(
                """
                The card of “Echo” breaks rules of the design of snippets:
                warning (repeatedDialog): The dialog “Three soups left today” repeats the view. Leave it out \
                where the view is shown: IntentDialog(full: …, supporting: …) with fewer words, or none.
                """) == true)
    }

    @Test("A confirmation whose button names no action is told")
    func vague() async throws {
        let run = try await system.perform(Vague())
        let texts = try await issues { try run.checkDesign() }
        #expect(
            texts.first?.contains("warning (vagueButton): The confirmation’s button is “Continue”")
                == true)
        try await run.cancel()
    }

    @Test("Without a card there is nothing to check")
    func noCard() async throws {
        let run = try await system.person()
        #expect(
            await failure { try run.checkDesign() }
                == "There is no card whose design could be checked.")
    }
}
