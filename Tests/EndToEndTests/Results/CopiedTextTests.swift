import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Texts that an intent's code gives its person to paste elsewhere.
@Suite(.timeLimit(.minutes(2)))
struct CopiedTextTests {
    private static let intents: [any AppIntent.Type] = [
        Codes.Copy.self, Codes.Show.self, Codes.Card.self, Codes.Take.self,
    ]

    @Test("The result of a run that copies has the text, with a button for it")
    func copies() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(
            "Copy", values: ["words": .array([.string("a"), .string("b")])])
        #expect(run.copied == "a\nb")
        #expect(
            run.screen == """
                  Copy Code
                  “a, b, 2”
                  [Copy] [Done]
                """)
        try await run.done()
        try await system.finish()
    }

    @Test("A run that copies nothing, or takes it back, has no such button")
    func copiesNothing() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform("Copy", values: ["words": .array([])])
        #expect(run.copied == nil)
        #expect(!run.screen.contains("[Copy]"))
        try await run.done()
        try await system.finish()
    }

    @Test("A control that copies adds the button to its card, which stays")
    func copiesFromCard() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform("Show")
        #expect(run.copied == nil)
        try await run.tap("Take")
        #expect(run.copied == "https://codes.example/7")
        #expect(run.screen.contains("[Copy] [Done]"))
        #expect(run.screen.contains("Your code"))
        try await run.done()
        try await system.finish()
    }

    @Test("Outside of a run nothing is kept, and what a person has copied is not read")
    func outside() {
        UIPasteboard.general.string = "a"
        #expect(UIPasteboard.general.string == nil)
        #expect(!UIPasteboard.general.hasStrings)
    }
}

enum Codes {
    struct Copy: AppIntent {
        static let title: LocalizedStringResource = "Copy Code"
        @Parameter(title: "Words") var words: [String]

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let board = UIPasteboard.general
            board.string = "earlier"
            board.strings = words
            let count = board.strings?.count ?? 0
            return .result(dialog: "\(words.joined(separator: ", ")), \(count)")
        }
    }

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Code"

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card())
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Code"

        func perform() async throws -> some ShowsSnippetView {
            .result(
                view: VStack {
                    Text("Your code")
                    Button("Take", intent: Take())
                })
        }
    }

    struct Take: AppIntent {
        static let title: LocalizedStringResource = "Copy from Card"

        func perform() async throws -> some IntentResult {
            let url = URL(string: "https://codes.example/7")
            UIPasteboard.general.url = url
            guard UIPasteboard.general.hasURLs, UIPasteboard.general.url == url else {
                throw URLError(.badURL)
            }
            return .result()
        }
    }
}
