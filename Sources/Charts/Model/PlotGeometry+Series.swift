import Foundation
import SwiftUI

// Parts of a plot that several marks form together.
extension PlotGeometry {
    private struct Series: Hashable {
        var kind: ChartMark.Kind
        var values: [_ChartScalar?]
    }

    /// Adds the lines and areas, each from all marks of a series.
    mutating func addAreasAndLines() {
        var order: [Series] = []
        var members: [Series: [Int]] = [:]
        for (index, placed) in model.marks.enumerated() {
            let mark = placed.mark
            guard mark.kind == .line || mark.kind == .area else { continue }
            let series = Series(
                kind: mark.kind,
                values: [
                    mark.series, mark.appearance.styleValue, mark.appearance.symbolValue,
                    mark.appearance.strokeValue,
                    mark.appearance.position?.value,
                ].map { value in
                    // A number colors a point and doesn't begin a series.
                    if case .category? = value?.scalar { value?.scalar } else { nil }
                } + (mark.series.map { [$0.scalar] } ?? []))
            if members[series] == nil { order.append(series) }
            members[series, default: []].append(index)
        }
        for series in order {
            let indices = members[series] ?? []
            if series.kind == .area { addArea(indices) } else { addLine(indices) }
        }
    }

    private mutating func addLine(_ indices: [Int]) {
        guard let first = indices.first else { return }
        let appearance = model.marks[first].mark.appearance
        var path = Path()
        var run: [CGPoint] = []
        let curve = Curve(method: appearance.interpolation ?? .linear)
        var symbols: [(CGPoint, Int)] = []
        for index in indices {
            // A value without a place interrupts the line.
            guard let point = middle(of: model.marks[index]) else {
                curve.add(run, to: &path)
                run = []
                continue
            }
            run.append(point)
            symbols.append((point, index))
        }
        curve.add(run, to: &path)
        append(path, appearance, stroke: stroke(of: appearance, width: 2))
        for (point, index) in symbols {
            let appearance = model.marks[index].mark.appearance
            note(CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2), index)
            if appearance.symbol != nil || appearance.symbolValue != nil {
                addSymbol(at: point, appearance, index)
            }
        }
    }

    private mutating func addArea(_ indices: [Int]) {
        guard let first = indices.first else { return }
        let appearance = model.marks[first].mark.appearance
        let isUpright = model.marks[first].isAcross
        let curve = Curve(method: appearance.interpolation ?? .linear, isUpright: isUpright)
        var path = Path()
        var run: (far: [CGPoint], near: [CGPoint]) = ([], [])
        func close() {
            guard !run.far.isEmpty else { return }
            curve.add(run.far, to: &path)
            Curve(method: appearance.interpolation?.reversed ?? .linear, isUpright: isUpright)
                .add(run.near.reversed(), to: &path, goesOn: true)
            path.closeSubpath()
            run = ([], [])
        }
        for index in indices {
            let placed = model.marks[index]
            let scales = isUpright ? (y, x) : (x, y)
            guard let length = span(placed.length, scales.1, isUpright ? size.width : size.height),
                let place = scales.0.flatMap({ position(placed.place, $0) })
            else {
                close()
                continue
            }
            let (near, far) =
                isUpright
                ? (CGPoint(x: length.0, y: place), CGPoint(x: length.1, y: place))
                : (CGPoint(x: place, y: length.0), CGPoint(x: place, y: length.1))
            run.near.append(near)
            run.far.append(far)
            note(
                CGRect(
                    x: min(near.x, far.x), y: min(near.y, far.y), width: abs(near.x - far.x),
                    height: abs(near.y - far.y)), index)
        }
        close()
        append(path, appearance)
    }

    // MARK: - Sectors

    /// Adds the sectors of the circle.
    mutating func addSectors() {
        let indices = model.marks.indices.filter { model.marks[$0].mark.kind == .sector }
        let angles = SectorOutline.angles(
            of: indices.map { model.marks[$0].mark.angle?.scalar.number ?? 0 })
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        for (index, angle) in zip(indices, angles) {
            let mark = model.marks[index].mark
            let outer = mark.outerRadius.radius(
                within: min(size.width, size.height) / 2, automatic: 1)
            let sector = SectorOutline(
                center: center, innerRadius: mark.innerRadius.radius(within: outer, automatic: 0),
                outerRadius: outer, start: angle.start, end: angle.end,
                inset: (mark.angularInset ?? 0).length,
                cornerRadius: (mark.appearance.cornerRadius ?? 0).length)
            note(CGRect(origin: sector.middle, size: .zero), index)
            append(sector.path, mark.appearance)
        }
    }
}

extension InterpolationMethod {
    /// The interpolation in the opposite direction through the same points.
    fileprivate var reversed: InterpolationMethod {
        if case .step(let share) = form {
            InterpolationMethod(form: .step(1 - share))
        } else {
            self
        }
    }
}

extension MarkDimension {
    /// Returns the radius within an outer one.
    fileprivate func radius(within outer: CGFloat, automatic: CGFloat) -> CGFloat {
        let radius =
            switch form {
            case .automatic: outer * automatic
            case .fixed(let radius): radius
            case .inset(let inset): outer - inset
            case .ratio(let ratio): outer * ratio
            }
        return radius.isFinite ? min(max(radius, 0), outer) : outer * automatic
    }
}
