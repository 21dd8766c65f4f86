import Foundation

/// A point of a line, which goes on to the next point of its series.
public nonisolated struct LineMark: SingleMark {
    let mark: ChartMark

    // Not one initializer with a default: over a missing argument beside a default of a generic, optional type
    // the compiler of Swift 6.3 crashes.

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
