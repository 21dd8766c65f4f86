import IntentTestKit
import SnippetRendering
import Testing

@Suite struct StylesheetTests {
    /// Pages get the rules from the recorded file, joined with their own by `Scripts/pages`, which is to be run after
    /// a recording.
    @Test("The rules of cards are those that pages get")
    func recorded() throws {
        try expectSnapshot(HTMLRenderer.stylesheet, named: "stylesheet.css")
    }
}
