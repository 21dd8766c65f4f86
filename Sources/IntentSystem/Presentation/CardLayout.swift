package import SwiftUI
import Synchronization

/// The layout of an app's cards, once text widths are known; the next version of a card begins with
/// the last.
package final class CardLayout: Sendable {
    private struct State {
        var measuring: (any TextMeasuring)?
        var pictures: any PictureMeasuring = UnknownPictures()
        /// Laid-out views, the newest last; people switch back and forth between few.
        var known: [Known] = []
        /// Resolved views, the newest last.
        var resolved: [Resolved] = []
        /// The last language whose direction was determined: creating a locale takes longer than
        /// laying out a card.
        var direction: (language: String, isRightToLeft: Bool)?

        mutating func isRightToLeft(_ environment: PresentationEnvironment) -> Bool {
            if let direction, direction.language == environment.language {
                return direction.isRightToLeft
            }
            let isRightToLeft = environment.isRightToLeft
            direction = (environment.language, isRightToLeft)
            return isRightToLeft
        }
    }

    /// A laid-out view; a class, since a lookup would otherwise copy all of them.
    private final class Known: Sendable {
        let digest: TreeDigest
        let room: Room
        let nodes: [ViewNode]
        let outcome: ViewLayout.Outcome

        init(digest: TreeDigest, room: Room, nodes: [ViewNode], outcome: ViewLayout.Outcome) {
            self.digest = digest
            self.room = room
            self.nodes = nodes
            self.outcome = outcome
        }
    }

    /// A resolved view, with which its next version shares memory; a class for the same reason.
    private final class Resolved: Sendable {
        let nodes: [ViewNode]
        let digests: NodeDigests
        let digest: TreeDigest

        init(nodes: [ViewNode], digests: NodeDigests) {
            self.nodes = nodes
            self.digests = digests
            digest = digests.digest
        }
    }

    /// The inputs besides a view that decide where its elements are placed.
    private struct Room: Equatable {
        var width: Double
        var textSize: DynamicTypeSize
        var isRightToLeft: Bool
    }

    private static let mostKnown = 8

    private let state = Mutex(State())

    init() {}

    /// Uses the measures of the fonts and the pictures that surfaces draw with.
    package func use(
        _ measuring: (any TextMeasuring)?, pictures: any PictureMeasuring = UnknownPictures()
    ) {
        state.withLock { $0 = State(measuring: measuring, pictures: pictures) }
    }

    /// Uses the measures of a surface, unless another one has provided font measures before.
    ///
    /// - Returns: The measures of the fonts in which cards are laid out.
    package func share(
        _ measuring: (any TextMeasuring)?, pictures: any PictureMeasuring
    ) -> (any TextMeasuring)? {
        state.withLock { state in
            if state.measuring == nil {
                state = State(measuring: measuring, pictures: pictures)
            }
            return state.measuring
        }
    }

    /// The measures of the fonts in which cards are laid out; `nil` while no surface has provided any.
    package var measuring: (any TextMeasuring)? { state.withLock { $0.measuring } }

    /// The measures of the pictures that surfaces draw with.
    package var pictures: any PictureMeasuring { state.withLock { $0.pictures } }

    /// Runs the parts of a view's code that layout calls, and places the view's elements, if a
    /// surface reports its width and text widths are known.
    ///
    /// Returns the fingerprint of the tree.
    @MainActor
    package func place(
        _ resolved: inout ResolvedView, in environment: PresentationEnvironment
    ) -> TreeDigest {
        guard resolved.live != nil else {
            let digest = digest(of: &resolved.tree)
            if let outcome = placements(of: resolved.tree, digest, in: environment) {
                resolved.tree.placements = outcome.placements
                resolved.issues += outcome.issues
            }
            return digest
        }
        if let layout = layout(in: environment) {
            layout.place(&resolved)
        } else {
            Self.settle(&resolved, in: environment)
        }
        return digest(of: &resolved.tree)
    }

    /// Computes the fingerprint of a tree, and shares its unchanged parts with its last version, or
    /// with the same tree from some time before.
    private func digest(of tree: inout ViewTree) -> TreeDigest {
        if tree.isEmpty { return TreeDigest(tree) }
        let earlier = state.withLock { state in
            state.resolved.last { $0.nodes.resemble(tree.nodes) }
        }
        let digests =
            earlier.map { NodeDigests(of: &tree.nodes, after: ($0.nodes, $0.digests)) }
            ?? NodeDigests(of: tree.nodes)
        let new = Resolved(nodes: tree.nodes, digests: digests)
        tree.nodes = state.withLock { state in
            let place = state.resolved.firstIndex { $0.digest == new.digest }
            let kept = place.map { state.resolved.remove(at: $0) } ?? new
            if state.resolved.count == Self.mostKnown { state.resolved.removeFirst() }
            state.resolved.append(kept)
            return kept.nodes
        }
        return new.digest
    }

    /// Runs the parts of a view's code that layout calls, for the surface's width or the usual one,
    /// with rough text widths.
    @MainActor
    package static func settle(
        _ resolved: inout ResolvedView, in environment: PresentationEnvironment
    ) {
        guard resolved.live != nil else { return }
        let width = environment.contentWidth ?? environment.flowWidth ?? Int(Measures.cardWidth)
        ViewLayout(
            width: Double(width), textSize: environment.textSize.dynamicTypeSize,
            isRightToLeft: environment.isRightToLeft, measuring: EstimatedMeasuring()
        ).place(&resolved, keepsPlaces: false)
    }

    private func layout(in environment: PresentationEnvironment) -> ViewLayout? {
        guard let width = environment.contentWidth else { return nil }
        return state.withLock { state in
            guard let measuring = state.measuring else { return nil }
            return ViewLayout(
                width: Double(width), textSize: environment.textSize.dynamicTypeSize,
                isRightToLeft: state.isRightToLeft(environment), measuring: measuring,
                pictures: state.pictures)
        }
    }

    /// Returns the places of a tree's elements and the issues for its author, computed once while
    /// they are shown; `nil` if a surface doesn't report its width, or text widths are unknown.
    package func placements(
        of tree: ViewTree, _ digest: TreeDigest, in environment: PresentationEnvironment
    ) -> ViewLayout.Outcome? {
        guard !tree.isEmpty, var layout = layout(in: environment) else { return nil }
        let room = Room(
            width: layout.width, textSize: layout.textSize, isRightToLeft: layout.isRightToLeft)
        let (known, earlier) = state.withLock { state in
            (
                state.known.first { $0.digest == digest && $0.room == room }?.outcome,
                state.known.last { $0.room == room && $0.nodes.resemble(tree.nodes) }
            )
        }
        if let known { return known }
        let outcome: ViewLayout.Outcome
        if let earlier, ViewLayout.areAlike(tree.nodes, earlier.nodes) {
            outcome = earlier.outcome
        } else {
            layout.earlierTexts = earlier?.outcome.texts
            outcome = layout.placements(of: tree.nodes)
        }
        state.withLock { state in
            if state.known.count == Self.mostKnown { state.known.removeFirst() }
            state.known.append(
                Known(
                    digest: digest, room: room, nodes: tree.nodes, outcome: outcome))
        }
        return outcome
    }
}
