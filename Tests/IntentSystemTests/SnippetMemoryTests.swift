import AppIntents
import AppIntentsMetadata
import SwiftUI
import Testing

@testable import IntentSystem

/// The last values of each type of snippet, with which a session shows it again at a `reload()`.
@Suite struct SnippetMemoryTests {
    /// A snippet that can only be shown with the value that it had.
    private struct PageSnippet: SnippetIntent {
        static var title: LocalizedStringResource { "Page" }
        @Parameter(title: "Number") var number: Int

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: "\(number)"))
        }
    }

    /// As many types as are wanted.
    private struct Other<Before>: AppIntent {
        static var title: LocalizedStringResource { "Other" }

        func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
            .result()
        }
    }

    private static func others<Before>(_ count: Int, after: Before.Type) -> [Recipe] {
        if count == 0 { return [] }
        return [Recipe(type: Other<Before>.self, values: [])]
            + others(count - 1, after: Other<Before>.self)
    }

    private static let page = Recipe(type: PageSnippet.self, values: [.int(7)])

    /// The snippet that is drawn when a run reloads the page, in a session that showed some before.
    private func reloaded(_ shown: [Recipe], limits: Limits = Limits()) throws -> Recipe? {
        var state = SessionState(
            catalog: WalkFixtures.catalog, limits: limits, isKept: false, sequence: 1)
        for recipe in shown { state.remember(recipe) }
        _ = state.handle(.wanted(WalkFixtures.action))
        let run = try #require(state.leadingRun)
        let effects = state.handle(
            .reloaded(SnippetReload(type: PageSnippet.self, running: nil), run: run))
        for case .draw(_, .snippet(let request), _) in effects {
            if case .recipe(let recipe) = request.arguments { return recipe }
        }
        return nil
    }

    @Test("A snippet is remembered that comes after many others")
    func many() throws {
        #expect(
            try reloaded(Self.others(32, after: Never.self) + [Self.page]) == Self.page)
    }

    @Test("The one that was not shown for the longest time is forgotten first")
    func order() throws {
        var limits = Limits()
        limits.keptSnippets = 2
        let others = Self.others(2, after: Never.self)
        #expect(try reloaded([Self.page] + others, limits: limits) == nil)
        #expect(
            try reloaded([others[0], Self.page, others[1], Self.page], limits: limits)
                == Self.page)
        #expect(
            try reloaded([Self.page, others[0], Self.page, others[1]], limits: limits)
                == Self.page)
    }
}
