import Foundation
import IntentTestKit
import SnippetRendering
import SwiftUI
import Testing

/// The markup of views that were laid out.
@Suite struct PlacedHTMLTests {
    private func placed(_ tree: ViewTree, width: Double = 360) throws -> ViewTree {
        let layout = ViewLayout(width: width, measuring: EvenMeasuring())
        let placements = try #require(layout.placements(of: tree.nodes).placements)
        return ViewTree(nodes: tree.nodes, placements: placements)
    }

    private func html(_ nodes: ViewNode...) throws -> String {
        HTMLRenderer().render(try placed(ViewTree(nodes: nodes)))
    }

    private func node(
        _ id: String, _ kind: ViewNode.Kind, _ attributes: [ViewNode.Attribute] = [],
        _ children: [ViewNode] = []
    ) -> ViewNode {
        ViewNode(id: NodeID(id), kind: kind, attributes: attributes, children: children)
    }

    private func text(_ text: String) -> ViewNode.Kind { .text([.init(text: text)]) }

    @Test func everyKind() throws {
        let output = HTMLRenderer().render(try placed(EveryCase.kindTree)).brokenAtElements
        try expectSnapshot(output, named: "Placed-EveryKind.html")
    }

    @Test func everyAttribute() throws {
        let output = HTMLRenderer().render(try placed(EveryCase.attributeTree)).brokenAtElements
        try expectSnapshot(output, named: "Placed-EveryAttribute.html")
    }

    @Test("A picture that isn't shown isn't sent where its size is known")
    func placeholders() throws {
        let picture = ViewNode.Kind.image(.init(source: .asset("Fuji"), label: nil))
        let output = try html(node("i", picture, [.redacted]))
        #expect(!output.contains("Fuji") && !output.contains("<img"))
        #expect(output.contains("class=\"image redacted\""))
        #expect(try html(node("i", picture)).contains("<img"))
    }

    @Test func cards() throws {
        for (name, tree) in [
            ("landmark", SampleTree.landmarkCard()), ("result", SampleTree.resultCard()),
        ] {
            let output = HTMLRenderer().render(try placed(tree)).brokenAtElements
            try expectSnapshot(output, named: "Placed-\(name).html")
        }
    }

