import Foundation
import SwiftUI

/// The appearance of values: colors, shapes of points, and lines.
struct AppearanceScales {
    /// The categories that have colors, in the legend's order.
    let styleNames: [_ChartScalar]
    let symbolNames: [_ChartScalar]
    let strokeNames: [_ChartScalar]
    /// The numbers at which the first and the last color are.
    let styleNumbers: ClosedRange<Double>?
    private let sizeNumbers: ClosedRange<Double>?
    private let settings: ChartSettings
    private let indices: (styles: Indices, symbols: Indices, strokes: Indices)

    private typealias Indices = [_ChartScalar: Int]

    /// The default colors of values, in order.
    static let colors: [Color] = [
        .blue, .green, .orange, .purple, .red, .teal, .yellow, .pink, .indigo, .brown,
    ]
    /// The default shapes of values, in order.
    static let symbols: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    /// The default dashes of values, in order.
    static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]

    init(_ marks: [ChartMark], _ settings: ChartSettings) {
        func names(
            _ value: KeyPath<MarkAppearance, PlottedValue?>, _ domain: [_ChartScalar]?
        ) -> [_ChartScalar] {
            var names: [_ChartScalar] = []
            var seen: Set<_ChartScalar> = []
            let given = domain ?? marks.compactMap { $0.appearance[keyPath: value]?.scalar }
            for case .category(let name) in given where seen.insert(.category(name)).inserted {
                names.append(.category(name))
            }
            return names
        }
        func numbers(
            _ value: KeyPath<MarkAppearance, PlottedValue?>, _ domain: [_ChartScalar]?
        ) -> ClosedRange<Double>? {
            let given = domain ?? marks.compactMap { $0.appearance[keyPath: value]?.scalar }
            let numbers = given.compactMap(\.number)
            guard let least = numbers.min(), let most = numbers.max() else { return nil }
            return least...most
        }
        self.settings = settings
        styleNames = names(\.styleValue, settings.styles.domain)
        symbolNames = names(\.symbolValue, settings.symbols.domain)
        strokeNames = names(\.strokeValue, settings.strokes.domain)
        styleNumbers = styleNames.isEmpty ? numbers(\.styleValue, settings.styles.domain) : nil
        sizeNumbers = numbers(\.symbolSizeValue, nil)
        func indices(_ names: [_ChartScalar]) -> Indices {
            Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        }
        self.indices = (indices(styleNames), indices(symbolNames), indices(strokeNames))
    }

    /// Returns the style of a value.
    func style(of scalar: _ChartScalar) -> AnyShapeStyle {
        if let style = settings.styles.mapping?(scalar) { return style }
        if let number = scalar.number, let numbers = styleNumbers {
            return style(at: numbers.share(of: number))
        }
        let index = indices.styles[scalar] ?? 0
        if let range = settings.styles.range, !range.isEmpty { return range[index % range.count] }
        return AnyShapeStyle(Self.colors[index % Self.colors.count])
    }

    /// Returns the style of a number between the least, 0, and the greatest, 1.
    func style(at share: Double) -> AnyShapeStyle {
        guard let range = settings.styles.range, !range.isEmpty else {
            return AnyShapeStyle(Color.blue.opacity(0.2 + 0.8 * share))
        }
        if let colors = settings.styles.colors, colors.count > 1 {
            let place = share * Double(colors.count - 1)
            let index = min(Int(place), colors.count - 2)
            return AnyShapeStyle(
                colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .device))
        }
        return range[min(Int(share * Double(range.count)), range.count - 1)]
    }

    /// Returns the shape of a value's points.
    func symbol(of scalar: _ChartScalar) -> any ChartSymbolShape {
        let index = indices.symbols[scalar] ?? 0
        if let range = settings.symbols.range, !range.isEmpty { return range[index % range.count] }
        return Self.symbols[index % Self.symbols.count]
    }

    /// Returns the line style of a value.
    func stroke(of scalar: _ChartScalar, width: CGFloat) -> StrokeStyle {
        let index = indices.strokes[scalar] ?? 0
        if let range = settings.strokes.range, !range.isEmpty { return range[index % range.count] }
        return StrokeStyle(
            lineWidth: width, lineCap: .round, lineJoin: .round,
            dash: Self.dashes[index % Self.dashes.count])
    }

    /// Returns the area of a number's points.
    func symbolSize(of scalar: _ChartScalar) -> CGFloat {
        guard let number = scalar.number, let numbers = sizeNumbers else {
            return MarkAppearance.usualSymbolSize
        }
        return CGFloat(20 + 280 * numbers.share(of: number))
    }
}

extension ClosedRange<Double> {
    /// Returns the position of a number in the range, 0…1.
    fileprivate func share(of number: Double) -> Double {
        let share = (number - lowerBound) / (upperBound - lowerBound)
        return share.isFinite ? Swift.min(Swift.max(share, 0), 1) : 0.5
    }
}

extension MarkAppearance {
    /// The area of a point, in square points.
    static let usualSymbolSize: CGFloat = 40
}
