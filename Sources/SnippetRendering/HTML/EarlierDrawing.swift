import SwiftUI

/// The reusable markup of a tree that was drawn before; a class, since each node accesses it.
final class EarlierDrawing {
    let markup: HTMLMarkup
    private let unchanged: UnchangedNodes
    /// For each element, the count of preceding elements that moved; empty if none moved.
    private let moved: [Int]

    /// Compares a tree with the one that was drawn; returns `nil` if they have too little in
    /// common.
    init?(
        _ markup: HTMLMarkup, for nodes: [ViewNode], _ placements: [ViewNode.Placement]?, count: Int
    ) {
        guard markup.places.count == count, (markup.placements == nil) == (placements == nil),
            let unchanged = UnchangedNodes(of: nodes, since: markup)
        else { return nil }
        self.markup = markup
        self.unchanged = unchanged
        moved = Self.moved(placements ?? [], since: markup.placements ?? [])
    }

    /// Returns the place of a node's element in the earlier markup, if it would be drawn the same
    /// way now.
    func place(
        at position: Int, in surroundings: HTMLDrawing.Surroundings
    ) -> HTMLMarkup.Place? {
        guard position < unchanged.flags.count, unchanged.flags[position] else { return nil }
        let place = markup.places[position]
        guard place.surroundings == surroundings else { return nil }
        guard moved.isEmpty || moved[place.next] == moved[position] else { return nil }
        return place
    }

    private static func moved(
        _ placements: [ViewNode.Placement], since earlier: [ViewNode.Placement]
    ) -> [Int] {
        if placements == earlier { return [] }
        var moved = [0]
        moved.reserveCapacity(placements.count + 1)
        var count = 0
        for (place, before) in zip(placements, earlier) {
            if place != before { count += 1 }
            moved.append(count)
        }
        return moved
    }
}
