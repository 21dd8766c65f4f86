import Foundation
import SwiftUI

/// A part of a plot that is filled or stroked.
struct PlotShape {
    var path: Path
    /// The line along the path; `nil` for a part that is filled.
    var stroke: StrokeStyle?
    var style: AnyShapeStyle
    var look: MarkLook
}

/// The parts of a plot of a size.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: AxisScale?
    let y: AxisScale?
    /// The parts, those behind first.
    private(set) var shapes: [PlotShape] = []
    /// The box of each mark that was written, by its number.
    private(set) var boxes: [Int: CGRect] = [:]
    /// The distances between neighbors along the axes, where bars stand at numbers.
    private let steps: (x: CGFloat, y: CGFloat)
    /// The places side by side at one value, by the values that choose them.
    private let positions: [_ChartScalar: Int]

    /// Finds the parts of a chart's plot.
    init(_ model: ChartModel, _ settings: ChartSettings, in size: CGSize) {
        let size = CGSize(width: size.width.length, height: size.height.length)
        (self.model, self.size) = (model, size)
        func padding(
            _ axis: AxisDomain?, _ settings: AxisSettings, across: Bool, _ length: CGFloat
        ) -> (start: CGFloat, end: CGFloat) {
            if let padding = settings.padding {
                return (padding.start.length, padding.end.length)
            }
            // Bars at numbers reach out of them on both sides.
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
        // Categories are read from the top, numbers grow from the bottom.
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
        // In order where the numbers are the same.
        shapes = shapes.enumerated().sorted {
            ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset)
        }.map(\.element)
    }

    /// The style of a mark.
    func style(of look: MarkLook) -> AnyShapeStyle {
        let style =
            look.styleValue.map { model.looks.style(of: $0.scalar) } ?? look.style
            ?? AnyShapeStyle(Color.blue)
        return look.opacity < 1 ? AnyShapeStyle(style.opacity(look.opacity)) : style
    }

    mutating func append(
        _ path: Path, _ look: MarkLook, stroke: StrokeStyle? = nil
    ) {
        guard !path.isEmpty else { return }
        let moved =
            look.offset == .zero
            ? path : path.offsetBy(dx: look.offset.width, dy: look.offset.height)
        shapes.append(PlotShape(path: moved, stroke: stroke, style: style(of: look), look: look))
    }

    mutating func note(_ box: CGRect, _ index: Int) {
        let offset = model.marks[index].mark.look.offset
        boxes[model.numbers[index]] = box.offsetBy(dx: offset.width, dy: offset.height)
    }

    // MARK: - Bars, rectangles, rules and points

    private mutating func add(_ placed: PlacedMark, _ index: Int) {
        let look = placed.mark.look
        switch placed.mark.kind {
        case .bar, .rectangle:
            guard let box = box(of: placed) else { return }
            note(box, index)
            let isStacked = placed.mark.kind == .bar && placed.length.startsElsewhere
            let radius = look.cornerRadius ?? (placed.mark.kind == .bar && !isStacked ? 2 : 0)
            var path = Path()
            path.addRoundedRect(
                in: box,
                cornerSize: CGSize(width: radius.length, height: radius.length),
                style: .circular)
            append(path, look)
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
            let path = Path {
                $0.move(to: start)
                $0.addLine(to: end)
            }
            append(path, look, stroke: stroke(of: look, width: 1))
        case .point:
            guard let center = middle(of: placed) else { return }
            addSymbol(at: center, look, index)
        case .line, .area, .sector: break
        }
    }

    mutating func addSymbol(at center: CGPoint, _ look: MarkLook, _ index: Int) {
        let area =
            look.symbolSizeValue.map { model.looks.symbolSize(of: $0.scalar) } ?? look.symbolSize
            ?? MarkLook.usualSymbolSize
        let side = area.length.squareRoot()
        let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        note(box, index)
        var symbol: any ChartSymbolShape = BasicChartSymbolShape(form: .circle)
        switch look.symbol {
        case .view: return
        case .shape(let shape): symbol = shape
        case nil: break
        }
        if let value = look.symbolValue { symbol = model.looks.symbol(of: value.scalar) }
        append(symbol.path(around: center, side: side), look)
    }

    /// The box of a bar or a rectangle.
    private func box(of placed: PlacedMark) -> CGRect? {
        guard
            let across = length(placed.x, x, size.width, placed, across: true),
            let up = length(placed.y, y, size.height, placed, across: false)
        else { return nil }
        return CGRect(
            x: across.lowerBound, y: up.lowerBound, width: across.upperBound - across.lowerBound,
            height: up.upperBound - up.lowerBound)
    }

    /// The part of the plot's width or height that a bar or a rectangle takes.
    private func length(
        _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ length: CGFloat, _ placed: PlacedMark,
        across: Bool
    ) -> ClosedRange<CGFloat>? {
        switch extent {
        case .fixed, .numbers, .categories:
            guard let (start, end) = span(extent, scale, length) else { return nil }
            return min(start, end)...max(start, end)
        case .number, .unit, .category:
            guard let slot = slot(extent, scale, placed, across: across) else { return nil }
            let dimension = across ? placed.mark.width : placed.mark.height
            let width = dimension.length(of: slot.width, automatic: slot.width * slot.share)
            return slot.middle - width / 2...slot.middle + width / 2
        }
    }

    /// The room of a mark at a value: that from one value to the next, or a part of it.
    func slot(
        _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ placed: PlacedMark, across: Bool
    ) -> (middle: CGFloat, width: CGFloat, share: CGFloat)? {
        guard let scale, let middle = position(extent, scale) else { return nil }
        var width: CGFloat
        switch extent {
        case .category: width = abs(scale.step ?? 0)
        case .unit(let start, let end):
            guard let one = scale.position(start), let other = scale.position(end) else {
                return nil
            }
            width = abs(other - one)
        default: width = across ? steps.x : steps.y
        }
        guard let position = placed.mark.look.position,
            (position.axis ?? (placed.isAcross ? .vertical : .horizontal))
                == (across ? .horizontal : .vertical),
            let index = positions[position.value.scalar]
        else { return (middle, width, 0.7) }
        let span = position.span.length(of: width, automatic: width * 0.8)
        width = span / CGFloat(max(model.positions.count, 1))
        return (middle - span / 2 + (CGFloat(index) + 0.5) * width, width, 0.9)
    }

    private static func step(
        _ extents: [PlacedMark.Extent], _ scale: AxisScale?, _ length: CGFloat
    ) -> CGFloat {
        guard let scale else { return 0 }
        var places: [CGFloat] = []
        for case .number(let number) in extents {
            if let place = scale.position(number) { places.append(place) }
        }
        places.sort()
        let distances = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
        return max(min(distances.min() ?? 40, length / 4), 1)
    }

    /// Both ends of a mark along an axis.
    func span(
        _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ length: CGFloat
    ) -> (CGFloat, CGFloat)? {
        switch extent {
        case .fixed(let start, let end):
            return ((start ?? 0).place, (end ?? length).place)
        case .numbers(let start, let end):
            guard let scale, let end = scale.position(end) else { return nil }
            // A scale without a zero begins where the plot does.
            return (scale.position(start) ?? scale.start, end)
        case .categories(let first, let last):
            guard let scale, let step = scale.step, let one = scale.position(first),
                let other = scale.position(last)
            else { return nil }
            return (min(one, other) - abs(step) / 2, max(one, other) + abs(step) / 2)
        case .number, .unit, .category:
            guard let scale, let place = position(extent, scale) else { return nil }
            return (place, place)
        }
    }

    /// The middle of a value's place along an axis.
    func position(_ extent: PlacedMark.Extent, _ scale: AxisScale) -> CGFloat? {
        switch extent {
        case .number(let number): scale.position(number)
        case .category(let name): scale.position(name)
        case .unit(let start, let end), .numbers(let start, let end):
            if let one = scale.position(start), let other = scale.position(end) {
                (one + other) / 2
            } else {
                nil
            }
        case .fixed, .categories: nil
        }
    }

    /// The point of a mark.
    func middle(of placed: PlacedMark) -> CGPoint? {
        func place(
            _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ length: CGFloat, across: Bool
        )
            -> CGFloat?
        {
            if case .fixed(let start, _) = extent { return (start ?? length / 2).place }
            return slot(extent, scale, placed, across: across)?.middle
                ?? scale.flatMap { position(extent, $0) }
        }
        guard let across = place(placed.x, x, size.width, across: true),
            let up = place(placed.y, y, size.height, across: false)
        else { return nil }
        return CGPoint(x: across, y: up)
    }

    func stroke(of look: MarkLook, width: CGFloat) -> StrokeStyle {
        look.strokeValue.map { model.looks.stroke(of: $0.scalar, width: width) } ?? look.stroke
            ?? StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
}

extension PlacedMark.Extent {
    /// True for a length that stands on another one.
    fileprivate var startsElsewhere: Bool {
        if case .numbers(let start, _) = self { start != 0 } else { false }
    }
}

extension ChartSymbolShape {
    /// The outline around a point, whose part that is seen is as large as a square.
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
    /// The length itself, or nothing if it is none.
    var length: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : 0 }

    /// The place itself, never far outside a plot.
    var place: CGFloat {
        isFinite ? Swift.min(Swift.max(self, -10_000), 10_000) : 0
    }
}
