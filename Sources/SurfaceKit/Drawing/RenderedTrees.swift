import SnippetRendering
import SwiftUI
import Synchronization

/// A cache of drawn trees: a tree is drawn once for all tabs that show it, and after a tap only the
/// changed parts are.
///
/// Tabs of one session get the same tree one after the other, so a few trees for the whole host are
/// enough; a cache in each session would cost more memory than it saves time.
final class RenderedTrees: Sendable {
    /// A class, because a lookup would copy every cached value of a struct.
    private final class Rendered: Sendable {
        let tree: ViewTree
        let markup: HTMLMarkup

        init(_ tree: ViewTree, _ markup: HTMLMarkup) {
            self.tree = tree
            self.markup = markup
        }
    }

    private static let mostKept = 8

    /// The cached trees, newest last.
    private let kept = Mutex<[Rendered]>([])
    private let renderer: HTMLRenderer

    init(_ renderer: HTMLRenderer) {
        self.renderer = renderer
    }

    /// Returns the tree as HTML.
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
    /// Returns `true` if both trees share their nodes, and their elements have the same places.
    fileprivate func isSame(as other: ViewTree) -> Bool {
        nodes.sharesMemory(with: other.nodes) && placements == other.placements
    }

    /// Returns `true` if a tree may be another version of this one, by a cheap comparison.
    fileprivate func resembles(_ other: ViewTree) -> Bool {
        nodes.resemble(other.nodes)
            && placements?.elements.count == other.placements?.elements.count
            && placements?.width == other.placements?.width
    }
}
