import Foundation
import SwiftUI

/// The lines of an axis, and the places of its labels.
struct AxisLayout {
    /// A line of an axis.
    struct Line {
        var path: Path
        var stroke: StrokeStyle
        var style: AnyShapeStyle
    }

    /// A label at its place.
    struct PlacedLabel {
        var view: AnyView
        var box: CGRect
    }

    /// Lines across the plot, relative to its corner.
    private(set) var gridLines: [Line] = []
    /// Ticks, relative to the chart's corner.
    private(set) var ticks: [Line] = []
    /// Labels, relative to the chart's corner.
    private(set) var labels: [PlacedLabel] = []

    /// Places the parts of a row of an axis around a plot.
    ///
    /// If labels would overlap, only every second label is kept, or every third, and so on.
    init(
        _ axis: PlannedAxis, _ scale: AxisScale, plot: CGRect, chart: CGSize
    ) {
        var candidates: [(label: PlannedAxis.Label, box: CGRect)] = []
        for entry in axis.entries {
            guard let place = scale.position(entry.scalar) else { continue }
            let centered =
                entry.end.flatMap { scale.position($0) }.map { (place + $0) / 2 } ?? place
            for part in entry.parts {
                addLine(part, axis, scale, entry.scalar, place, centered, plot)
            }
            for label in entry.labels {
                let isCentered = label.label.isCentered ?? axis.isCentered
                let box = Self.box(
                    of: label, axis, at: isCentered ? centered : place, plot, chart,
                    isMoment: scale.isDate && !isCentered)
                candidates.append((label, box))
            }
        }
        let step = Self.step(
            of: candidates.filter { $0.label.label.avoidsCollisions }.map(\.box),
            gap: axis.isAcross ? 4 : 0)
        var number = 0
        for (label, box) in candidates {
            if label.label.avoidsCollisions {
                defer { number += 1 }
                if !number.isMultiple(of: step) { continue }
            }
            labels.append(
                PlacedLabel(
                    view: label.view,
                    box: box.offsetBy(dx: label.offset.width, dy: label.offset.height)))
        }
    }

    /// Returns the least step at which labels don't overlap.
    private static func step(of boxes: [CGRect], gap: CGFloat) -> Int {
        (1...max(boxes.count, 1)).first { step in
            stride(from: step, to: boxes.count, by: step).allSatisfy {
                !boxes[$0 - step].insetBy(dx: -gap, dy: 0).intersects(boxes[$0])
            }
        } ?? 1
    }

    private mutating func addLine(
        _ part: AxisPart, _ axis: PlannedAxis, _ scale: AxisScale, _ scalar: _ChartScalar,
        _ place: CGFloat, _ centered: CGFloat, _ plot: CGRect
    ) {
        func position(_ isCentered: Bool?) -> CGFloat {
            // The line of a category is at the beginning of its slot.
            if let step = scale.step { return isCentered == true ? place : place - step / 2 }
            return isCentered == true ? centered : place
        }
        let offset = part.appearance.offset
        switch part.form {
        case .label: return
        case .gridLine(let isCentered, let stroke):
            let place = position(isCentered)
            let start =
                axis.isAcross
                ? CGPoint(x: place + offset.width, y: 0) : CGPoint(x: 0, y: place + offset.height)
            let end =
                axis.isAcross
                ? CGPoint(x: start.x, y: plot.height) : CGPoint(x: plot.width, y: start.y)
            let path = Path { $0.addLines([start, end]) }
            gridLines.append(
                Line(
                    path: path, stroke: stroke ?? StrokeStyle(lineWidth: 1),
                    style: part.appearance.style ?? AnyShapeStyle(.quaternary)))
        case .tick(let isCentered, let length, let stroke):
            let place = position(isCentered)
            let out: CGFloat =
                switch length.form {
                case .points(let points): points
                case .label(let past):
                    axis.preset.form == .inset ? 0 : axis.thickness + past
                }
            guard out > 0 else { return }
            let start: CGPoint
            var end: CGPoint
            switch axis.side {
            case .bottom:
                start = CGPoint(x: plot.minX + place, y: plot.maxY)
                end = CGPoint(x: start.x, y: start.y + out)
            case .top:
                start = CGPoint(x: plot.minX + place, y: plot.minY)
                end = CGPoint(x: start.x, y: start.y - out)
            case .left:
                start = CGPoint(x: plot.minX, y: plot.minY + place)
                end = CGPoint(x: start.x - out, y: start.y)
            case .right:
                start = CGPoint(x: plot.maxX, y: plot.minY + place)
                end = CGPoint(x: start.x + out, y: start.y)
            }
            let path = Path { $0.addLines([start, end]) }
            ticks.append(
                Line(
                    path: path.offsetBy(dx: offset.width, dy: offset.height),
                    stroke: stroke ?? StrokeStyle(lineWidth: 1),
                    style: part.appearance.style ?? AnyShapeStyle(.quaternary)))
        }
    }

    /// Returns the box of a label at a position along the axis.
    private static func box(
        of label: PlannedAxis.Label, _ axis: PlannedAxis, at place: CGFloat, _ plot: CGRect,
        _ chart: CGSize, isMoment: Bool
    ) -> CGRect {
        let (size, spacing) = (label.size, axis.spacing(of: label.label))
        let isInset = axis.preset.form == .inset
        var origin = CGPoint.zero
        if axis.isAcross {
            // The label of a date is after it, since the date is the beginning of a unit.
            let anchor = label.label.anchor?.x ?? (isMoment ? 0 : 0.5)
            origin.x = plot.minX + place - size.width * anchor
            if isMoment, label.label.anchor == nil { origin.x += 3 }
            let edges: ClosedRange<CGFloat>? =
                switch axis.preset.form {
                case .aligned, .inset: plot.minX...max(plot.minX, plot.maxX - size.width)
                case .automatic: 0...max(0, chart.width - size.width)
                case .extended: nil
                }
            if let edges { origin.x = min(max(origin.x, edges.lowerBound), edges.upperBound) }
            let isBelow = axis.side == .bottom
            if isInset {
                origin.y = isBelow ? plot.maxY - size.height - 2 : plot.minY + 2
            } else {
                origin.y = isBelow ? plot.maxY + spacing : plot.minY - spacing - size.height
            }
            return CGRect(origin: origin, size: size)
        }
        let isRight = axis.side == .right
        // Inside the plot, labels are on the lines that they name.
        let anchor = label.label.anchor?.y ?? (isInset ? 1 : 0.5)
        origin.y = plot.minY + place - size.height * anchor
        if axis.preset.form == .aligned || isInset {
            origin.y = min(max(origin.y, plot.minY), max(plot.minY, plot.maxY - size.height))
        }
        if isInset {
            origin.x = isRight ? plot.maxX - size.width - 2 : plot.minX + 2
        } else {
            origin.x = isRight ? plot.maxX + spacing : plot.minX - spacing - size.width
        }
        return CGRect(origin: origin, size: size)
    }
}
