import SnippetRendering
import SwiftUI
import Testing

/// Code that asks for the family of an attribute does the right thing for each case.
@Suite struct AttributeFamilyTests {
    /// The elements that an attribute may mean something to.
    private static let elements: [ViewNode] = [
        ViewNode(
            id: NodeID("a"), kind: .text([.init(text: "Some words that need two lines, or three")])),
        ViewNode(
            id: NodeID("a"), kind: .stack(.vertical(.leading, spacing: nil)),
            children: [ViewNode(id: NodeID("b"), kind: .text([.init(text: "Words")]))]),
        ViewNode(
            id: NodeID("a"), kind: .button(.init(action: ActionID(ordinal: 0), style: .bordered)),
            children: [ViewNode(id: NodeID("b"), kind: .text([.init(text: "Go")]))]),
    ]

    /// Each element with an attribute, and without it, as a heading in a row.
    private static func pairs(_ attribute: ViewNode.Attribute) -> [(
        with: [ViewNode], without: [ViewNode]
    )] {
        elements.map { element in
            func row(_ attributes: [ViewNode.Attribute]) -> [ViewNode] {
                var element = element
                element.attributes = attributes
                let other = ViewNode(id: NodeID("o"), kind: .text([.init(text: "Other words")]))
                return [
                    ViewNode(
                        id: NodeID("r"), kind: .stack(.horizontal(.center, spacing: nil)),
                        children: [element, other])
                ]
            }
            return (row([attribute, .accessibilityHeader]), row([.accessibilityHeader]))
        }
    }

    @Test("HTML draws each attribute, or tells assistive technology of it")
    func drawn() {
        // Attributes that only a layout can apply, and one that the sample has already.
        let others: Set<String> = ["minimumScaleFactor", "layoutCode", "accessibilityHeader"]
        let renderer = HTMLRenderer()
        for (name, attribute) in EveryCase.attributes {
            let isDrawn = Self.pairs(attribute).contains { pair in
                renderer.render(ViewTree(nodes: pair.with))
                    != renderer.render(ViewTree(nodes: pair.without))
            }
            #expect(isDrawn != others.contains(name), "\(name)")
        }
    }

    @Test("Layout is asked anew wherever an attribute moves anything")
    func laidOut() {
        let layout = ViewLayout(width: 200, measuring: EvenMeasuring())
        var count = 0
        for (name, attribute) in EveryCase.attributes {
            for pair in Self.pairs(attribute)
            where layout.placements(of: pair.with).placements
                != layout.placements(of: pair.without).placements
            {
                count += 1
                #expect(!ViewLayout.areAlike(pair.with, pair.without), "\(name)")
            }
        }
        #expect(count > 20)
    }

    @Test(
        "Attributes out of order, as no view has them but a stored tree may, put nothing out of step"
    )
    func outOfOrder() {
        let front = ViewNode(
            id: NodeID("f"), kind: .text([.init(text: "Front")]),
            attributes: [.font(.init()), .frame(.init(width: 30))])
        let nodes = [
            ViewNode(
                id: NodeID("a"), kind: .text([.init(text: "Words")]),
                attributes: [.accessibilityLabel("Name"), .overlayNodes([front], .center, .center)]),
            ViewNode(id: NodeID("b"), kind: .text([.init(text: "More")])),
        ]
        let html = HTMLRenderer().render(ViewTree(nodes: nodes))
        #expect(html.contains(">Front<") && html.contains(">Words<"))
        #expect(html.contains(#"b" class="text" dir="auto">More</span>"#))
    }
}
