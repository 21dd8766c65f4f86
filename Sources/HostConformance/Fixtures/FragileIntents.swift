import AppIntents
import IntentTestKit
import SwiftUI

// A card that cannot always be drawn.

struct ConformanceShowFragileIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Show Numbers"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: ConformanceFragileIntent(key: key))
    }
}

struct ConformanceFragileIntent: ConformanceIntent, SnippetIntent {
    static let title: LocalizedStringResource = "Numbers"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let number = fixture[number: "number"]
        if number == 1 { throw ConformanceTrouble(text: "1 cannot be drawn.") }
        return .result {
            VStack {
                Text("Number \(number)")
                Button("Next", intent: ConformanceNextIntent(key: key))
            }
        }
    }
}

struct ConformanceNextIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Next"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult {
        fixture.add(1, to: "number")
        return .result()
    }
}
