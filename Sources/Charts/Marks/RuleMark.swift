public import Foundation

/// A line across the plot or a part of it.
public nonisolated struct RuleMark: SingleMark {
    let mark: ChartMark

    /// Creates a vertical line at a value, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rule, x: x.place, y: yStart.place(to: yEnd))
    }

    /// Creates a horizontal line at a value, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rule, x: xStart.place(to: xEnd), y: y.place)
    }

    /// Creates a vertical line at a value, between two positions of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .rule, x: x.place, y: .fixed(yStart, yEnd))
    }

    /// Creates a horizontal line at a value, between two positions of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rule, x: .fixed(xStart, xEnd), y: y.place)
    }

    /// Creates a line between two values of the x axis, at a distance from the plot's upper edge.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .rule, x: xStart.place(to: xEnd), y: .fixed(y, y))
    }

    /// Creates a line between two values of the y axis, at a distance from the plot's left edge.
    public init<Y: Plottable>(
        x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rule, x: .fixed(x, x), y: yStart.place(to: yEnd))
    }
}
