import Foundation
import SwiftUI

/// The legend of a chart: the meaning of colors, shapes and lines.
struct ChartLegend {
    /// A value with its appearance.
    struct Entry: Equatable {
        var name: String
        var scalar: _ChartScalar
    }

    let entries: [Entry]
    /// The numbers of the first and the last color.
    let numbers: (least: String, most: String)?
    private let model: ChartModel

    /// Finds the legend of a chart; `nil` if all its marks look alike.
    init?(_ model: ChartModel, in environment: EnvironmentValues) {
        let scales = model.scales
        var names = scales.styleNames
        for name in scales.symbolNames + scales.strokeNames where !names.contains(name) {
            names.append(name)
        }
        entries = names.prefix(50).map {
            Entry(name: $0.words(in: environment), scalar: $0)
        }
        numbers = scales.styleNumbers.map {
            (
                _ChartScalar.number($0.lowerBound).words(in: environment),
                _ChartScalar.number($0.upperBound).words(in: environment)
            )
        }
        self.model = model
        if entries.isEmpty, numbers == nil { return nil }
    }

    /// Lays out the legend in a width, in as many rows as needed.
    @MainActor
    func view(width: CGFloat, in room: MeasuredRoom) -> some View {
        var rows: [[Int]] = [[]]
        var used: CGFloat = 0
        for index in entries.indices {
            let size = room.size(of: view(of: entries[index]))
            if used > 0, used + size.width > width {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(index)
            used += size.width + 12
        }
        return VStack(alignment: .leading, spacing: 4) {
            if let numbers {
                HStack(spacing: 6) {
                    Text(verbatim: numbers.least)
                    HStack(spacing: 0) {
                        ForEach(0..<8) { index in
                            Rectangle().fill(model.scales.style(at: Double(index) / 7))
                        }
                    }
                    .frame(width: 80, height: 8)
                    .clipShape(Capsule())
                    Text(verbatim: numbers.most)
                }
            }
            ForEach(rows.filter { !$0.isEmpty }, id: \.self) { row in
                HStack(spacing: 12) {
                    ForEach(row, id: \.self) { view(of: entries[$0]) }
                }
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    @MainActor
    private func view(of entry: Entry) -> some View {
        HStack(spacing: 5) {
            sign(of: entry.scalar)
            Text(verbatim: entry.name).lineLimit(1)
        }
        .font(.caption2)
    }

    /// Returns the color, the shape and the line of a value.
    @MainActor
    private func sign(of scalar: _ChartScalar) -> some View {
        let scales = model.scales
        let style =
            scales.styleNames.contains(scalar)
            ? scales.style(of: scalar) : AnyShapeStyle(Color.blue)
        let symbol: any ChartSymbolShape =
            scales.symbolNames.contains(scalar)
            ? scales.symbol(of: scalar) : BasicChartSymbolShape(form: .circle)
        let path = symbol.path(around: CGPoint(x: 4, y: 4), side: 8)
        return Group {
            if scales.strokeNames.contains(scalar) {
                Path { $0.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 18, y: 4)]) }
                    .stroke(style, style: scales.stroke(of: scalar, width: 2))
                    .frame(width: 18, height: 8)
            } else {
                path.fill(style).frame(width: 8, height: 8)
            }
        }
    }
}