    @Test func everyElementHasAPlace() throws {
        let output = try html(
            node(
                "c", .stack(.vertical(.leading, spacing: 4)), [],
                [node("a", text("ab cd")), node("b", .divider)]))
        #expect(
            output == """
                <div id="n-:snippet" class="snippet placed" data-style="width:360px;height:28px;">\
                <div id="n-c" class="box" data-style="left:0px;top:0px;width:360px;height:27px;">\
                <span id="n-a" class="text" \
                data-style="left:0px;top:0px;width:43px;height:22px;" dir="auto">ab cd</span>\
                <hr id="n-b" class="divider" \
                data-style="left:0px;top:26px;width:360px;height:1px;"></div></div>
                """)
    }

    @Test("Padding of a symbol leaves the symbol as large as it is")
    func paddedSymbol() throws {
        let output = try html(
            node(
                "s", .image(.init(source: .symbol("star"), label: nil)),
                [
                    .padding(.init(top: 10, leading: 10, bottom: 10, trailing: 10)),
                    .background(.named(.red), .circle),
                ]))
        #expect(output.contains("width:40px;height:40.5px;\"><svg"))
        #expect(output.contains("left:10px;top:10px;width:20.5px;height:20.5px;"))
    }

    @Test("A circle behind what is wider than high is a circle")
    func disc() throws {
        let output = try html(
            node(
                "t", text("wide"),
                [
                    .padding(.init(top: 0, leading: 20, bottom: 0, trailing: 20)),
                    .background(.named(.red), .circle),
                ]))
        #expect(
            output.contains(
                "<span class=\"disc bg-red\" data-style=\"width:22.1px;height:22.1px;\"></span>"))
        #expect(!output.contains("box circle"))
    }

    @Test("What comes later in a pile is later in the document, without an order of its own")
    func pile() throws {
        let shade = node(
            "back", .drawing(.outline(.rectangle, fill: .paint(.named(.blue)))),
            [.shadow(.init(paint: .named(.black), radius: 4, x: 0, y: 0))])
        let output = try html(
            node("z", .stack(.depth(.center, .center)), [], [shade, node("front", text("T"))]))
        let back = try #require(output.range(of: "n-back"))
        let front = try #require(output.range(of: "n-front"))
        #expect(back.lowerBound < front.lowerBound)
        #expect(!output.contains("z-index"))
    }

    @Test("Cut text says to how many lines, scaled text how much smaller it is")
    func fittedText() throws {
        let cut = try html(
            node(
                "t", text("one two three four five six seven eight nine ten"),
                [.frame(.init(width: 100, height: 50))]))
        #expect(cut.contains("class=\"text clamp\""))
        #expect(cut.contains("--lines:2;"))
        let scaled = try html(
            node(
                "t", text("0123456789"),
                [.lineLimit(1), .minimumScaleFactor(0.5), .frame(.init(width: 68))]))
        #expect(scaled.contains("scale:.8;") || scaled.contains("scale:0.8;"))
        #expect(scaled.contains("width:85.5px"))
    }

    @Test(
        "A text that a browser has to find a font for lets the style sheet lay out its card",
        arguments: ["नमस्ते", "\u{13000}"])
    func unmeasuredLetters(words: String) {
        let layout = ViewLayout(width: 360, measuring: EvenMeasuring(unmeasured: [words]))
        func html(_ words: String) -> String {
            let nodes = [node("a", text("Boats")), node("b", text(words))]
            let placements = layout.placements(of: nodes).placements
            return HTMLRenderer().render(ViewTree(nodes: nodes, placements: placements))
        }
        #expect(html("Harbor").contains("class=\"snippet placed\""))
        #expect(html(words).contains("class=\"snippet\""))
        #expect(!html(words).contains("left:"))
    }

    @Test("A text that loses its middle shows what has room, and is all there for who hears it")
    func middle() throws {
        let letters = "0123456789abcdefghij"
        let attributes: [ViewNode.Attribute] = [.lineLimit(1), .truncation(.middle)]
        let output = try html(node("t", text(letters), attributes + [.frame(.init(width: 93.5))]))
        #expect(
            output.contains(
                "<span class=\"cut-whole\">\(letters)</span>"
                    + "<span class=\"cut-shown\" aria-hidden=\"true\">01234…fghij</span>"))
        let whole = try html(node("t", text(letters), attributes))
        #expect(whole.contains(">\(letters)</span>") && !whole.contains("cut-whole"))
        var bold = ViewNode.TextStyle()
        bold.isBold = true
        let runs: [ViewNode.TextRun] = [
            .init(text: "012"), .init(text: "3456789abcdefg", style: bold), .init(text: "h<j"),
        ]
        let styled = try html(node("t", .text(runs), attributes + [.frame(.init(width: 93.5))]))
        #expect(
            styled.contains(
                "true\">012<span class=\"run bold\">34</span>…<span class=\"run bold\">fg</span>"
                    + "h&lt;j</span>"))
    }

    @Test("Cuts that a stored tree has wrong show no more than there is")
    func wrongCuts() {
        let cuts: [(start: Int32, end: Int32, shown: String)] = [
            (-3, 99, "…abc"), (99, 99, "abc…"), (.min, .max, "…abc"), (1, 1, "a…c"),
        ]
        for cut in cuts {
            let area = ViewNode.Area(x: 0, y: 0, width: 9, height: 9)
            let place = ViewNode.Placement(
                box: area, content: area, lines: 1,
                truncation: .init(start: cut.start, end: cut.end))
            let tree = ViewTree(
                nodes: [node("t", text("abc"))],
                placements: .init(width: 9, height: 9, elements: [place]))
            #expect(HTMLRenderer().render(tree).contains("\"true\">\(cut.shown)</span>"))
        }
    }

    @Test("A path is that of the size that it has: a line on it is as thick all around")
    func path() throws {
        let path = ViewNode.FlexiblePath { rect in
            Path { path in
                path.move(to: CGPoint(x: 5, y: 5))
                path.addLine(to: CGPoint(x: rect.maxX - 5, y: rect.maxY - 5))
            }
        }
        let drawing = ViewNode.Kind.drawing(
            .outline(.path(path), stroke: .init(.foreground, width: 4)))
        let shape = node("p", drawing, [.frame(.init(height: 40))])
        let output = try html(shape)
        #expect(output.contains("d=\"M5 5L355 35\""))
        #expect(!output.contains("viewBox") && !output.contains("non-scaling-stroke"))
        let flowing = HTMLRenderer().render(ViewTree(nodes: [shape]))
        #expect(
            flowing.contains("viewBox=\"0 0 100 100\"") && flowing.contains("non-scaling-stroke"))
    }

    @Test("Long lines get more room beyond what was measured than short ones")
    func roomForText() throws {
        // Letters of 8.5 points.
        let short = try html(node("t", text(String(repeating: "n", count: 10))))
        #expect(short.contains("width:85.5px"))
        let long = try html(node("t", text(String(repeating: "n", count: 30))))
        #expect(long.contains("width:256px"))
    }

    @Test("Placements that belong to another tree draw no more than there are")
    func tooFewPlacements() {
        let nodes = [node("a", text("a")), node("b", text("b"))]
        let placements = ViewTree.Placements(width: 10, height: 10, elements: [])
        #expect(
            HTMLRenderer().render(ViewTree(nodes: nodes, placements: placements))
                == HTMLRenderer().render(ViewTree(nodes: nodes)))
    }

    @Test func placementsAreWrittenAsNumbers() throws {
        let long = node(
            "long", text("0123456789abcdefghij"),
            [.lineLimit(1), .truncation(.middle), .frame(.init(width: 93.5))])
        let tree = try placed(ViewTree(nodes: EveryCase.attributeTree.nodes + [long]))
        #expect(tree.placements?.elements.last?.truncation != nil)
        let renderer = JSONRenderer()
        let again = try renderer.tree(from: renderer.data(of: tree))
        #expect(again.placements?.elements == tree.placements?.elements)
        #expect(again.placements == tree.placements)
    }
}
