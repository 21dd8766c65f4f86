import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// A card's next version: drawn and laid out as if for the first time, whatever is taken over of the last.
@Suite struct NextVersionTests {
    private let renderer = HTMLRenderer()

    /// A tree and the next version of it, in which one thing has changed.
    private struct Change: Sendable, CustomTestStringConvertible {
        var seed: UInt64
        var old: [ViewNode]
        var new: [ViewNode]

        var testDescription: String { "seed \(seed)" }
    }

    /// Trees of usual cards and of odd ones, each with something changed at one place.
    private static func changes(_ count: UInt64) -> [Change] {
        (0..<count).map { seed in
            var trees = HostileTrees(seed: seed)
            let old =
                switch seed % 4 {
                case 0: SampleTree.controlsCard().nodes
                case 1: EveryCase.kindTree.nodes
                case 2: EveryCase.attributeTree.nodes
                default: [trees.node(levels: 3), trees.node(levels: 2)]
                }
            var place = Int.random(in: 0..<max(old.allNodeCount, 1), using: &trees.numbers)
            let new = old.changing(&place) { node in
                switch Int.random(in: 0..<9, using: &trees.numbers) {
                case 0: node.kind = .text([.init(text: trees.text())])
                case 1: node.kind = trees.kind()
                case 2: node.attributes.append(trees.attribute())
                case 3: node.attributes = Array(node.attributes.dropLast())
                case 4: node.children = Array(node.children.dropFirst())
                case 5: node.children.append(trees.node(levels: 1))
                case 6: node.id = NodeID(node.id.rawValue + "x")
                case 7: node.flip()
                default: node.countUp()
                }
            }
            return Change(seed: seed, old: old, new: new)
        }
    }

    private func placed(_ nodes: [ViewNode], after texts: ViewLayout.Texts? = nil) -> ViewTree {
        var layout = ViewLayout(width: 340, measuring: EvenMeasuring(one: 0.3))
        layout.earlierTexts = texts
        return ViewTree(nodes: nodes, placements: layout.placements(of: nodes).placements)
    }

