import AppIntents
import IntentTestKit
import SwiftUI

// Runs that take their time.

/// Shows a card before it has a result.
struct ConformanceSearchIntent: AppIntent {
    static let title: LocalizedStringResource = "Search"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        let lab = TestFixture.named(key)
        ConformanceSearchCardIntent.reload()
        try await lab.pause(at: "searching")
        lab[number: "found"] = 1
        ConformanceSearchCardIntent.reload()
        try await lab.pause(at: "counting")
        lab[number: "found"] = 3
        return .result(
            dialog: "There are 3.", snippetIntent: ConformanceSearchCardIntent(key: key))
    }
}

struct ConformanceSearchCardIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Findings"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    init() {}
    init(key: String) { self.key = key }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let found = TestFixture.named(key)[number: "found"]
        return .result(view: Text(found == 0 ? "Searching" : "\(found) found"))
    }
}

/// Waits until it is let go or stopped.
struct ConformanceWaitIntent: AppIntent {
    static let title: LocalizedStringResource = "Wait"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let lab = TestFixture.named(key)
        do {
            try await lab.pause(at: "waiting")
        } catch {
            lab.note("stopped")
            throw error
        }
        return .result(dialog: "It was worth it.")
    }
}
