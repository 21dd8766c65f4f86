import AppIntents
import IntentTestKit
import Testing

extension ArticleTests {
    @Suite("顯示靜態片段")
    struct ChineseTextTests {
        @Test("A text in another script is shown as it stands")
        func viewIsShown() async throws {
            let system = TestSystem(intents: [ChineseTextIntent.self])
            let run = try await system.perform(ChineseTextIntent())
            #expect(run.screen == "  Show Text in Chinese\n  | 一些範例文字。\n  [Done]")
            try await system.finish()
        }
    }
}