    private func expectSameMarkup(_ old: ViewTree, _ new: ViewTree, _ change: Change) {
        let earlier = renderer.markup(of: old)
        let next = renderer.markup(of: new, after: earlier)
        let fresh = renderer.markup(of: new)
        #expect(
            String(decoding: next.bytes, as: UTF8.self) == renderer.render(new),
            "seed \(change.seed)")
        #expect(next.changes(since: fresh.outline) == [], "seed \(change.seed)")
        #expect(
            next.changes(since: earlier.outline) == fresh.changes(since: earlier.outline),
            "seed \(change.seed)")
        // And what was taken over once can be taken over again.
        let third = renderer.markup(of: old, after: next)
        #expect(third.bytes == earlier.bytes, "seed \(change.seed)")
    }

    @Test("The markup is that of a first drawing, whether the page lays out or the server")
    func markup() {
        for change in Self.changes(200) {
            expectSameMarkup(ViewTree(nodes: change.old), ViewTree(nodes: change.new), change)
            expectSameMarkup(placed(change.old), placed(change.new), change)
        }
    }

    @Test("Elements where none are drawn put nothing out of step")
    func hiddenElements() {
        func text(_ id: String, _ children: [ViewNode] = []) -> ViewNode {
            ViewNode(id: NodeID(id), kind: .text([.init(text: id)]), children: children)
        }
        let inside = [text("c", [text("d")]), text("e")]
        func card(_ spacing: Double) -> ViewTree {
            ViewTree(nodes: [
                text("a", [text("x")]),
                ViewNode(
                    id: NodeID("b"), kind: .stack(.vertical(.center, spacing: spacing)),
                    children: inside), text("f"),
            ])
        }
        let next = renderer.markup(of: card(4), after: renderer.markup(of: card(8)))
        #expect(next.bytes == renderer.bytes(of: card(4)))
    }

    @Test("Letters are compared as they are written, and pictures to their ends")
    func bytes() {
        func text(_ text: String) -> ViewTree {
            ViewTree(nodes: [ViewNode(id: NodeID("a"), kind: .text([.init(text: text)]))])
        }
        for (one, other) in [("é", "e\u{301}"), ("\u{2329}", "\u{3008}"), (";", "\u{37E}")] {
            #expect(one == other)
            #expect(text(one) != text(other))
            #expect(text(one).hashValue != text(other).hashValue)
            #expect(!ViewLayout.areAlike(text(one).nodes, text(other).nodes))
            let next = renderer.markup(of: text(one), after: renderer.markup(of: text(other)))
            #expect(next.bytes == renderer.bytes(of: text(one)))
        }
        func picture(_ last: UInt8) -> ViewNode.ImageContent.Source {
            .data(Data(repeating: 0, count: 1000) + [last], contentType: "image/png")
        }
        #expect(picture(1).hashValue != picture(2).hashValue)
        func mesh(_ last: UInt8) -> Paint {
            .mesh(.init(width: 1, pixels: Data(repeating: 0, count: 1000) + [last]))
        }
        #expect(mesh(1).hashValue != mesh(2).hashValue)
    }

    @Test("What hasn't changed but has moved is drawn where it is now")
    func moved() {
        let old = placed(SampleTree.controlsCard().nodes)
        var new = old
        new.placements?.elements[2].box.y += 7
        new.placements?.elements[4].content.x += 3
        let next = renderer.markup(of: new, after: renderer.markup(of: old))
        #expect(next.bytes == renderer.bytes(of: new))
        #expect(next.bytes != renderer.bytes(of: old))
    }

    @Test("Cards that layout can't tell apart have the same places")
    func places() {
        var count = 0
        for change in Self.changes(400) where ViewLayout.areAlike(change.new, change.old) {
            count += 1
            let (old, new) = (placed(change.old).placements, placed(change.new).placements)
            #expect(old == new, "seed \(change.seed)")
        }
        #expect(count > 30)
    }

    @Test("Texts that were measured for the last version have the places that they would have")
    func texts() {
        for change in Self.changes(100) {
            let earlier = ViewLayout(width: 340, measuring: EvenMeasuring(one: 0.3))
                .placements(of: change.old).texts
            #expect(
                placed(change.new, after: earlier).placements == placed(change.new).placements,
                "seed \(change.seed)")
        }
    }

    @Test(
        "Symbols, colors, actions, states and digits of one width take no room; letters and lengths do",
        arguments: [
            (#"a symbol"#, true), ("a color", true), ("an action", true), ("a switch", true),
            ("digits of one width", true), ("rolling digits", true), ("digits", false),
            ("a letter", false), ("padding", false), ("another digit", false),
            ("a font", false), ("the middle of digits", false), ("a picture", false),
        ])
    func likeness(_ name: String, areAlike: Bool) {
        let (old, new) = Self.pair(name)
        #expect(ViewLayout.areAlike(new, old) == areAlike)
        #expect(ViewLayout.areAlike(old, old))
    }

    private static func pair(_ name: String) -> ([ViewNode], [ViewNode]) {
        func text(_ text: String, _ attributes: ViewNode.Attribute...) -> [ViewNode] {
            [ViewNode(id: NodeID("a"), kind: .text([.init(text: text)]), attributes: attributes)]
        }
        func node(_ kind: ViewNode.Kind) -> [ViewNode] { [ViewNode(id: NodeID("a"), kind: kind)] }
        func image(_ source: ViewNode.ImageContent.Source) -> [ViewNode] {
            node(.image(.init(source: source, label: nil)))
        }
        let even = ViewNode.Attribute.font(.init(isMonospacedDigit: true))
        return switch name {
        case "a symbol": (image(.symbol("heart")), image(.symbol("heart.fill")))
        case "a picture": (image(.asset("a")), image(.asset("b")))
        case "a color":
            (text("a", .foreground(.named(.red))), text("a", .foreground(.named(.blue))))
        case "an action":
            (
                node(.button(.init(action: ActionID(ordinal: 1)))),
                node(.button(.init(action: ActionID(ordinal: 2), isDisabled: true)))
            )
        case "a switch":
            (
                node(.toggle(.init(action: nil, isOn: true))),
                node(.toggle(.init(action: nil, isOn: false)))
            )
        case "digits of one width": (text("9 of 10", even), text("2 of 31", even))
        case "rolling digits":
            (
                text("9", .contentTransition(.numericText)),
                text("2", .contentTransition(.numericText))
            )
        case "digits": (text("9"), text("1"))
        case "a letter": (text("a 9", even), text("b 9", even))
        case "another digit": (text("9", even), text("10", even))
        case "the middle of digits":
            (text("99", even, .truncation(.middle)), text("98", even, .truncation(.middle)))
        case "a font": (text("9", even), text("9"))
        default:
            (
                text("a", .padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1))),
                text("a", .padding(.init(top: 1, leading: 2, bottom: 1, trailing: 1)))
            )
        }
    }
}

extension [ViewNode] {
    /// How many nodes there are, behind others, in front of them and in other states, too.
    fileprivate var allNodeCount: Int { ViewLayout.placeCount(of: self) ?? 0 }

    /// The nodes with one of them changed, by its place among all; the others lie in the same memory as before.
    fileprivate func changing(_ place: inout Int, _ change: (inout ViewNode) -> Void) -> [ViewNode]
    {
        let changed = map { node in
            var node = node
            if place == 0 { change(&node) }
            place -= 1
            node.attributes = node.attributes.map { attribute in
                switch attribute {
                case .backgroundNodes(let nodes, let x, let y):
                    .backgroundNodes(nodes.changing(&place, change), x, y)
                case .overlayNodes(let nodes, let x, let y):
                    .overlayNodes(nodes.changing(&place, change), x, y)
                default: attribute
                }
            }
            if case .toggle(var toggle) = node.kind {
                toggle.flipped = toggle.flipped.changing(&place, change)
                node.kind = .toggle(toggle)
            }
            node.children = node.children.changing(&place, change)
            return node
        }
        return changed == self ? self : changed
    }
}

extension ViewNode {
    /// Turns a toggle on or off, as a tap does.
    fileprivate mutating func flip() {
        guard case .toggle(var toggle) = kind else { return }
        toggle.isOn.toggle()
        swap(&toggle.flipped, &children)
        kind = .toggle(toggle)
    }

    /// Changes the digits of a text.
    fileprivate mutating func countUp() {
        guard case .text(let runs) = kind else { return }
        kind = .text(
            runs.map { run in
                guard run.image == nil else { return run }
                return TextRun(
                    text: String(run.text.map { $0.isASCII && $0.isNumber ? "7" : $0 }),
                    style: run.style)
            })
    }
}
