package import SwiftUI
import Synchronization

/// Lays out the cards of an app, once it is known how wide text is.
package final class CardLayout: Sendable {
    private struct State {
        var measuring: (any TextMeasuring)?
        var pictures: any PictureMeasuring = UnknownPictures()
        var known: [Known] = []
    }

    /// A view that was laid out; people flip back and forth between few.
    private struct Known {
        var nodes: [ViewNode]
        var width: Double
        var textSize: DynamicTypeSize
        var isRightToLeft: Bool
        var outcome: ViewLayout.Outcome
    }

    private static let mostKnown = 8

    private let state = Mutex(State())

    init() {}

    /// Takes the measures of the fonts and the pictures that surfaces draw with.
    package func use(
        _ measuring: (any TextMeasuring)?, pictures: any PictureMeasuring = UnknownPictures()
    ) {
        state.withLock { $0 = State(measuring: measuring, pictures: pictures) }
    }

    /// Tells whether cards can be laid out.
    package var isReady: Bool { state.withLock { $0.measuring != nil } }

    /// Runs what layout calls of a view's code, and finds where the view's elements lie, if a surface
    /// tells its width and it is known how wide text is.
    @MainActor
    package func place(_ resolved: inout ResolvedView, in environment: PresentationEnvironment) {
        guard resolved.live != nil else {
            guard let placed = placing(resolved.tree, in: environment) else { return }
            resolved.tree = placed.tree
            resolved.issues += placed.issues
            return
        }
        if let layout = layout(in: environment) { return layout.place(&resolved) }
        Self.settle(&resolved, in: environment)
    }

    /// Runs what layout calls of a view's code, for the usual width and with rough widths of text.
    @MainActor
    package static func settle(
        _ resolved: inout ResolvedView, in environment: PresentationEnvironment
    ) {
        guard resolved.live != nil else { return }
        ViewLayout(
            width: Double(environment.contentWidth ?? Int(Measures.cardWidth)),
            textSize: environment.textSize.dynamicTypeSize,
            isRightToLeft: environment.isRightToLeft, measuring: EstimatedMeasuring()
        ).place(&resolved, keepsPlaces: false)
    }

    private func layout(in environment: PresentationEnvironment) -> ViewLayout? {
        guard let width = environment.contentWidth else { return nil }
        return state.withLock { state in
            state.measuring.map { measuring in
                ViewLayout(
                    width: Double(width), textSize: environment.textSize.dynamicTypeSize,
                    isRightToLeft: environment.isRightToLeft, measuring: measuring,
                    pictures: state.pictures)
            }
        }
    }

    /// A tree with the places of its elements, and what its author should know; `nil` if a surface
    /// doesn't tell its width, or as long as it isn't known how wide text is.
    package func placing(
        _ tree: ViewTree, in environment: PresentationEnvironment
    ) -> (tree: ViewTree, issues: [String])? {
        guard !tree.isEmpty, let layout = layout(in: environment) else { return nil }
        let outcome = placements(of: tree.nodes, by: layout)
        return (ViewTree(nodes: tree.nodes, placements: outcome.placements), outcome.issues)
    }

    /// Where nodes lie, worked out once as long as they are shown.
    private func placements(of nodes: [ViewNode], by layout: ViewLayout) -> ViewLayout.Outcome {
        let known = state.withLock { $0.known }
        for view in known
        where view.width == layout.width && view.textSize == layout.textSize
            && view.isRightToLeft == layout.isRightToLeft && view.nodes == nodes
        {
            return view.outcome
        }
        let outcome = layout.placements(of: nodes)
        state.withLock { state in
            if state.known.count == Self.mostKnown { state.known.removeFirst() }
            state.known.append(
                Known(
                    nodes: nodes, width: layout.width, textSize: layout.textSize,
                    isRightToLeft: layout.isRightToLeft, outcome: outcome))
        }
        return outcome
    }
}
