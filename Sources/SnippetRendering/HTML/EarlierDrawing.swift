import SwiftUI

/// The markup of a tree that was drawn before, as far as it is of use for the tree at hand.
final class EarlierDrawing {
    let markup: HTMLMarkup
    private let unchanged: UnchangedNodes
    /// True if all elements lie where they lay.
    private let keepsPlaces: Bool

    /// Compares a tree with the one that was drawn; `nil` if they have too little in common.
    init?(
        _ markup: HTMLMarkup, for nodes: [ViewNode], _ placements: [ViewNode.Placement]?, count: Int
    ) {
        guard markup.places.count == count, (markup.placements == nil) == (placements == nil),
            let unchanged = UnchangedNodes(of: nodes, since: markup)
        else { return nil }
        self.markup = markup
        self.unchanged = unchanged
        keepsPlaces = markup.placements == placements
    }

    /// Where the element of a node was drawn, if it would be drawn the same way now.
    func place(
        at position: Int, in surroundings: HTMLDrawing.Surroundings,
        _ placements: [ViewNode.Placement]?
    ) -> HTMLMarkup.Place? {
        guard position < unchanged.flags.count, unchanged.flags[position] else { return nil }
        let place = markup.places[position]
        guard place.surroundings == surroundings else { return nil }
        if keepsPlaces { return place }
        guard let placements, let earlier = markup.placements,
            placements[position..<place.next] == earlier[position..<place.next]
        else { return nil }
        return place
    }
}
