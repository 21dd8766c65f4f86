import AppIntentsTesting
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
        #expect(card.text == ["1 < 2", "last"])
        #expect(card.controls.map(\.name) == ["Add one", "On & off"])
        #expect(card.controls.map(\.action) == [0, 1])
        #expect(card.controls.map(\.isOn) == [nil, true])
    }

    @Test("Text that was not escaped is not taken for text")
    func missesEscapes() {
        #expect(CardMarkup("<span class=\"text\">a<b>c</b></span>").text == ["ac"])
        #expect(CardMarkup("<span class=\"text\">&amp;lt;b></span>").text == ["&lt;b>"])
        let broken = CardMarkup("<button><span class=\"text\">x</span></button></span>y</button>")
        #expect(broken.controls.map(\.name) == ["x"])
    }
}
