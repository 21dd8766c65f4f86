public import Foundation

/// A point at a value.
public nonisolated struct PointMark: ChartContent {
    public typealias Body = Never
    private let mark: ChartMark

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
    }

    /// Creates a point at a value, and at a distance from the plot's upper edge.
    public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .point, x: .value(x.plotted), y: .fixed(y, y))
    }

    /// Creates a point at a value, and at a distance from the plot's left edge.
    public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .point, x: .fixed(x, x), y: .value(y.plotted))
    }

    @MainActor
    public func _collect(in collection: inout _ChartCollection) {
        collection.append(mark)
    }
}
