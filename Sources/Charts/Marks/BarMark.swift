public import Foundation

/// A bar from zero, or from the previous bar, to a value; or from one value to another.
public nonisolated struct BarMark: SingleMark {
    let mark: ChartMark

    /// Creates a bar from zero to a value, at another value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(
            kind: .bar, x: x.place, y: y.place, width: width, height: height, stacking: stacking)
    }

    /// Creates a horizontal bar, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .bar, x: xStart.place(to: xEnd), y: y.place, height: height)
    }

    /// Creates a vertical bar, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .bar, x: x.place, y: yStart.place(to: yEnd), width: width)
    }

    /// Creates a bar in one direction, between two positions of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(
            kind: .bar, x: x.place, y: .fixed(yStart, yEnd), width: width, stacking: stacking)
    }

    /// Creates a bar in one direction, between two positions of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(
            kind: .bar, x: .fixed(xStart, xEnd), y: y.place, height: height, stacking: stacking)
    }

    /// Creates a bar from one value to another, between two positions of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .bar, x: xStart.place(to: xEnd), y: .fixed(yStart, yEnd))
    }

    /// Creates a bar from one value to another, between two positions of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .bar, x: .fixed(xStart, xEnd), y: yStart.place(to: yEnd))
    }
}
