import SnippetRendering
import SwiftUI
import Testing

@testable import SurfaceKit

/// Trees that several tabs show.
@Suite struct RenderedTreesTests {
    @Test func drawsATreeOfSeveralTabsOnce() {
        let trees = RenderedTrees(HTMLRenderer())
        let node = ViewNode(id: NodeID("a"), kind: .divider)
        let first = ViewTree(nodes: [node])
        let same = first
        let other = ViewTree(nodes: [node, node])
        #expect(trees.markup(of: first).bytes == trees.markup(of: same).bytes)
        #expect(trees.markup(of: other).bytes != trees.markup(of: first).bytes)
    }

    @Test func drawsATreeForTheWidthOfEachTab() {
        let trees = RenderedTrees(HTMLRenderer())
        let flowing = ViewTree(nodes: [ViewNode(id: NodeID("a"), kind: .divider)])
        func placed(_ width: Float) -> ViewTree {
            var tree = flowing
            let area = ViewNode.Area(x: 0, y: 0, width: width, height: 1)
            tree.placements = ViewTree.Placements(
                width: Double(width), height: 1, elements: [.init(box: area, content: area)])
            return tree
        }
        let drawn = [flowing, placed(100), placed(200)].map { trees.markup(of: $0).bytes }
        #expect(Set(drawn).count == 3)
    }
}
