import Foundation
import SwiftUI

/// A part of a plot that is filled or stroked.
struct PlotShape {
    var path: Path
    /// The stroke of the path; `nil` for a part that is filled.
    var stroke: StrokeStyle?
    var style: AnyShapeStyle
    var appearance: MarkAppearance
}

/// The drawn parts of a plot of a size.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: AxisScale?
    let y: AxisScale?
    /// The parts, from back to front.
    private(set) var shapes: [PlotShape] = []
    /// The box of each collected mark, by its index.
    private(set) var boxes: [Int: CGRect] = [:]
    /// The distances between neighbors along the axes, if bars are at numbers.
    let steps: (x: CGFloat, y: CGFloat)
    /// The positions side by side at one value, by the values that choose them.
    let positions: [_ChartScalar: Int]

    /// Finds the parts of a chart's plot.
    init(_ model: ChartModel, _ settings: ChartSettings, in size: CGSize) {
        let size = CGSize(width: size.width.length, height: size.height.length)
        (self.model, self.size) = (model, size)
        func padding(
            _ axis: AxisDomain?, _ settings: AxisSettings, across: Bool, _ length: CGFloat
        ) -> (start: CGFloat, end: CGFloat) {
            if let padding = settings.padding { return (padding.start.length, padding.end.length) }
            // Bars at numbers extend beyond them on both sides.
            guard let axis, case .numbers = axis.domain, settings.domain == nil, !axis.isPart else {
                return (0, 0)
            }
            let bars = model.marks.filter { mark in
                guard mark.mark.kind == .bar || mark.mark.kind == .rectangle else { return false }
                if case .number = across ? mark.x : mark.y { return true }
                return false
            }
            let most = min(length / 8, length / CGFloat(max(bars.count, 1)) / 2)
            return bars.isEmpty ? (0, 0) : (most, most)
        }
        let across = padding(model.x, settings.x, across: true, size.width)
        let up = padding(model.y, settings.y, across: false, size.height)
        x = model.x?.scale(from: across.start, to: max(size.width - across.end, across.start))
        let (low, high) = (max(size.height - up.start, up.end), up.end)
        // Categories run from the top, numbers from the bottom.
        y =
            model.y?.isOfCategories == true
            ? model.y?.scale(from: high, to: low) : model.y?.scale(from: low, to: high)
        let boxed = model.marks.filter { $0.mark.kind == .bar || $0.mark.kind == .rectangle }
        steps = (
            Self.step(boxed.map(\.x), x, size.width), Self.step(boxed.map(\.y), y, size.height)
        )
        positions = Dictionary(
            zip(model.positions, model.positions.indices), uniquingKeysWith: { first, _ in first })
        addAreasAndLines()
        for (index, mark) in model.marks.enumerated() { add(mark, index) }
        addSectors()
        // The order is kept for equal indices.
        shapes = shapes.enumerated().sorted {
            ($0.element.appearance.zIndex, $0.offset) < ($1.element.appearance.zIndex, $1.offset)
        }.map(\.element)
    }

    /// Returns the style of a mark.
    func style(of appearance: MarkAppearance) -> AnyShapeStyle {
        let style =
            appearance.styleValue.map { model.scales.style(of: $0.scalar) } ?? appearance.style
            ?? AnyShapeStyle(Color.blue)
        return appearance.opacity < 1 ? AnyShapeStyle(style.opacity(appearance.opacity)) : style
    }

    mutating func append(
        _ path: Path, _ appearance: MarkAppearance, stroke: StrokeStyle? = nil
    ) {
        guard !path.isEmpty else { return }
        let moved =
            appearance.offset == .zero
            ? path : path.offsetBy(dx: appearance.offset.width, dy: appearance.offset.height)
        shapes.append(
            PlotShape(
                path: moved, stroke: stroke, style: style(of: appearance), appearance: appearance))
    }

    mutating func note(_ box: CGRect, _ index: Int) {
        let offset = model.marks[index].mark.appearance.offset
        boxes[model.numbers[index]] = box.offsetBy(dx: offset.width, dy: offset.height)
    }

    // MARK: - Bars, rectangles, rules and points

    private mutating func add(_ placed: PlacedMark, _ index: Int) {
        let appearance = placed.mark.appearance
        switch placed.mark.kind {
        case .bar, .rectangle:
            guard let box = box(of: placed) else { return }
            note(box, index)
            let isStacked = placed.mark.kind == .bar && placed.length.startsElsewhere
            let radius = appearance.cornerRadius ?? (placed.mark.kind == .bar && !isStacked ? 2 : 0)
            var path = Path()
            path.addRoundedRect(
                in: box,
                cornerSize: CGSize(width: radius.length, height: radius.length),
                style: .circular)
            append(path, appearance)
        case .rule:
            guard let across = span(placed.x, x, size.width),
                let up = span(placed.y, y, size.height)
            else { return }
            let (start, end) = (
                CGPoint(x: across.0, y: up.0), CGPoint(x: across.1, y: up.1)
            )
            note(
                CGRect(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                    height: abs(end.y - start.y)), index)
            let path = Path { $0.addLines([start, end]) }
            append(path, appearance, stroke: stroke(of: appearance, width: 1))
        case .point:
            guard let center = middle(of: placed) else { return }
            addSymbol(at: center, appearance, index)
        case .line, .area, .sector: break
        }
    }

    mutating func addSymbol(at center: CGPoint, _ appearance: MarkAppearance, _ index: Int) {
        let area =
            appearance.symbolSizeValue.map { model.scales.symbolSize(of: $0.scalar) } ?? appearance
            .symbolSize
            ?? MarkAppearance.usualSymbolSize
        let side = area.length.squareRoot()
        let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        note(box, index)
        var symbol: any ChartSymbolShape = BasicChartSymbolShape(form: .circle)
        switch appearance.symbol {
        case .view: return
        case .shape(let shape): symbol = shape
        case nil: break
        }
        if let value = appearance.symbolValue { symbol = model.scales.symbol(of: value.scalar) }
        append(symbol.path(around: center, side: side), appearance)
    }

    func stroke(of appearance: MarkAppearance, width: CGFloat) -> StrokeStyle {
        appearance.strokeValue.map { model.scales.stroke(of: $0.scalar, width: width) }
            ?? appearance.stroke
            ?? StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
}

extension PlacedMark.Extent {
    /// True for a length that begins at the end of another one.
    fileprivate var startsElsewhere: Bool {
        if case .numbers(let start, _) = self { start != 0 } else { false }
    }
}

extension ChartSymbolShape {
    /// Returns the outline around a point that appears as large as a square.
    func path(around center: CGPoint, side: CGFloat) -> Path {
        let unit = perceptualUnitRect
        guard unit.width > 0, unit.height > 0 else { return Path() }
        let (width, height) = (side * unit.width, side * unit.height)
        return path(
            in: CGRect(
                x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
    }
}

extension CGFloat {
    /// The length itself, or 0 if it isn't finite.
    var length: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }

    /// The position itself, never far outside a plot.
    var place: CGFloat { isFinite ? Swift.min(Swift.max(self, -10_000), 10_000) : 0 }
}
