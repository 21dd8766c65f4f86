import AppIntents
import SwiftUI

/// Intents that a test of the kit performs.
enum KitIntents {
    struct Greet: AppIntent {
        static let title: LocalizedStringResource = "Greet"

        func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
            .result(dialog: "Good morning.") {
                VStack {
                    Text("Hello")
                    Button("Wave", intent: Wave())
                    Toggle("Loud", isOn: false, intent: Wave())
                }
            }
        }
    }

    struct Wave: AppIntent {
        static let title: LocalizedStringResource = "Wave"

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Name: AppIntent {
        static let title: LocalizedStringResource = "Name"
        @Parameter(title: "First Name", requestValueDialog: "Who are you?") var first: String
        @Parameter(title: "Age", inclusiveRange: (0, 150)) var age: Int

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(first), \(age)")
        }
    }

    struct Choose: AppIntent {
        static let title: LocalizedStringResource = "Choose"

        func perform() async throws -> some IntentResult {
            _ = try await requestChoice(
                between: [IntentChoiceOption(title: "Tea"), IntentChoiceOption(title: "Coffee")])
            return .result()
        }
    }

    struct Erase: AppIntent {
        static let title: LocalizedStringResource = "Erase"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(actionName: .go, dialog: "Erase it all?")
            return .result(dialog: "Erased.")
        }
    }

    /// Never ends by itself, and listens to nobody.
    struct Brood: AppIntent {
        static let title: LocalizedStringResource = "Brood"

        func perform() async throws -> some IntentResult {
            try await Task.sleep(for: .seconds(3600))
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Greet.self, Wave.self, Name.self, Choose.self, Erase.self, Brood.self,
    ]
}

/// The message of what a piece of a test throws; empty if it passes.
func failure(of body: () async throws -> Void) async -> String {
    do {
        try await body()
        return ""
    } catch {
        return "\(error)"
    }
}
