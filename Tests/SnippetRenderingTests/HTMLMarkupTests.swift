import SwiftUI
import Testing

@testable import SnippetRendering

/// What is new in a fragment, against an earlier one.
@Suite struct HTMLMarkupTests {
    private let renderer = HTMLRenderer()

    private func markup(_ nodes: ViewNode...) -> HTMLMarkup {
        renderer.markup(of: ViewTree(nodes: nodes))
    }

    private func text(_ id: String, _ text: String, isBold: Bool = false) -> ViewNode {
        var run = ViewNode.TextRun(text: text)
        run.style = isBold ? ViewNode.TextStyle() : nil
        run.style?.isBold = true
        return ViewNode(id: NodeID(id), kind: .text([run]))
    }

    private func column(
        _ id: String, spacing: Double = 8, _ children: ViewNode...
    ) -> ViewNode {
        ViewNode(
            id: NodeID(id), kind: .stack(.vertical(.center, spacing: spacing)),
            children: children)
    }

    private func changes(from old: HTMLMarkup, to new: HTMLMarkup) -> [String]? {
        new.changes(since: old.outline)?.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func sameTreeHasNoNews() {
        for tree in [EveryCase.kindTree, EveryCase.attributeTree, SampleTree.controlsCard()] {
            let markup = renderer.markup(of: tree)
            #expect(markup.bytes == renderer.bytes(of: tree))
            #expect(changes(from: markup, to: renderer.markup(of: tree)) == [])
        }
    }

    @Test func onlyTheElementThatChanged() {
        let old = markup(column("c", text("a", "one"), text("b", "count 1"), text("d", "two")))
        let new = markup(column("c", text("a", "one"), text("b", "count 2"), text("d", "two")))
        #expect(
            changes(from: old, to: new) == [
                #"<span id="n-b" class="text" dir="auto">count 2</span>"#
            ])
    }

    @Test func severalElementsEachForItself() {
        let old = markup(text("a", "1"), column("c", text("b", "2")), text("d", "3"))
        let new = markup(text("a", "one"), column("c", text("b", "2")), text("d", "three"))
        #expect(changes(from: old, to: new)?.count == 2)
    }

    @Test func nothingInsideWhatChangedComesTwice() {
        let old = markup(column("c", spacing: 4, text("a", "1"), text("b", "2")))
        let new = markup(column("c", spacing: 6, text("a", "one"), text("b", "2")))
        let changes = changes(from: old, to: new)
        #expect(changes?.count == 1)
        #expect(changes?.first?.hasPrefix(#"<div id="n-c""#) == true)
        #expect(changes?.first?.contains("one") == true)
    }

    @Test func otherElementsAreAllNew() {
        let old = markup(text("a", "1"), text("b", "2"))
        #expect(changes(from: old, to: markup(text("b", "2"), text("a", "1"))) == nil)
        #expect(changes(from: old, to: markup(text("a", "1"))) == nil)
        #expect(changes(from: old, to: markup(text("a", "1"), column("b"))) == nil)
        let nested = markup(column("a", text("b", "1")), text("d", "2"))
        let moved = markup(column("a", text("b", "1"), text("d", "2")))
        #expect(changes(from: nested, to: moved) == nil)
    }

    @Test func aRunInsideATextBelongsToTheText() {
        let old = markup(text("a", "1", isBold: true))
        let new = markup(text("a", "2", isBold: true))
        #expect(changes(from: old, to: new)?.first?.hasPrefix(#"<span id="n-a""#) == true)
    }

    /// Whatever differs lies inside the changes: without them both fragments are the same.
    @Test(arguments: EveryCase.kinds.indices)
    func theRestIsTheSame(kind index: Int) {
        let (name, kind) = EveryCase.kinds[index]
        func tree(_ inner: String) -> ViewTree {
            ViewTree(nodes: [
                column("before", text("x", "stays")),
                ViewNode(
                    id: NodeID("it"), kind: kind, attributes: EveryCase.attributes.map(\.1),
                    children: [text("y", "stays"), text("z", inner)]),
                text("after", inner),
            ])
        }
        let old = renderer.markup(of: tree("old"))
        let new = renderer.markup(of: tree("something new"))
        guard let news = new.changes(since: old.outline),
            let olds = old.changes(since: new.outline)
        else {
            Issue.record("\(name): both have the same elements")
            return
        }
        #expect(!news.isEmpty, "\(name)")
        #expect(new.bytes.without(news) == old.bytes.without(olds), "\(name)")
    }
}

extension [UInt8] {
    fileprivate func without(_ parts: [ArraySlice<UInt8>]) -> String {
        var rest: [UInt8] = []
        var start = 0
        for part in parts {
            rest += self[start..<part.startIndex]
            start = part.endIndex
        }
        return String(decoding: rest + self[start...], as: UTF8.self)
    }
}
