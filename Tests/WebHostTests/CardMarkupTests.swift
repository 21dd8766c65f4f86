import Foundation
import HostConformance
import IntentTestKit
import SnippetRendering
import SwiftUI
import Testing

/// The eyes of the conformance driver: they must see what a browser would.
@Suite struct CardMarkupTests {
    @Test func readsTextsAndControls() {
        let card = CardMarkup(
            """
            <div class="stack"><span id="a" class="text bold" dir="auto">1 &lt; <span class="run">2\
            </span></span><hr class="divider"><button class="button" type="button" data-action="0">\
            <span class="text">Add</span> <span class="text">one</span></button>\
            <button aria-checked="true" data-action="1" data-toggle aria-label="On &amp; off">\
            <svg viewBox="0 0 1 1"><path d="M0 0"/></svg></button><span class="text">last</span></div>
            """)
        #expect(
            card.lines == [
                .text("1 < 2"), .button("Add one"), .toggle("On & off", isOn: true), .text("last"),
            ])
        #expect(card.items.map(\.action) == [nil, 0, 1, nil])
    }

    @Test("Text that was not escaped is not taken for text")
    func missesEscapes() {
        #expect(CardMarkup("<span class=\"text\">a<b>c</b></span>").lines == [.text("ac")])
        #expect(CardMarkup("<span class=\"text\">&amp;lt;b></span>").lines == [.text("&lt;b>")])
        let broken = CardMarkup("<button><span class=\"text\">x</span></button></span>y</button>")
        #expect(broken.lines == [.button("x")])
    }

    @Test("A tree and its HTML are read as the same lines, layers and hidden elements included")
    @MainActor func sameAsTree() {
        let tree = ViewResolver.resolve(Gallery()).tree
        let lines = tree.screenLines
        #expect(CardMarkup(HTMLRenderer().render(tree)).lines == lines)
        #expect(
            lines == [
                .text("behind"), .text("Title"), .text("in front"), .text("A cat"),
                .text("Combined words"), .text("Named"), .link("Site"), .text("Loading"),
            ])
    }
}

/// Elements of many kinds.
private struct Gallery: View {
    var body: some View {
        VStack {
            Text("Title").background(Text("behind")).overlay(alignment: .top) { Text("in front") }
            Text("not seen").hidden()
            Image("cat", label: Text("A cat"))
            Image(decorative: "dog")
            HStack {
                Text("Combined")
                Text("words")
            }
            .accessibilityElement(children: .combine)
            VStack { Text("other words") }.accessibilityLabel("Named")
            if let address = URL(string: "https://example.org") {
                Link("Site", destination: address)
            }
            ProgressView("Loading", value: 0.4)
        }
    }
}
