import Foundation
import SwiftUI

/// The axes, titles and legend around a chart's plot, measured.
@MainActor
struct ChartSurroundings {
    /// The rows of both axes.
    let axes: [PlannedAxis]
    /// The parts of the room.
    let frame: ChartFrame
    /// The words of the titles, for assistive technology; `nil` if there are none.
    let title: String?
    private let blocks: [Block]
    private let chart: CGSize

    /// A title or a legend.
    private struct Block {
        var view: AnyView
        var size: CGSize
        var strip: ChartFrame.Strip
        var number: Int
        var spacing: CGFloat
        /// The position along the strip: 0 at its beginning, 1 at its end.
        var share: CGFloat
        /// True for a block beside the whole chart instead of only the plot.
        var isWide = false
        var isOverlay = false
        var unit = UnitPoint.center
    }

    init(_ model: ChartModel, _ settings: ChartSettings, in room: MeasuredRoom) {
        let isRightToLeft = room.environment.layoutDirection == .rightToLeft
        let size = room.size
        chart = size
        func rows(_ settings: AxisSettings, _ axis: AxisDomain?, across: Bool) -> [PlannedAxis] {
            guard let axis else { return [] }
            return settings.rows.map {
                PlannedAxis(
                    $0, axis, isAcross: across, length: across ? size.width : size.height, in: room,
                    model.calendar)
            }
        }
        axes = rows(settings.x, model.x, across: true) + rows(settings.y, model.y, across: false)
        // Half a label extends above the highest line and below the lowest.
        let half =
            (axes.filter { !$0.isAcross && $0.preset.form == .automatic }.map {
                $0.entries.flatMap(\.labels).map(\.size.height).max() ?? 0
            }.max() ?? 0) / 2
        let overhang = model.y?.isOfCategories == true ? 0 : half
        var strips = axes.map { ChartFrame.Strip(side: $0.side, thickness: $0.thickness) }
        for side in [PlannedAxis.Side.top, .bottom]
        where !strips.contains(where: { $0.side == side }) {
            strips.append(ChartFrame.Strip(side: side, thickness: overhang))
        }
        var blocks: [Block] = []

        func add(
            _ view: AnyView, _ position: AnnotationPosition, usual: AnnotationPosition,
            _ alignment: Alignment?, usualShare: CGFloat, _ spacing: CGFloat, turns: Bool,
            isWide: Bool
        ) {
            guard let sides = position.sides ?? usual.sides else { return }
            let side = sides.edge(isRightToLeft)
            let isUpright = side == .left || side == .right
            var (view, size) = room.fitted(view, in: room.size)
            if turns, isUpright {
                view = AnyView(
                    view.frame(width: size.width, height: size.height).rotationEffect(.degrees(-90))
                )
                size = CGSize(width: size.height, height: size.width)
            }
            guard size.width > 0, size.height > 0 else { return }
            let unit = alignment.map { UnitPoint($0, isRightToLeft) }
            var share = unit.map { isUpright ? $0.y : $0.x } ?? usualShare
            if alignment == nil, !isUpright, isRightToLeft { share = 1 - share }
            if alignment == nil, !isUpright, sides.x != .middle {
                share = (sides.x == .before) != isRightToLeft ? 0 : 1
            }
            let strip = ChartFrame.Strip(
                side: side ?? .bottom,
                thickness: (isUpright ? size.width : size.height) + spacing)
            if side != nil { strips.append(strip) }
            blocks.append(
                Block(
                    view: view, size: size, strip: strip, number: strips.count - 1,
                    spacing: spacing, share: share, isWide: isWide, isOverlay: side == nil,
                    unit: unit ?? .center))
        }
        for (titles, usual, share) in [
            (settings.x.titles, AnnotationPosition.bottom, 0.5), (settings.y.titles, .top, 1.0),
        ] {
            for title in titles {
                let view = AnyView(title.content.font(.caption).foregroundStyle(.secondary))
                add(
                    view, title.position, usual: usual, title.alignment, usualShare: share,
                    (title.spacing ?? 4).length, turns: true, isWide: false)
            }
        }
        let legend = settings.legend
        if legend.visibility != .hidden {
            let width = max(size.width - 8, 40)
            let view =
                legend.content
                ?? ChartLegend(model, in: room.environment).map {
                    AnyView($0.view(width: width, in: room))
                }
            if let view {
                add(
                    view, legend.position, usual: .bottom, legend.alignment, usualShare: 0,
                    (legend.spacing ?? 8).length, turns: false, isWide: true)
            }
        }
        self.blocks = blocks

        frame = ChartFrame(size, strips: strips)
        let words = (settings.y.titles + settings.x.titles).compactMap(\.text).map(
            room.characters(of:)
        ).filter { !$0.isEmpty }
        title = words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// Returns the titles and the legend around a plot.
    func pieces(around plot: CGRect) -> [ChartDrawing.Piece] {
        var frame = frame
        frame.plot = plot
        return blocks.map { block in
            if block.isOverlay {
                let box = CGRect(
                    x: plot.minX + (plot.width - block.size.width) * block.unit.x,
                    y: plot.minY + (plot.height - block.size.height) * block.unit.y,
                    width: block.size.width, height: block.size.height)
                return ChartDrawing.Piece(view: block.view, box: box)
            }
            let isAcross = block.strip.side == .top || block.strip.side == .bottom
            let (start, length) =
                block.isWide && isAcross
                ? (0, chart.width)
                : isAcross
                    ? (plot.minX, chart.width - plot.minX)
                    : (plot.minY, plot.height)
            return ChartDrawing.Piece(
                view: block.view,
                box: frame.box(
                    of: block.size, in: block.strip, block.number, spacing: block.spacing,
                    along: block.share, from: start, over: length))
        }
    }
}

extension AnnotationPosition.Sides {
    /// Returns the side of the plot; `nil` for a position on the plot.
    func edge(_ isRightToLeft: Bool) -> PlannedAxis.Side? {
        switch (x, y) {
        case (_, .before): .top
        case (_, .after): .bottom
        case (.before, .middle): isRightToLeft ? .right : .left
        case (.after, .middle): isRightToLeft ? .left : .right
        case (.middle, .middle): nil
        }
    }
}

extension UnitPoint {
    /// Creates the position of an alignment in a box, from its left edge.
    init(_ alignment: Alignment, _ isRightToLeft: Bool) {
        let x: CGFloat =
            switch alignment.horizontal {
            case .leading: isRightToLeft ? 1 : 0
            case .trailing: isRightToLeft ? 0 : 1
            default: 0.5
            }
        let y: CGFloat =
            switch alignment.vertical {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        self.init(x: x, y: y)
    }
}
