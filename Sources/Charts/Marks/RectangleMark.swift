public import Foundation

/// A rectangle around a value, or from some values to others.
public nonisolated struct RectangleMark: SingleMark {
    let mark: ChartMark

    /// Creates a rectangle around a point.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .rectangle, x: x.place, y: y.place, width: width, height: height)
    }

    /// Creates a rectangle from some values to others.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rectangle, x: xStart.place(to: xEnd), y: yStart.place(to: yEnd))
    }

    /// Creates a rectangle from one value of the x axis to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .rectangle, x: xStart.place(to: xEnd), y: y.place, height: height)
    }

    /// Creates a rectangle from one value of the y axis to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .rectangle, x: x.place, y: yStart.place(to: yEnd), width: width)
    }

    /// Creates a rectangle between two values of the x axis and two positions of the plot.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .rectangle, x: xStart.place(to: xEnd), y: .fixed(yStart, yEnd))
    }

    /// Creates a rectangle between two values of the y axis and two positions of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .rectangle, x: .fixed(xStart, xEnd), y: yStart.place(to: yEnd))
    }

    /// Creates a rectangle around a value of the x axis, between two positions of the plot.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .rectangle, x: x.place, y: .fixed(yStart, yEnd), width: width)
    }

    /// Creates a rectangle around a value of the y axis, between two positions of the plot.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(kind: .rectangle, x: .fixed(xStart, xEnd), y: y.place, height: height)
    }

    /// Creates a rectangle between positions of the plot.
    public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = ChartMark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd))
    }
}
