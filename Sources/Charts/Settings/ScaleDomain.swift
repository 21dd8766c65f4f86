public import Foundation
public import SwiftUI

/// The domain of an axis or of a sequence of colors: a range, or values in order.
public protocol ScaleDomain {
    /// The domain without its type; only the system's types provide it.
    var _domain: _ScaleDomain? { get }
}

/// The values of a scale without their type.
public enum _ScaleDomain: Hashable, Sendable {
    /// All values from one to another.
    case range(_ChartScalar, _ChartScalar)
    /// Some values in order.
    case values([_ChartScalar])
    /// The values of the marks.
    case automatic(includesZero: Bool?, reversed: Bool)
}

extension _ScaleDomain {
    var isReversed: Bool { if case .automatic(_, reversed: true) = self { true } else { false } }

    var includesZero: Bool? {
        if case .automatic(let includesZero, _) = self { includesZero } else { nil }
    }

    var values: [_ChartScalar]? { if case .values(let values) = self { values } else { nil } }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The values from the lower bound to the upper.
    public var _domain: _ScaleDomain? { .range(lowerBound.scalar, upperBound.scalar) }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The values in their order.
    public var _domain: _ScaleDomain? { .values(map(\.scalar)) }
}

/// The values of the marks, as an axis finds them.
public struct AutomaticScaleDomain: ScaleDomain {
    /// The values' settings without their type.
    public let _domain: _ScaleDomain?
}

/// The current domain of a scale.
public struct _SameScaleDomain: ScaleDomain {
    @usableFromInline
    init() {}

    public var _domain: _ScaleDomain? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the marks.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// Returns the values of the marks, with zero or without it, in descending order if reversed.
    public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: .automatic(includesZero: includesZero, reversed: reversed ?? false))
    }
}

/// The appearance of a scale's values.
public protocol ScaleRange {
    /// The type of an appearance.
    associatedtype VisualValue

    /// The appearances, in order.
    var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
    /// The elements.
    public var _values: [Element] { self }
}

extension Gradient: ScaleRange {
    /// The colors of the stops.
    public var _values: [Color] { stops.map(\.color) }
}

/// The part of the plot that an axis spans.
public protocol PositionScaleRange {
    /// The padding at both ends.
    var _padding: (start: CGFloat, end: CGFloat)? { get }
}

/// The plot's width or height, less padding at both ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// The padding at both ends.
    public let _padding: (start: CGFloat, end: CGFloat)?
}

/// The current range of an axis.
public struct _SamePositionScaleRange: PositionScaleRange {
    @usableFromInline
    init() {}

    public var _padding: (start: CGFloat, end: CGFloat)? { nil }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole width or height.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// Returns the width or height less padding at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// Returns the width or height less padding at each end.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_padding: (startPadding, endPadding))
    }
}

/// The conversion of values to positions.
public struct ScaleType: Hashable, Sendable {
    let transform: ScaleTransform
    /// The kind of the scale's values; `nil` for numbers and dates.
    let kind: AxisKind?

    /// Equal differences have equal lengths.
    public static var linear: ScaleType { ScaleType(transform: .linear, kind: nil) }
    /// Equal ratios have equal lengths.
    public static var log: ScaleType { ScaleType(transform: .log, kind: .numbers) }
    /// Lengths grow as square roots.
    public static var squareRoot: ScaleType { ScaleType(transform: .squareRoot, kind: .numbers) }
    /// Equal ratios have equal lengths, on both sides of zero.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Dates.
    public static var date: ScaleType { ScaleType(transform: .linear, kind: .dates) }
    /// Categories in order.
    public static var category: ScaleType { ScaleType(transform: .linear, kind: .categories) }

    /// Returns a scale with equal lengths for equal ratios beside zero, where it has a slope.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        let constant = slopeAtZero.isFinite && slopeAtZero > 0 ? 1 / slopeAtZero : 1
        return ScaleType(transform: .symmetricLog(constant), kind: .numbers)
    }
}
