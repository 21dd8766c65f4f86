public import Foundation

/// A point at a value.
public nonisolated struct PointMark: SingleMark {
    let mark: ChartMark

    /// Creates a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .point, x: x.place, y: y.place)
    }

    /// Creates a point at a value, and at a distance from the plot's upper edge.
    public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .point, x: x.place, y: .fixed(y, y))
    }

    /// Creates a point at a value, and at a distance from the plot's left edge.
    public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .point, x: .fixed(x, x), y: y.place)
    }
}
