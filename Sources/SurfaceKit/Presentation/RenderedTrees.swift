import SnippetRendering
import SwiftUI
import Synchronization

/// Spares drawing a tree once for each tab that shows it.
///
/// Tabs of one session get the same tree one after the other, so a few slots for the whole host are
/// enough; a cache in each session would cost more memory than it saves time.
final class RenderedTrees: Sendable {
    private struct Slot {
        var tree: ViewTree
        var markup: HTMLMarkup
    }

    private static let slotCount = 8

    private let slots = Mutex<[Slot?]>(Array(repeating: nil, count: slotCount))
    private let renderer: HTMLRenderer

    init(_ renderer: HTMLRenderer) {
        self.renderer = renderer
    }

    /// The tree as HTML.
    func markup(of tree: ViewTree) -> HTMLMarkup {
        guard let place = tree.storagePlace else { return renderer.markup(of: tree) }
        // Allocations are 16 bytes apart at least, so the low bits say nothing.
        let slot = Int(place >> 6) % Self.slotCount
        let known = slots.withLock { $0[slot] }
        // The slot keeps its tree alive, so an equal place means the very same nodes. Tabs of several
        // widths have them in other places.
        if let known, known.tree.storagePlace == place, known.tree.nodes.count == tree.nodes.count,
            known.tree.placements == tree.placements
        {
            return known.markup
        }
        let markup = renderer.markup(of: tree)
        slots.withLock { $0[slot] = Slot(tree: tree, markup: markup) }
        return markup
    }
}

extension ViewTree {
    /// Where the nodes lie in memory: a name for their storage, never followed.
    fileprivate var storagePlace: UInt? {
        guard !nodes.isEmpty else { return nil }
        return nodes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
}
