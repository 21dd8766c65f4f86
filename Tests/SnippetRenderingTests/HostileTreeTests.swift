import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// Whatever a tree holds, its result is bounded and holds no tag of somebody else's.
@Suite @MainActor struct HostileTreeTests {
    /// All tags of a document without the values of their attributes.
    private func tags(of html: String) -> [String] {
        var tags: [String] = []
        var tag: [UInt8]?
        var isQuoted = false
        for byte in html.utf8 {
            if tag == nil {
                if byte == UInt8(ascii: "<") { tag = [] }
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: ">"), !isQuoted {
                tags.append(String(decoding: tag ?? [], as: UTF8.self))
                tag = nil
            } else if !isQuoted {
                tag?.append(byte)
            }
        }
        if tag != nil { tags.append("oai-injected: a tag without an end") }
        return tags
    }

    private func check(_ html: String, _ hint: Comment) {
        let tags = tags(of: html)
        #expect(!tags.contains { $0.contains("oai-injected") || $0.contains("!--") }, hint)
        #expect(
            tags.filter { $0.hasPrefix("div") }.count == tags.filter { $0 == "/div" }.count, hint)
        // Data looks for bytes; a text would be copied to UTF-16 first, each time.
        let bytes = Data(html.utf8)
        for text in ["href=\"javascript:", ":nan", ":inf"] {
            #expect(bytes.range(of: Data(text.utf8)) == nil, hint)
        }
    }

    @Test func treesOfOddNumbersAndTextsAreLaidOutAndDrawn() throws {
        for seed in 1...150 {
            var trees = HostileTrees(seed: UInt64(seed))
            let nodes = [trees.node(levels: 3), trees.node(levels: 2)]
            for width in [0, 320, trees.length()] {
                let layout = ViewLayout(
                    width: width, isRightToLeft: seed.isMultiple(of: 2),
                    measuring: EstimatedMeasuring())
                let outcome = layout.placements(of: nodes)
                if let placements = outcome.placements {
                    #expect(placements.height.isFinite, "seed \(seed)")
                    for place in placements.elements {
                        #expect(
                            place.box.x.isFinite && place.box.y.isFinite
                                && place.box.width >= 0 && place.box.width.isFinite
                                && place.box.height >= 0 && place.box.height.isFinite,
                            "seed \(seed)")
                    }
                }
                check(
                    HTMLRenderer().render(
                        ViewTree(nodes: nodes, placements: outcome.placements)), "seed \(seed)")
            }
            check(HTMLRenderer().render(ViewTree(nodes: nodes)), "seed \(seed)")
        }
    }

    @Test func treesOfOddNumbersAndTextsAreReadAndSpoken() {
        for seed in 1...150 {
            var trees = HostileTrees(seed: UInt64(seed))
            let tree = ViewTree(nodes: [trees.node(levels: 3), trees.node(levels: 2)])
            for form in TextRenderer.Form.allCases {
                let text = TextRenderer(form: form).render(tree)
                #expect(
                    text.unicodeScalars.allSatisfy {
                        $0 == "\n" || $0.properties.generalCategory != .control
                    }, "seed \(seed)")
            }
            for node in tree.allNodes {
                let info = node.accessibility
                if let range = info.range {
                    #expect((0...1).contains(range.fraction), "seed \(seed)")
                }
                #expect(node.accessibleName.utf8.count < 10_000_000, "seed \(seed)")
            }
            #expect(tree.plainText.utf8.count < 10_000_000, "seed \(seed)")
            #expect(HeightEstimate(of: tree).points.isFinite, "seed \(seed)")
        }
    }

    @Test func treesOfOddNumbersAndTextsComeBackFromJSON() throws {
        let renderer = JSONRenderer()
        for seed in 1...150 {
            var trees = HostileTrees(seed: UInt64(seed))
            let tree = ViewTree(nodes: [trees.node(levels: 3), trees.node(levels: 2)])
            let json = try renderer.data(of: tree)
            let again = try renderer.tree(from: json)
            #expect(try renderer.data(of: again) == json, "seed \(seed)")
        }
    }

    @Test func everyCaseIsDrawnWithOddTextsAndNumbers() {
        let inside = ViewNode(id: NodeID("i"), kind: .text([.init(text: "Inside")]))
        let layout = ViewLayout(width: 320, measuring: EstimatedMeasuring())
        func draw(_ node: ViewNode, _ hint: Comment) {
            let placements = layout.placements(of: [node]).placements
            check(HTMLRenderer().render(ViewTree(nodes: [node])), hint)
            check(HTMLRenderer().render(ViewTree(nodes: [node], placements: placements)), hint)
            _ = TextRenderer(form: .spoken).render(ViewTree(nodes: [node]))
        }
        for kind in HostileTrees.kinds {
            draw(ViewNode(id: NodeID("k"), kind: kind, children: [inside]), "\(kind)")
            draw(ViewNode(id: NodeID("k"), kind: kind), "\(kind)")
        }
        for attribute in HostileTrees.attributes {
            for kind: ViewNode.Kind in [
                .text([.init(text: "a")]), .stack(.vertical(.center, spacing: nil)),
                .image(.init(source: .symbol("star"), label: nil)),
                .button(.init(action: nil, style: .bordered)),
            ] {
                draw(
                    ViewNode(
                        id: NodeID("a"), kind: kind, attributes: [attribute], children: [inside]),
                    "\(attribute)")
            }
        }
        // Odd texts and numbers have reached their places.
        #expect(HostileTrees.kinds.count > 5 * EveryCase.kinds.count)
        #expect(
            HostileTrees.attributes.contains(
                .padding(.init(top: -1, leading: -1, bottom: -1, trailing: -1))))
        #expect(HostileTrees.attributes.contains(.blur(1e300)))
        #expect(HostileTrees.attributes.contains(.accessibilityHint("")))
    }

    @Test func aMegabyteOfTextIsWrapped() throws {
        let text = String(repeating: "word \u{202E}<oai-injected>\u{2069} ", count: 45_000)
        let node = ViewNode(id: NodeID("t"), kind: .text([.init(text: text)]))
        let outcome = ViewLayout(width: 320, measuring: EstimatedMeasuring()).placements(of: [node])
        let placements = try #require(outcome.placements)
        #expect(placements.height.isFinite && placements.height > 10_000)
        check(
            HTMLRenderer().render(ViewTree(nodes: [node], placements: placements)), "a megabyte")
    }
}
