import AppIntents
import SwiftUI

/// A card whose buttons ask in words only, and return nothing.
enum QuestioningCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Questioning"

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card())
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Questioning"

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("Start")
                    Button("Confirm", intent: Confirm())
                    Button("Choose", intent: Choose())
                    Button("Request", intent: Request())
                    Button("Need", intent: Need())
                }
            }
        }
    }

    struct Confirm: AppIntent {
        static let title: LocalizedStringResource = "Confirm"

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(dialog: "Sure?")
            return .result()
        }
    }

    struct Choose: AppIntent {
        static let title: LocalizedStringResource = "Choose"

        func perform() async throws -> some IntentResult {
            _ = try await requestChoice(
                between: [Option(title: "Red"), Option(title: "Blue")], dialog: "Which?")
            return .result()
        }
    }

    struct Request: AppIntent {
        static let title: LocalizedStringResource = "Request"
        @Parameter(title: "Number") var number: Int?

        func perform() async throws -> some IntentResult {
            _ = try await $number.requestValue("How many?")
            return .result()
        }
    }

    struct Need: AppIntent {
        static let title: LocalizedStringResource = "Need"
        @Parameter(title: "Number") var number: Int?

        func perform() async throws -> some IntentResult {
            if number == nil { throw $number.needsValueError("How many?") }
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Show.self, Card.self, Confirm.self, Choose.self, Request.self, Need.self,
    ]
}
