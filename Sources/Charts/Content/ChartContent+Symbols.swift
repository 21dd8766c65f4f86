public import Foundation
public import SwiftUI

extension ChartContent {
    /// Draws points, including those of lines, with a shape.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled { $0.symbol = .shape(symbol) }
    }

    /// Chooses the shape of points by a value.
    nonisolated public func symbol<D: Plottable>(
        by value: PlottableValue<D>
    ) -> some ChartContent {
        styled { $0.symbolValue = value.plotted }
    }

    /// Draws a view at each point.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return _AnnotatedChartContent(
            content: styled { $0.symbol = .view },
            annotation: ChartAnnotation(isSymbol: true) { _ in view })
    }

    /// Sets the size of points as an area in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled { $0.symbolSize = area }
    }

    /// Sets the size of points as a box.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled { $0.symbolSize = size.width * size.height }
    }

    /// Chooses the size of points by a value.
    nonisolated public func symbolSize<D: Plottable>(
        by value: PlottableValue<D>
    ) -> some ChartContent {
        styled { $0.symbolSizeValue = value.plotted }
    }
}

/// The shape of a chart's point.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape appears to fill.
    var perceptualUnitRect: CGRect { get }
}

/// A shape of points that charts provide.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
    enum Form: CaseIterable, Sendable {
        case circle, square, triangle, diamond, pentagon, cross, plus, asterisk
    }

    let form: Form
    var borderWidth: CGFloat?

    /// Returns only the border of the shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.borderWidth = lineWidth
        return shape
    }

    /// The square that appears as large as the shape.
    public var perceptualUnitRect: CGRect {
        let scale: CGFloat =
            switch form {
            case .square, .plus, .cross, .asterisk: 0.886
            case .circle, .pentagon: 1
            case .triangle, .diamond: 1.1
            }
        return CGRect(x: 0.5 - scale / 2, y: 0.5 - scale / 2, width: scale, height: scale)
    }

    /// Returns the outline in a box.
    public func path(in rect: CGRect) -> Path {
        let outline = outline(in: rect)
        guard let borderWidth, !form.isMadeOfLines else { return outline }
        let inset = min(max(borderWidth, 0), rect.width / 2)
        let scale = rect.width > 0 ? 1 - 2 * inset / rect.width : 0
        // Mirrored, so that it runs in the opposite direction and is a hole.
        var path = outline
        path.addPath(
            outline,
            transform: CGAffineTransform(
                a: -scale, b: 0, c: 0, d: scale, tx: rect.midX + scale * rect.midX,
                ty: rect.midY - scale * rect.midY))
        return path
    }

    private func outline(in rect: CGRect) -> Path {
        switch form {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon([(0.5, 0.04), (1, 0.9), (0, 0.9)], rect)
        case .diamond: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], rect)
        case .pentagon:
            polygon([(0.5, 0), (0.98, 0.35), (0.79, 0.9), (0.21, 0.9), (0.02, 0.35)], rect)
        case .plus: beams([0, .pi / 2], rect)
        case .cross: beams([.pi / 4, -.pi / 4], rect)
        case .asterisk: beams([.pi / 2, .pi / 6, -.pi / 6], rect)
        }
    }

    private func polygon(_ corners: [(x: CGFloat, y: CGFloat)], _ rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                corners.map {
                    CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
                })
            path.closeSubpath()
        }
    }

    /// Returns bars through the middle, at angles.
    private func beams(_ angles: [CGFloat], _ rect: CGRect) -> Path {
        let length = min(rect.width, rect.height) / 2
        let half = (borderWidth ?? length * 0.36) / 2
        return Path { path in
            for angle in angles {
                let (dx, dy) = (cos(angle), sin(angle))
                let ends: [(CGFloat, CGFloat)] = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
                path.addLines(
                    ends.map { along, aside in
                        CGPoint(
                            x: rect.midX + along * length * dx - aside * half * dy,
                            y: rect.midY + along * length * dy + aside * half * dx)
                    })
                path.closeSubpath()
            }
        }
    }
}

extension BasicChartSymbolShape.Form {
    var isMadeOfLines: Bool { self == .cross || self == .plus || self == .asterisk }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A disc.
    public static var circle: BasicChartSymbolShape { .init(form: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { .init(form: .square) }
    /// A triangle on its base.
    public static var triangle: BasicChartSymbolShape { .init(form: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { .init(form: .diamond) }
    /// A pentagon on its base.
    public static var pentagon: BasicChartSymbolShape { .init(form: .pentagon) }
    /// Two crossing lines, one vertical and one horizontal.
    public static var plus: BasicChartSymbolShape { .init(form: .plus) }
    /// Two lines from corner to corner.
    public static var cross: BasicChartSymbolShape { .init(form: .cross) }
    /// Three lines through a point.
    public static var asterisk: BasicChartSymbolShape { .init(form: .asterisk) }
}
