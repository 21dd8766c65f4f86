import AppIntents
import SwiftUI

// Texts that a careless host would interpret as something else.

struct ConformanceQuoteIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Quote"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        .result(
            dialog: "\(text)", snippetIntent: ConformanceQuoteCardIntent(key: key, text: text))
    }
}

struct ConformanceQuoteCardIntent: ConformanceIntent, SnippetIntent {
    static let title: LocalizedStringResource = "Quotation"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Text") var text: String

    init() {}
    init(key: String, text: String) {
        self.key = key
        self.text = text
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result {
            VStack {
                Text(verbatim: text)
                Button(text, intent: ConformanceRefuseIntent(text: text))
                Text("after")
            }
        }
    }
}

/// An intent that fails with a text as its reason.
struct ConformanceRefuseIntent: AppIntent {
    static let title: LocalizedStringResource = "Refuse"
    static let isDiscoverable = false
    @Parameter(title: "Text") var text: String

    init() {}
    init(text: String) { self.text = text }

    func perform() async throws -> some IntentResult {
        if !text.isEmpty { throw ConformanceTrouble(text: text) }
        return .result()
    }
}
