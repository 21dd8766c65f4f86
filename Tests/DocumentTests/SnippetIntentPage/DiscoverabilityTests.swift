import AppIntents
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What the page of `SnippetIntent` says about being found.
@Suite("SnippetIntent: discoverability")
struct DiscoverabilityTests {
    private let system = TestSystem(intents: [
        OnlySnippetIntent.self, CountingSnippetIntent.self, WillingSnippetIntent.self,
        ActionWithSnippetIntent.self,
    ])

    private var found: [String] {
        system.system.search("Finding").flatMap(\.items).map(\.title).sorted()
    }

    @Test("An intent that only returns a snippet is not found")
    func onlySnippet() {
        #expect(!OnlySnippetIntent.isDiscoverable)
        #expect(!LandmarkSnippetIntent.isDiscoverable)
        #expect(!ShowTodoListIntent.isDiscoverable)
        #expect(!found.contains("Finding Nothing"))
    }

    @Test("One that returns a value as well is found by itself")
    func snippetAndValue() {
        #expect(CountingSnippetIntent.isDiscoverable)
        #expect(ActionWithSnippetIntent.isDiscoverable)
        #expect(WithTheSnippet.ClosestLandmarkIntent.isDiscoverable)
        #expect(found.contains("Finding a Number"))
    }

    @Test("One that says so is found")
    func saysSo() {
        #expect(WillingSnippetIntent.isDiscoverable)
        #expect(found == ["Finding Anyway", "Finding a Number", "Finding by Action"])
    }
}

private struct OnlySnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Finding Nothing"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("Only a snippet"))
    }
}

private struct CountingSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Finding a Number"

    func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
        .result(value: 1, view: Text("A snippet and a number"))
    }
}

private struct WillingSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Finding Anyway"
    static let isDiscoverable = true

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text("Only a snippet"))
    }
}

private struct ActionWithSnippetIntent: AppIntent {
    static let title: LocalizedStringResource = "Finding by Action"

    func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetIntent {
        .result(value: 1, snippetIntent: OnlySnippetIntent())
    }
}
