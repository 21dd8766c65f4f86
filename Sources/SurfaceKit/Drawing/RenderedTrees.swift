import SnippetRendering
import SwiftUI
import Synchronization

/// Spares drawing a tree once for each tab that shows it, and what hasn't changed of a card at each tap.
///
/// Tabs of one session get the same tree one after the other, so a few for the whole host are enough; a
/// cache in each session would cost more memory than it saves time.
final class RenderedTrees: Sendable {
    /// By reference, since each look at the kept ones would copy all of them.
    private final class Rendered: Sendable {
        let tree: ViewTree
        let markup: HTMLMarkup

        init(_ tree: ViewTree, _ markup: HTMLMarkup) {
            self.tree = tree
            self.markup = markup
        }
    }

    private static let mostKept = 8

    /// The newest is the last.
    private let kept = Mutex<[Rendered]>([])
    private let renderer: HTMLRenderer

    init(_ renderer: HTMLRenderer) {
        self.renderer = renderer
    }

    /// The tree as HTML.
    func markup(of tree: ViewTree) -> HTMLMarkup {
        let (known, like) = kept.withLock { kept in
            (kept.last { $0.tree.isSame(as: tree) }, kept.last { $0.tree.resembles(tree) })
        }
        if let known { return known.markup }
        let markup = renderer.markup(of: tree, after: like?.markup)
        let new = Rendered(tree, markup)
        kept.withLock { kept in
            if kept.count == Self.mostKept { kept.removeFirst() }
            kept.append(new)
        }
        return markup
    }
}

extension ViewTree {
    /// Tells whether a tree is this very one, for a width at which its elements lie in the same places.
    fileprivate func isSame(as other: ViewTree) -> Bool {
        nodes.sharesMemory(with: other.nodes) && placements == other.placements
    }

    /// Tells whether a tree may be another version of this one, as far as a glance tells.
    fileprivate func resembles(_ other: ViewTree) -> Bool {
        nodes.resemble(other.nodes)
            && placements?.elements.count == other.placements?.elements.count
            && placements?.width == other.placements?.width
    }
}
