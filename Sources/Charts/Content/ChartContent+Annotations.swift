public import Foundation
public import SwiftUI

extension ChartContent {
    /// Puts a view beside the marks, and keeps it visible.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .init(),
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return annotated(position, alignment, spacing, overflowResolution) { _ in view }
    }

    /// Puts a view beside the marks, created for their size, and keeps it visible.
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

/// The marks beside which an annotation is.
public struct AnnotationContext {
    /// The size of the marks' box.
    public let targetSize: CGSize
}

/// The position of a view relative to marks, a plot or an axis.
public struct AnnotationPosition: Hashable, Sendable {
    enum Side: Hashable, Sendable { case before, middle, after }

    /// The sides; `nil` if the system chooses.
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

    /// The position that the system chooses.
    public static let automatic = AnnotationPosition()
    /// The position on top of the marks.
    public static let overlay = AnnotationPosition(.middle, .middle)
    /// The top.
    public static let top = AnnotationPosition(.middle, .before)
    /// The bottom.
    public static let bottom = AnnotationPosition(.middle, .after)
    /// The leading side.
    public static let leading = AnnotationPosition(.before, .middle)
    /// The trailing side.
    public static let trailing = AnnotationPosition(.after, .middle)
    /// The top leading corner.
    public static let topLeading = AnnotationPosition(.before, .before)
    /// The top trailing corner.
    public static let topTrailing = AnnotationPosition(.after, .before)
    /// The bottom leading corner.
    public static let bottomLeading = AnnotationPosition(.before, .after)
    /// The bottom trailing corner.
    public static let bottomTrailing = AnnotationPosition(.after, .after)
}

/// The way in which an annotation is kept visible.
public struct AnnotationOverflowResolution: Sendable, Hashable {
    /// The strategy in one direction.
    public struct Strategy: Sendable, Hashable {
        enum Way: Hashable { case fit(Boundary), none }
        let way: Way

        /// The annotation is moved into the chart.
        public static let automatic = Strategy(way: .fit(.chart))
        /// The annotation is moved into the chart.
        public static let fit = Strategy(way: .fit(.chart))
        /// The annotation isn't moved.
        public static let disabled = Strategy(way: .none)

        /// Returns a strategy that moves the annotation into a part of the chart.
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

    /// The strategy along the x axis.
    public var x: Strategy
    /// The strategy along the y axis.
    public var y: Strategy

    /// Creates a resolution from strategies.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}
