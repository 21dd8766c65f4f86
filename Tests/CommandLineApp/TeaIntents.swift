import AppIntents
import SwiftUI

/// Shows on its card that it brews, and never tells its model that it was stopped.
struct BrewTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew Tea"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        TeaSnippetIntent.reload()
        try await Task.sleep(for: .seconds(25))
        return .result(snippetIntent: TeaSnippetIntent())
    }
}

/// The card of the tea, which is never ready.
struct TeaSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Tea"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: ProgressView("Brewing…"))
    }
}
