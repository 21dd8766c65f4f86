public import Foundation

/// A sector of a circle, as large as its fraction of the sum of all sectors.
public nonisolated struct SectorMark: SingleMark {
    let mark: ChartMark

    /// Creates a sector.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        mark = ChartMark(
            kind: .sector, angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius,
            angularInset: angularInset)
    }
}
