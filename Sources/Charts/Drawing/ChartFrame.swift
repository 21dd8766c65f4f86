import Foundation

/// The parts of a chart's space: the plot, and the strips around it.
struct ChartFrame: Equatable {
    /// A strip along a side of the plot.
    struct Strip: Equatable {
        var side: PlannedAxis.Side
        var thickness: CGFloat
    }

    /// The plot's box.
    var plot: CGRect
    /// The distances from the plot to the strips' inner edges, the innermost first, on each side.
    private(set) var distances: [CGFloat] = []

    /// Divides a space among the strips, from the innermost to the outermost, and the plot.
    init(_ size: CGSize, strips: [Strip]) {
        var taken: [PlannedAxis.Side: CGFloat] = [:]
        for strip in strips {
            distances.append(taken[strip.side] ?? 0)
            taken[strip.side, default: 0] += max(strip.thickness, 0)
        }
        let top = taken[.top] ?? 0
        let bottom = taken[.bottom] ?? 0
        let (left, right) = (taken[.left] ?? 0, taken[.right] ?? 0)
        // Some of the plot is visible, even if labels take all the space.
        plot = CGRect(
            x: min(left, size.width / 2), y: min(top, size.height / 2),
            width: max(size.width - left - right, min(size.width / 4, 20)),
            height: max(size.height - top - bottom, min(size.height / 4, 20)))
    }

    /// Returns the place of a view in a strip.
    func box(
        of size: CGSize, in strip: Strip, _ number: Int, spacing: CGFloat, along share: CGFloat,
        from start: CGFloat, over length: CGFloat
    ) -> CGRect {
        let distance = distances[number] + spacing
        let isAcross = strip.side == .top || strip.side == .bottom
        let along = start + (length - (isAcross ? size.width : size.height)) * share
        let origin: CGPoint =
            switch strip.side {
            case .top: CGPoint(x: along, y: plot.minY - distance - size.height)
            case .bottom: CGPoint(x: along, y: plot.maxY + distance)
            case .left: CGPoint(x: plot.minX - distance - size.width, y: along)
            case .right: CGPoint(x: plot.maxX + distance, y: along)
            }
        return CGRect(origin: origin, size: size)
    }
}
