import Foundation
import SwiftUI

/// A chart as values: its marks, placed on the axes, the axes, and the values' appearance.
struct ChartModel {
    /// The marks; those whose values have no place are left out.
    let marks: [PlacedMark]
    /// The index of each mark among the collected ones.
    let numbers: [Int]
    /// The values of the axes; `nil` for one that no mark uses.
    let x: AxisDomain?
    let y: AxisDomain?
    let scales: AppearanceScales
    /// The positions side by side at one value, in order.
    let positions: [_ChartScalar]
    let calendar: Calendar

    /// Places marks on axes for a plot of about a size.
    init(_ written: [ChartMark], _ settings: ChartSettings, in size: CGSize, calendar: Calendar) {
        func kind(_ place: KeyPath<ChartMark, ChartMark.Place>, _ axis: AxisSettings) -> AxisKind? {
            axis.type?.kind
                ?? written.lazy.compactMap { $0[keyPath: place].values.first }.first
                .map { AxisKind($0.scalar) }
        }
        let kinds = (x: kind(\.x, settings.x), y: kind(\.y, settings.y))
        var placed: [PlacedMark] = []
        var numbers: [Int] = []
        for (number, mark) in written.enumerated() {
            guard
                let place = PlacedMark(
                    mark, kinds.x ?? .numbers, kinds.y ?? .numbers, in: calendar)
            else { continue }
            placed.append(place)
            numbers.append(number)
        }
        let marks = Stacking.stacked(placed)
        (self.marks, self.numbers, self.calendar) = (marks, numbers, calendar)
        scales = AppearanceScales(marks.map(\.mark), settings)
        func domain(
            _ extent: KeyPath<PlacedMark, PlacedMark.Extent>, _ kind: AxisKind?,
            _ settings: AxisSettings, length: CGFloat, across: Bool
        ) -> AxisDomain? {
            guard let kind else { return nil }
            var domain = AxisDomain(
                marks.map { $0[keyPath: extent] }, kind, settings,
                count: Self.tickCount(length, isAcross: across), in: calendar)
            let place: KeyPath<ChartMark, ChartMark.Place> = across ? \.x : \.y
            domain.unit = marks.lazy.compactMap { $0.mark[keyPath: place].values.first?.unit }.first
            let lengths = marks.filter { $0.mark.kind == .bar || $0.mark.kind == .area }
                .filter { $0.isAcross == across }
            domain.isShare =
                !lengths.isEmpty && lengths.allSatisfy { $0.mark.stacking == .normalized }
            return domain
        }
        x = domain(\.x, kinds.x, settings.x, length: size.width, across: true)
        y = domain(\.y, kinds.y, settings.y, length: size.height, across: false)
        var positions: [_ChartScalar] = []
        var seen: Set<_ChartScalar> = []
        for case let position? in marks.lazy.map(\.mark.appearance.position?.value.scalar)
        where seen.insert(position).inserted {
            positions.append(position)
        }
        self.positions = positions
    }

    /// Returns the approximate number of marks on an axis of a length.
    static func tickCount(_ length: CGFloat, isAcross: Bool) -> Int {
        guard length.isFinite else { return 5 }
        return Int(min(max(length / (isAcross ? 64 : 40), 2), isAcross ? 7 : 5))
    }
}
