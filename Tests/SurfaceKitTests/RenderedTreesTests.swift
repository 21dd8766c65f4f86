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
}
