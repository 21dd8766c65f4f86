import Foundation

/// A point of an area, connected to the next point of its series.
public nonisolated struct AreaMark: SingleMark {
    let mark: ChartMark

    /// Creates a point of the area of a series, from zero to a value.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(
            kind: .area, x: x.place, y: y.place, stacking: stacking, series: series.plotted)
    }

    /// Creates a point of the area, from zero to a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(kind: .area, x: x.place, y: y.place, stacking: stacking)
    }

    /// Creates a point of the area of a series, from one value to another.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(kind: .area, x: x.place, y: yStart.place(to: yEnd), series: series.plotted)
    }

    /// Creates a point of the area, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .area, x: x.place, y: yStart.place(to: yEnd))
    }

    /// Creates a point of a vertical area of a series, from one value to another.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        mark = ChartMark(kind: .area, x: xStart.place(to: xEnd), y: y.place, series: series.plotted)
    }

    /// Creates a point of a vertical area, from one value to another.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .area, x: xStart.place(to: xEnd), y: y.place)
    }
}
