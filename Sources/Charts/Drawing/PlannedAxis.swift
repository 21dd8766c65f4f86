import Foundation
import SwiftUI

/// A row of an axis with its labels as views, before the plot's place is known.
struct PlannedAxis {
    /// A side of the plot, regardless of the reading direction.
    enum Side: Hashable { case left, right, top, bottom }

    /// A label at a value.
    struct Label {
        var view: AnyView
        var size: CGSize
        var label: AxisLabel
        var offset: CGSize
    }

    /// The parts at one value.
    struct Entry {
        var scalar: _ChartScalar
        /// The end of the value's slot, for centered parts.
        var end: Double?
        var parts: [AxisPart]
        var labels: [Label]
    }

    let side: Side
    let preset: AxisMarkPreset
    let entries: [Entry]
    /// True if labels are in the middle of their values' slots.
    let isCentered: Bool

    /// True for the x axis.
    var isAcross: Bool { side == .top || side == .bottom }

    /// The greatest width or height of a label, perpendicular to the axis.
    var labelThickness: CGFloat {
        entries.flatMap(\.labels).map { isAcross ? $0.size.height : $0.size.width }.max() ?? 0
    }

    /// The length of the longest tick in points.
    var tickLength: CGFloat {
        entries.flatMap(\.parts).map { part in
            if case .tick(_, let length, _) = part.form, case .points(let points) = length.form {
                points
            } else {
                0
            }
        }.max() ?? 0
    }

    /// Returns the distance of the labels from the plot.
    func spacing(of label: AxisLabel) -> CGFloat {
        tickLength
            + (isAcross ? label.verticalSpacing ?? 4 : label.horizontalSpacing ?? 5)
    }

    /// The space that the row takes beside the plot.
    var thickness: CGFloat {
        if preset.form == .inset { return tickLength }
        let labels = entries.flatMap(\.labels)
        guard !labels.isEmpty else { return tickLength }
        return labelThickness + (labels.map { spacing(of: $0.label) }.max() ?? 0)
    }
}

extension PlannedAxis {
    /// Plans a row: finds its values, and measures its labels.
    @MainActor
    init(
        _ row: AxisRow, _ axis: AxisDomain, isAcross: Bool, length: CGFloat, in room: MeasuredRoom,
        _ calendar: Calendar
    ) {
        let ticks = AxisTicks(
            row.values, axis, count: ChartModel.tickCount(length, isAcross: isAcross), in: calendar)
        let environment = room.environment
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        side =
            switch row.position.side {
            case .top where isAcross: .top
            case .leading where !isAcross: isRightToLeft ? .right : .left
            case _ where isAcross: .bottom
            // Categories are names, which are read before the marks that they name.
            case nil where axis.isOfCategories: isRightToLeft ? .right : .left
            default: isRightToLeft ? .left : .right
            }
        preset = row.preset
        if let unit = axis.unit, case .calendar(let stride) = ticks.step {
            isCentered = stride == CalendarTicks.Stride(unit: unit, count: 1)
        } else {
            isCentered = false
        }
        let most = CGSize(width: max(room.size.width * (isAcross ? 0.5 : 0.4), 20), height: 200)
        entries = ticks.values.enumerated().map { index, scalar in
            let value = AxisValue(index: index, count: ticks.values.count, scalar: scalar)
            let parts = row.parts(value) ?? []
            let labels = parts.compactMap { part -> Label? in
                guard case .label(let label) = part.form else { return nil }
                var content: AnyView
                switch label.content {
                case .view(let view): content = view
                case .value:
                    content = AnyView(
                        Text(verbatim: ticks.label(scalar, isShare: axis.isShare, in: environment)))
                case .formatted(let format):
                    content = AnyView(
                        Text(
                            verbatim: format(scalar, environment)
                                ?? ticks.label(scalar, isShare: axis.isShare, in: environment)))
                }
                content = AnyView(
                    content.lineLimit(1).font(part.appearance.font ?? .caption2)
                        .foregroundStyle(part.appearance.style ?? AnyShapeStyle(.secondary)))
                let (view, size) = room.fitted(content, in: most)
                guard size.width > 0, size.height > 0 else { return nil }
                if label.isVertical {
                    let turned = AnyView(
                        view.frame(width: size.width, height: size.height)
                            .rotationEffect(.degrees(-90)))
                    return Label(
                        view: turned, size: CGSize(width: size.height, height: size.width),
                        label: label, offset: part.appearance.offset)
                }
                return Label(view: view, size: size, label: label, offset: part.appearance.offset)
            }
            return Entry(
                scalar: scalar, end: ticks.end(after: index, in: calendar), parts: parts,
                labels: labels)
        }
    }
}
