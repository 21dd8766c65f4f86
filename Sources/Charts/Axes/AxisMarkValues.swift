public import Foundation

/// The values at which an axis is marked.
public struct AxisMarkValues: Sendable {
    enum Form: Sendable {
        case automatic(count: Int?, atLeast: Double?, roundLower: Bool?, roundUpper: Bool?)
        case stride(Double, roundLower: Bool?, roundUpper: Bool?)
        case calendar(CalendarTicks.Stride, Calendar?)
        case explicit([_ChartScalar])
    }

    let form: Form

    /// Values at round intervals.
    public static var automatic: AxisMarkValues { automatic() }

    /// Returns about a number of values at round intervals.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            form: .automatic(
                count: desiredCount.bounded, atLeast: nil, roundLower: roundLowerBound,
                roundUpper: roundUpperBound))
    }

    /// Returns about a number of values at round intervals that aren't shorter than a number.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            form: .automatic(
                count: desiredCount.bounded, atLeast: Double(minimumStride),
                roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }

    /// Returns the multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            form: .stride(
                Double(stepSize), roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }

    /// Returns the beginnings of units of a calendar; by default of the reader's calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            form: .calendar(
                .init(unit: component, count: min(max(count, 1), 10_000)), calendar))
    }
}

extension Int? {
    fileprivate var bounded: Int? { map { Swift.min(Swift.max($0, 1), NumberTicks.greatestCount) } }
}

/// A value at which an axis is marked.
public struct AxisValue {
    /// The position among the values.
    public let index: Int
    /// The number of values.
    public let count: Int
    let scalar: _ChartScalar

    /// Returns the value as a type; `nil` if the axis shows values of another kind.
    public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? {
        P(scalar: scalar)
    }
}

/// The side of the plot on which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Side: Hashable { case leading, trailing, top, bottom }

    /// The side; `nil` for the usual one.
    let side: Side?

    /// The trailing side for the y axis, the bottom for the x axis.
    public static let automatic = AxisMarkPosition(side: nil)
    /// The leading side.
    public static let leading = AxisMarkPosition(side: .leading)
    /// The trailing side.
    public static let trailing = AxisMarkPosition(side: .trailing)
    /// The top.
    public static let top = AxisMarkPosition(side: .top)
    /// The bottom.
    public static let bottom = AxisMarkPosition(side: .bottom)
}

/// The placement of an axis's labels relative to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Form { case automatic, aligned, extended, inset }
    let form: Form

    /// Beside the plot, at their values.
    public static let automatic = AxisMarkPreset(form: .automatic)
    /// Beside the plot, the first and the last inside its edges.
    public static let aligned = AxisMarkPreset(form: .aligned)
    /// Beside the plot, at their values, even beyond its edges.
    public static let extended = AxisMarkPreset(form: .extended)
    /// Inside the plot.
    public static let inset = AxisMarkPreset(form: .inset)
}
