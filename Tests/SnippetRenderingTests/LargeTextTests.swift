import SwiftUI
import Testing

@testable import SnippetRendering

/// What the style sheet says about large text acts on what the page sets, and words stay whole.
@Suite struct LargeTextTests {
    @Test func `Rules for large text ask for the attribute that the page sets`() {
        let sheet = HTMLRenderer.stylesheet
        #expect(sheet.contains(#"[data-text^="accessibility"] .hstack{flex-wrap:wrap"#))
        #expect(!sheet.contains("data-large-text"))
    }

    @Test func `A word is broken only where nothing else can be`() {
        #expect(HTMLRenderer.stylesheet.contains("overflow-wrap:break-word"))
        #expect(!HTMLRenderer.stylesheet.contains("overflow-wrap:anywhere"))
    }

    @Test func `Negative spacing and padding become margins, which overlap`() {
        let circle = ViewNode(id: NodeID("c"), kind: .drawing(.outline(.circle)))
        var row = ViewNode(
            id: NodeID("r"), kind: .stack(.horizontal(.center, spacing: -10)),
            children: [circle, circle])
        row.attributes = [.padding(.init(top: 4, leading: 0, bottom: 4, trailing: -20))]
        let html = HTMLRenderer().render(ViewTree(nodes: [row]))
        #expect(html.contains(#"class="hstack tight"#))
        #expect(html.contains("--tight-x:-10px;"))
        #expect(html.contains("margin-inline:0px -20px;"))
        #expect(html.contains("padding-inline:0px 0px;") || html.contains("padding:4px 0px;"))
    }

    @Test func `Padding of a symbol is outside of it`() throws {
        var star = ViewNode(
            id: NodeID("s"), kind: .image(.init(source: .symbol("star.fill"), label: nil)))
        star.attributes = [.padding(.init(top: 10, leading: 10, bottom: 10, trailing: 10))]
        let html = HTMLRenderer().render(ViewTree(nodes: [star]))
        let box = try #require(html.range(of: "padding:10px"))
        let symbol = try #require(html.range(of: "<svg"))
        #expect(box.lowerBound < symbol.lowerBound)
    }
}
