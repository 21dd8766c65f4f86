import AppIntents
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// That the declarations on the pages of `SnippetIntent`, `EmptySnippetIntent` and `reload()` are
/// ours.
@Suite("SnippetIntent, EmptySnippetIntent, reload(): declarations")
struct SnippetDeclarationTests {
    // Each of these compiles only if the protocol promises what the body needs.
    private func appIntent<Snippet: SnippetIntent>(
        _ type: Snippet.Type
    ) -> any (AppIntent & PersistentlyIdentifiable & Sendable).Type { type }

    private func viewResult<Snippet: SnippetIntent>(
        _ type: Snippet.Type
    ) -> any ShowsSnippetView.Type { Snippet.PerformResult.self }

    private func anyReload<Snippet: SnippetIntent>(_ type: Snippet.Type) -> () -> Void {
        type.reload
    }

    private func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }

    @Test("A snippet intent is an app intent whose result shows a view")
    func snippetIntent() {
        #expect(isSame(appIntent(LandmarkSnippetIntent.self), LandmarkSnippetIntent.self))
        #expect(
            isSame(
                viewResult(LandmarkSnippetIntent.self), LandmarkSnippetIntent.PerformResult.self))
        #expect(isSame(appIntent(EmptySnippetIntent.self), EmptySnippetIntent.self))
    }

    @Test("reload() needs no instance, no waiting and no error handling")
    func reload() {
        let reload = anyReload(EmptySnippetIntent.self)
        reload()
    }

    @Test("EmptySnippetIntent draws an empty view")
    func emptySnippet() async throws {
        let system = TestSystem(intents: [EmptySnippetIntent.self])
        let run = try await system.perform(EmptySnippetIntent())
        #expect(run.text.isEmpty)
        try await system.finish()
    }

    @Test("A result that could name a snippet intent and does not shows none")
    func emptySnippetIsTheDefault() async throws {
        let system = TestSystem(intents: [SilentIntent.self])
        let run = try await system.perform(SilentIntent())
        #expect(run.dialog?.full == "Nothing to see.")
        #expect(run.tree.nodes.isEmpty)
        #expect(run.card?.question == nil)
        try await system.finish()
    }
}

private struct SilentIntent: AppIntent {
    static let title: LocalizedStringResource = "Be Silent"

    func perform() async throws -> some ProvidesDialog & ShowsSnippetIntent {
        .result(dialog: "Nothing to see.")
    }
}
