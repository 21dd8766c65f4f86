public import Foundation
public import SwiftUI

extension ChartContent {
    /// Puts a view beside the marks, and keeps it where it can be seen.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .init(),
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }

    /// Puts a view beside the marks, made for their size, and keeps it where it can be seen.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .init(),
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    nonisolated private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution,
        _ content: @escaping (AnnotationContext) -> AnyView
    ) -> _AnnotatedChartContent<Self> {
        _AnnotatedChartContent(
            content: self,
            annotation: ChartAnnotation(
                position: position, alignment: alignment, spacing: spacing, overflow: overflow,
                content: content))
    }
}

/// Content with a view beside its marks.
nonisolated struct _AnnotatedChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let annotation: ChartAnnotation

    @MainActor
    func _collect(in collection: inout _ChartCollection) {
        let start = collection.marks.count
        content._collect(in: &collection)
        collection.annotate(annotation, from: start)
    }
}

/// The marks that an annotation stands beside.
public struct AnnotationContext {
    /// The size of the marks' box.
    public let targetSize: CGSize
}

/// The place of a view beside something: marks, a plot, an axis.
public struct AnnotationPosition: Hashable, Sendable {
    enum Side: Hashable, Sendable { case before, middle, after }

    /// `nil` where the system chooses.
    let sides: Sides?

    struct Sides: Hashable, Sendable {
        var x: Side
        var y: Side
    }

    private init(_ x: Side, _ y: Side) {
        sides = Sides(x: x, y: y)
    }

    private init() {
        sides = nil
    }

    /// Where the system finds best.
    public static let automatic = AnnotationPosition()
    /// On it.
    public static let overlay = AnnotationPosition(.middle, .middle)
    /// Above.
    public static let top = AnnotationPosition(.middle, .before)
    /// Below.
    public static let bottom = AnnotationPosition(.middle, .after)
    /// Before, where lines of text begin.
    public static let leading = AnnotationPosition(.before, .middle)
    /// Behind, where lines of text end.
    public static let trailing = AnnotationPosition(.after, .middle)
    /// At the corner above and before.
    public static let topLeading = AnnotationPosition(.before, .before)
    /// At the corner above and behind.
    public static let topTrailing = AnnotationPosition(.after, .before)
    /// At the corner below and before.
    public static let bottomLeading = AnnotationPosition(.before, .after)
    /// At the corner below and behind.
    public static let bottomTrailing = AnnotationPosition(.after, .after)
}

/// The way in which an annotation is kept where it can be seen.
public struct AnnotationOverflowResolution: Sendable, Hashable {
    /// The way in one direction.
    public struct Strategy: Sendable, Hashable {
        enum Way: Hashable { case fit(Boundary), none }
        let way: Way

        /// It is moved into the chart.
        public static let automatic = Strategy(way: .fit(.chart))
        /// It is moved into the chart.
        public static let fit = Strategy(way: .fit(.chart))
        /// It stays where it is.
        public static let disabled = Strategy(way: .none)

        /// It is moved into a part of the chart.
        public static func fit(to boundary: Boundary) -> Strategy {
            Strategy(way: .fit(boundary))
        }
    }

    /// A part of a chart.
    public struct Boundary: Sendable, Hashable {
        let isPlot: Bool

        /// The chart.
        public static let automatic = Boundary(isPlot: false)
        /// The chart with its axes.
        public static let chart = Boundary(isPlot: false)
        /// The plot alone.
        public static let plot = Boundary(isPlot: true)
    }

    /// The way along the x axis.
    public var x: Strategy
    /// The way along the y axis.
    public var y: Strategy

    /// Creates ways of keeping an annotation where it can be seen.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}
