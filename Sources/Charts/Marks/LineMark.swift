import Foundation

/// A point of a line, connected to the next point of its series.
public nonisolated struct LineMark: SingleMark {
    let mark: ChartMark

    // Two initializers instead of one with a default: the Swift 6.3 compiler crashes over a missing
    // argument beside a default of a generic, optional type.

    /// Creates a point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = ChartMark(kind: .line, x: x.place, y: y.place, series: series.plotted)
    }

    /// Creates a point of the line.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = ChartMark(kind: .line, x: x.place, y: y.place)
    }
}
