import AppIntents
import IntentTestKit
import SwiftUI

// A card that cannot always be drawn.

struct ConformanceShowFragileIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Numbers"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: ConformanceFragileIntent(key: key))
    }
}

struct ConformanceFragileIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Numbers"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    init() {}
    init(key: String) { self.key = key }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let number = TestFixture.named(key)[number: "number"]
        if number == 1 { throw ConformanceTrouble(text: "1 cannot be drawn.") }
        return .result {
            VStack {
                Text("Number \(number)")
                Button("Next", intent: ConformanceNextIntent(key: key))
            }
        }
    }
}

struct ConformanceNextIntent: AppIntent {
    static let title: LocalizedStringResource = "Next"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    init() {}
    init(key: String) { self.key = key }

    func perform() async throws -> some IntentResult {
        TestFixture.named(key).add(1, to: "number")
        return .result()
    }
}
