import AppIntents
import IntentTestKit
import Testing

@testable import Travel

@Suite(
    .intents(ShowSightIntent.self, SightSnippetIntent.self, FavoriteSightIntent.self),
    .dependencies { $0.add(dependency: Favorites()) })
struct SightTests {
    @Test("A sight is remembered by the button on its card")
    func remembering() async throws {
        let run = try await TestSystem.current.perform(ShowSightIntent(sight: Sight.all[0]))
        #expect(run.text.contains("Mount Fuji"))

        try await run.tap("Remember")
        #expect(run.text.contains("Forget"))
        try run.checkDesign()

        try await run.done()
    }
}
