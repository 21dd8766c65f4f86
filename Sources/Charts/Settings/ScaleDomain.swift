public import Foundation
public import SwiftUI

/// The values that an axis, or a row of colors, is for: a range, or things in their order.
public protocol ScaleDomain {
    /// The values without their type; only types of the system give them.
    var _domain: _ScaleDomain? { get }
}

/// The values of a scale without their type.
public enum _ScaleDomain: Hashable, Sendable {
    /// All from one to another.
    case range(_ChartScalar, _ChartScalar)
    /// Some in an order.
    case values([_ChartScalar])
    /// Those of the marks.
    case automatic(includesZero: Bool?, reversed: Bool)
}

extension _ScaleDomain {
    var isReversed: Bool {
        if case .automatic(_, reversed: true) = self { true } else { false }
    }

    var includesZero: Bool? {
        if case .automatic(let includesZero, _) = self { includesZero } else { nil }
    }

    var values: [_ChartScalar]? {
        if case .values(let values) = self { values } else { nil }
    }
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
    /// The wishes for the domain beside them.
    public let _domain: _ScaleDomain?
}

/// The values that a scale has already.
public struct _SameScaleDomain: ScaleDomain {
    @usableFromInline
    init() {}

    public var _domain: _ScaleDomain? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the marks.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The values of the marks, with zero or without it, from the greatest down if it is reversed.
    public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: .automatic(includesZero: includesZero, reversed: reversed ?? false))
    }
}

/// The looks that the values of a scale have.
public protocol ScaleRange {
    /// The type of a appearance.
    associatedtype VisualValue

    /// The looks, in their order.
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

/// The part of the plot that an axis runs over.
public protocol PositionScaleRange {
    /// The lengths that are left out at both ends.
    var _padding: (start: CGFloat, end: CGFloat)? { get }
}

/// The plot's width or height, less something at both ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// The lengths that are left out at both ends.
    public let _padding: (start: CGFloat, end: CGFloat)?
}

/// The part of the plot that an axis runs over already.
public struct _SamePositionScaleRange: PositionScaleRange {
    @usableFromInline
    init() {}

    public var _padding: (start: CGFloat, end: CGFloat)? { nil }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole width or height.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// The width or height less a length at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The width or height less a length at each end.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_padding: (startPadding, endPadding))
    }
}

/// The way in which values become places.
public struct ScaleType: Hashable, Sendable {
    let transform: ScaleTransform
    /// The kind of values that the scale is for; `nil` for numbers and moments.
    let kind: AxisKind?

    /// Equal distances are equal lengths.
    public static var linear: ScaleType { ScaleType(transform: .linear, kind: nil) }
    /// Equal factors are equal lengths.
    public static var log: ScaleType { ScaleType(transform: .log, kind: .numbers) }
    /// Lengths grow as square roots.
    public static var squareRoot: ScaleType { ScaleType(transform: .squareRoot, kind: .numbers) }
    /// Equal factors are equal lengths, on both sides of zero.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Moments.
    public static var date: ScaleType { ScaleType(transform: .linear, kind: .dates) }
    /// Things in an order.
    public static var category: ScaleType { ScaleType(transform: .linear, kind: .categories) }

    /// Equal factors are equal lengths on both sides of zero, where the scale has a slope.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        let constant = slopeAtZero.isFinite && slopeAtZero > 0 ? 1 / slopeAtZero : 1
        return ScaleType(transform: .symmetricLog(constant), kind: .numbers)
    }
}
