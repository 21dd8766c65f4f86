import Foundation
import SnippetRendering
import SwiftUI
import Testing

@Suite struct TextRendererTests {
    @Test(arguments: [TextRenderer.Form.written, .spoken])
    func cards(form: TextRenderer.Form) throws {
        let renderer = TextRenderer(form: form)
        let cards = [
            SampleTree.landmarkCard(), SampleTree.counterCard(), SampleTree.resultCard(),
            SampleTree.controlsCard(),
        ]
        let output = cards.map { renderer.render($0) }.joined(separator: "\n\n") + "\n"
        try expectSnapshot(output, named: "Cards-\(form).txt")
    }

    @Test(arguments: [TextRenderer.Form.written, .spoken])
    func everyKind(form: TextRenderer.Form) throws {
        let renderer = TextRenderer(form: form)
        let output = renderer.render(EveryCase.kindTree) + "\n"
        try expectSnapshot(output, named: "EveryKind-\(form).txt")
    }

    @Test func steersNoTerminal() {
        let node = ViewNode(
            id: NodeID("x"), kind: .text([.init(text: "a\u{1B}]0;b\u{7}\u{9B}c\nd")]))
        #expect(TextRenderer().render(ViewTree(nodes: [node])) == "a]0;bc d")
    }

    @Test func hiddenIsNotRead() {
        let node = ViewNode(
            id: NodeID("x"), kind: .text([.init(text: "a")]), attributes: [.accessibilityHidden])
        #expect(TextRenderer().render(ViewTree(nodes: [node])) == "")
    }
}

@Suite struct JSONRendererTests {
    @Test func snapshot() throws {
        let output = try JSONRenderer(isPretty: true).render(SampleTree.resultCard()) + "\n"
        try expectSnapshot(output, named: "Card-result.json")
    }

    @Test func everythingComesBack() throws {
        let renderer = JSONRenderer()
        let tree = EveryCase.kindTree
        #expect(try renderer.tree(from: renderer.data(of: tree)) == tree)
        let first = try renderer.render(EveryCase.attributeTree)
        let again = try renderer.tree(from: Data(first.utf8))
        #expect(try renderer.render(again) == first)
    }
}

@Suite struct HeightEstimateTests {
    @Test func cards() throws {
        var lines: [String] = []
        for tree in [SampleTree.landmarkCard(), SampleTree.resultCard()] {
            for scale in [1, 1.6, 2.6] {
                let estimate = HeightEstimate(of: tree, textScale: scale)
                lines.append("scale \(scale): \(Int(estimate.points.rounded()))")
                lines += estimate.parts.map { "  \($0.id) \(Int($0.points.rounded())) \($0.name)" }
            }
        }
        try expectSnapshot(lines.joined(separator: "\n") + "\n", named: "Heights.txt")
    }

    @Test func partsAndSpacesAddUp() {
        let estimate = HeightEstimate(of: SampleTree.landmarkCard())
        let parts = estimate.parts.reduce(0) { $0 + $1.points }
        #expect(abs(estimate.points - (parts + 3 * 14)) < 0.001)
    }

    @Test func narrowAndLargeIsHigher() {
        let tree = SampleTree.landmarkCard()
        let normal = HeightEstimate(of: tree).points
        #expect(HeightEstimate(of: tree, width: 200).points > normal)
        #expect(HeightEstimate(of: tree, textScale: 2).points > normal)
        #expect(HeightEstimate(of: ViewTree()).points == 0)
    }

    @Test(.timeLimit(.minutes(1))) func deepRowsStayCheap() {
        var node = ViewNode(id: NodeID("x"), kind: .text([.init(text: "deep")]))
        for _ in 0..<60 {
            node = ViewNode(
                id: NodeID("x"), kind: .stack(.horizontal(.center, spacing: nil)), children: [node])
        }
        #expect(HeightEstimate(of: ViewTree(nodes: [node])).points > 0)
    }
}
