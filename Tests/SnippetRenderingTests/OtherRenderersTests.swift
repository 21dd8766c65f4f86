import Foundation
import IntentTestKit
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

    @Test func layersAreReadInDrawingOrder() {
        var make = SampleTree()
        let behind = make.text("behind")
        let front = make.text("in front")
        let cart = make.button(
            0, .bordered, [make.text("Cart")],
            .backgroundNodes([behind], .center, .center),
            .overlayNodes([front, make.button(1, .plain, [make.text("Buy")])], .trailing, .top))
        let tree = ViewTree(nodes: [cart])
        #expect(TextRenderer().render(tree) == "behind\n[Cart]\nin front\n[Buy]")
        #expect(TextRenderer().render(tree.withoutButtons) == "")
        var column = make.column([make.text("Total")])
        column.attributes = [.overlayNodes([make.button(2, .plain, [])], .center, .center)]
        #expect(
            ViewTree(nodes: [column]).withoutButtons.nodes[0].attributes
                == [.overlayNodes([], .center, .center)])
    }

    @Test func whatIsReadAsOneIsReadOnce() {
        var make = SampleTree()
        let front = make.text("3")
        let label = make.text("Messages")
        func column(_ attributes: ViewNode.Attribute...) -> String {
            let node = ViewNode(
                id: NodeID("c"), kind: .stack(.vertical(.center, spacing: nil)),
                attributes: [.overlayNodes([front], .trailing, .top)] + attributes,
                children: [label])
            return TextRenderer().render(ViewTree(nodes: [node]))
        }
        #expect(column() == "Messages\n3")
        #expect(column(.accessibilityCombined) == "Messages 3")
        #expect(column(.accessibilityLabel("Three messages")) == "Three messages")
        #expect(column(.accessibilityValue("new")) == "Messages 3, new")
        #expect(column(.accessibilityLabel("Mail"), .accessibilityHeader) == "Mail")
    }

    @Test func labelledRangesSayTheirValue() {
        var make = SampleTree()
        let progress = make.node(
            .progress(.init(fraction: 0.4, style: .circular)), [.accessibilityLabel("Progress")])
        let told = make.node(
            .progress(.init(fraction: 0.4, style: .circular)),
            [.accessibilityLabel("Progress"), .accessibilityValue("2 of 5")])
        let gauge = make.node(
            .gauge(.init(value: 3, lowerBound: 1, upperBound: 5, style: .linear)),
            [.accessibilityLabel("Fuel")])
        let tree = ViewTree(nodes: [progress, told, gauge])
        #expect(TextRenderer().render(tree) == "Progress: 40 %\nProgress: 2 of 5\nFuel: 50 %")
    }

    @Test @MainActor func rangesSayTheValueThatTheirAuthorWrote() {
        let view = VStack {
            ProgressView(value: 0.4) {
                Text("Files")
            } currentValueLabel: {
                Text("2 of 5")
            }
            Gauge(value: 3, in: 0...10) {
                Text("Ride")
            } currentValueLabel: {
                Image(systemName: "bicycle")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
        }
        let tree = ViewResolver.resolve(view).tree
        #expect(TextRenderer().render(tree) == "Files: 2 of 5\nRide: bicycle")
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

    @Test(arguments: ["", "\"format\":0,", "\"format\":1,"])
    func anotherFormatIsRefused(format: String) throws {
        let json = try JSONRenderer().render(SampleTree.resultCard())
        #expect(json.hasPrefix("{\"format\":4,\"nodes\":["))
        let other = Data(json.replacing("\"format\":4,", with: format).utf8)
        let found = format.isEmpty ? nil : Int(format.filter(\.isNumber))
        let error = #expect(throws: ViewTree.FormatError.self) {
            try JSONRenderer().tree(from: other)
        }
        #expect(error?.found == found)
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
            for size in [DynamicTypeSize.large, .accessibility1, .accessibility4] {
                let estimate = HeightEstimate(of: tree, textSize: size)
                lines.append("\(size): \(Int(estimate.points.rounded()))")
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

    @Test func aTreeThatWasLaidOutHasTheHeightOfItsPlaces() {
        for layered in [false, true] {
            var tree = SampleTree.landmarkCard()
            if layered {
                let back = ViewNode(id: NodeID("back"), kind: .text([.init(text: "behind")]))
                tree.nodes[0].attributes.append(.backgroundNodes([back, back], .center, .center))
            }
            let estimate = HeightEstimate(of: tree, width: 300)
            #expect(HeightEstimate(placed: tree) == nil)
            let layout = ViewLayout(width: 300, measuring: EstimatedMeasuring())
            tree.placements = layout.placements(of: tree.nodes).placements
            #expect(HeightEstimate(placed: tree) == estimate)
            let plain = HeightEstimate(of: SampleTree.landmarkCard(), width: 300)
            #expect(estimate.parts == plain.parts && !plain.parts.isEmpty)
            tree.placements?.elements.removeLast()
            #expect(HeightEstimate(placed: tree) == nil)
        }
    }

    @Test func narrowAndLargeIsHigher() {
        let tree = SampleTree.landmarkCard()
        let normal = HeightEstimate(of: tree).points
        #expect(HeightEstimate(of: tree, width: 200).points > normal)
        #expect(HeightEstimate(of: tree, textSize: .accessibility2).points > normal)
        #expect(HeightEstimate(of: ViewTree()).points == 0)
    }

    @Test(.timeLimit(.minutes(3))) func deepRowsStayCheap() {
        var node = ViewNode(id: NodeID("x"), kind: .text([.init(text: "deep")]))
        for _ in 0..<60 {
            node = ViewNode(
                id: NodeID("x"), kind: .stack(.horizontal(.center, spacing: nil)), children: [node])
        }
        #expect(HeightEstimate(of: ViewTree(nodes: [node])).points > 0)
    }
}
