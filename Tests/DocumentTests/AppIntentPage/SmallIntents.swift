import AppIntents
import SwiftUI
import Synchronization

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"

    @Parameter var left: Int
    @Parameter var right: Int

    func perform() async throws -> some ReturnsValue<Int> {
        .result(value: left + right)
    }
}

struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Do Nothing"

    static let performCount = Mutex(0)

    // `some IntentResult` would hide that there is no value, which calling it as a function asks
    // for.
    func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        Self.performCount.withLock { $0 += 1 }
        return .result()
    }
}

struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation()
        return .result(dialog: "Went on")
    }
}

struct ChoosingIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose a Drink"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let tea = Option(title: "Tea")
        let chosen = try await requestChoice(
            between: [Option(title: "Coffee"), tea], dialog: "Which one?")
        return .result(dialog: chosen == tea ? "Tea it is." : "Coffee it is.")
    }
}

struct ConfirmedValueIntent: AppIntent {
    static let title: LocalizedStringResource = "Confirm a Value"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let number = try await requestConfirmation(snippetIntent: SevenSnippetIntent())
        return .result(dialog: "Confirmed \(number)")
    }
}

struct SevenSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Seven Snippet"

    func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 7, view: Text("Seven"))
    }
}
