import AppIntents
import Foundation
import IntentTestKit

/// An intent of a scenario, with the key of the scenario's state.
@_alwaysEmitConformanceMetadata
protocol ConformanceIntent: AppIntent {
    var key: String { get set }
}

extension ConformanceIntent {
    /// Search doesn't offer the intents: only their scenarios perform them.
    static var isDiscoverable: Bool { false }

    /// The state that the scenario shares with its intents.
    var fixture: TestFixture { .named(key) }

    init(key: String) {
        self.init()
        self.key = key
    }
}

extension ConformanceIntent where Self: SnippetIntent {
    static var isDiscoverable: Bool { false }
}

/// An error with words for the person.
struct ConformanceTrouble: LocalizedError {
    let text: String
    var errorDescription: String? { text }
}
