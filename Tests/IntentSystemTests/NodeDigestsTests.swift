import SwiftUI
import Testing

@testable import IntentSystem

/// Fingerprints of a tree's elements, and the memory that versions of a tree share.
@Suite struct NodeDigestsTests {
    private func text(_ id: String, _ text: String) -> ViewNode {
        ViewNode(id: NodeID(id), kind: .text([.init(text: text)]))
    }

    private func row(_ id: String, _ children: [ViewNode], spacing: Double = 8) -> ViewNode {
        ViewNode(
            id: NodeID(id), kind: .stack(.horizontal(.center, spacing: spacing)),
            children: children)
    }

    /// A tree made anew, so that it shares no memory.
    private func card(
        count: String = "1", spacing: Double = 8, rows: Range<Int> = 0..<3
    ) -> [ViewNode] {
        [
            row(
                "0",
                rows.map { number in
                    row(
                        "row \(number)", [text("a\(number)", "name"), text("b\(number)", "value")],
                        spacing: spacing)
                } + [text("count", count)])
        ]
    }

    /// The next version of a tree after it has met the last one.
    private func next(
        _ new: [ViewNode], after old: [ViewNode]
    ) -> (nodes: [ViewNode], digests: NodeDigests) {
        var nodes = new
        let digests = NodeDigests(of: &nodes, after: (old, NodeDigests(of: old)))
        return (nodes, digests)
    }

    @Test("Whatever has changed, the tree and its fingerprint are those of a tree without a past")
    func same() {
        let versions = [
            card(), card(count: "2"), card(spacing: 4), card(rows: 0..<4), card(rows: 1..<3),
            card(rows: 0..<0), [], [text("a", "b")], card() + card(),
        ]
        for old in versions {
            for new in versions {
                let next = next(new, after: old)
                #expect(next.nodes == new)
                #expect(next.digests.own == NodeDigests(of: new).own)
                #expect(next.digests.ends == NodeDigests(of: new).ends)
                #expect(next.digests.digest == TreeDigest(ViewTree(nodes: new)))
            }
        }
    }

    @Test("Other elements, other counts of them and another order have other fingerprints")
    func others() {
        let trees = [
            card(), card(count: "2"), card(spacing: 4), card(rows: 0..<4), [text("a", "b")],
            [row("a", [text("b", ""), text("c", "")])],
            [row("a", [text("b", "")]), text("c", "")],
            [row("a", [text("c", ""), text("b", "")])],
        ]
        #expect(Set(trees.map { TreeDigest(ViewTree(nodes: $0)) }).count == trees.count)
    }

    @Test("What hasn't changed lies in the memory of the last version")
    func memory() {
        let old = card()
        let (whole, _) = next(card(), after: old)
        #expect(whole.sharesMemory(with: old))
        let (nodes, _) = next(card(count: "2"), after: old)
        #expect(!nodes.sharesMemory(with: old))
        let rows = zip(nodes[0].children, old[0].children).dropLast()
        #expect(rows.allSatisfy { $0.children.sharesMemory(with: $1.children) })
    }
}
