import AppIntents
import IntentTestKit
import SwiftUI

// Runs that take their time.

/// An intent that shows a card before it has a result.
struct ConformanceSearchIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Search"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        ConformanceSearchCardIntent.reload()
        try await fixture.pause(at: "searching")
        fixture[number: "found"] = 1
        ConformanceSearchCardIntent.reload()
        try await fixture.pause(at: "counting")
        fixture[number: "found"] = 3
        return .result(
            dialog: "There are 3.", snippetIntent: ConformanceSearchCardIntent(key: key))
    }
}

struct ConformanceSearchCardIntent: ConformanceIntent, SnippetIntent {
    static let title: LocalizedStringResource = "Findings"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let found = fixture[number: "found"]
        return .result(view: Text(found == 0 ? "Searching" : "\(found) found"))
    }
}

/// An intent that waits until it is continued or stopped.
struct ConformanceWaitIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Wait"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        do {
            try await fixture.pause(at: "waiting")
        } catch {
            fixture.note("stopped")
            throw error
        }
        return .result(dialog: "It was worth it.")
    }
}
