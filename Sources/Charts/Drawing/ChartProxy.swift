public import Foundation
public import SwiftUI

/// The scales of a chart, which convert values to positions in the plot and back.
///
///     .chartOverlay { proxy in
///         if let x = proxy.position(forX: today) { … }
///     }
public struct ChartProxy {
    let x: AxisScale?
    let y: AxisScale?
    /// The size of the plot.
    public let plotSize: CGSize
    /// The plot's box, which a `GeometryProxy` converts to its coordinate space.
    public let plotAreaFrame: Anchor<CGRect>

    /// The plot's box, which a `GeometryProxy` converts to its coordinate space.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

    /// The size of the plot.
    public var plotAreaSize: CGSize { plotSize }

    /// The visible part of the plot: all of it.
    public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

    /// Returns the position of a value along the x axis, from the plot's left edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { x?.position(value.scalar) }

    /// Returns the position of a value along the y axis, from the plot's upper edge.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { y?.position(value.scalar) }

    /// Returns the position of two values in the plot.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the value of the x axis at a position in the plot.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        x?.scalar(at: position).flatMap(P.init(scalar:))
    }

    /// Returns the value of the y axis at a position in the plot.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        y?.scalar(at: position).flatMap(P.init(scalar:))
    }

    /// Returns the values of both axes at a position in the plot.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
        else { return nil }
        return (x, y)
    }
}
