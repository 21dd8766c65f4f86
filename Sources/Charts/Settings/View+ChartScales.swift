import Foundation
public import SwiftUI

// Modifiers for the colors, shapes and lines of values.
extension View {
    // MARK: - Colors

    /// Sets a style for each of some values.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let pairs = mapping.map { ($0.key.scalar, AnyShapeStyle($0.value)) }
        return chartSettings {
            $0.styles = ScaleSettings(domain: pairs.map(\.0), range: pairs.map(\.1))
        }
    }

    /// Sets the values that have styles, and the styles in the same order.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ShapeStyle {
        let (domain, styles) = (domain._domain, range._values.map { AnyShapeStyle($0) })
        let colors = range._values as? [Color]
        return chartSettings {
            $0.styles = ScaleSettings(domain: domain?.ends, range: styles, colors: colors)
        }
    }

    /// Sets the styles of values, in the order of the values.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ShapeStyle {
        let (styles, colors) = (range._values.map { AnyShapeStyle($0) }, range._values as? [Color])
        return chartSettings {
            $0.styles.range = styles
            $0.styles.colors = colors
        }
    }

    /// Sets the values that have styles.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain
    ) -> some View {
        let domain = domain._domain
        return chartSettings { $0.styles.domain = domain?.ends }
    }

    /// Sets a closure that returns the style of each of some values.
    nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.scalar)
        return chartSettings {
            $0.styles = ScaleSettings(domain: values) { scalar in
                Domain.Element(scalar: scalar).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    /// Sets a closure that returns the style of each value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.styles.mapping = { scalar in
                DataValue(scalar: scalar).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    // MARK: - Forms of points

    /// Sets a shape for each of some values.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chartScale(\.symbols, domain: mapping.map(\.key.scalar), range: mapping.map(\.value))
    }

    /// Sets the values that have shapes, and the shapes in the same order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        chartScale(\.symbols, domain: domain._domain?.ends, range: range._values)
    }

    /// Sets the shapes of values, in the order of the values.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let values = range._values
        return chartSettings { $0.symbols.range = values }
    }

    /// Sets the values that have shapes.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._domain
        return chartSettings { $0.symbols.domain = domain?.ends }
    }

    // MARK: - Lines

    /// Sets a line style for each of some values.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chartScale(\.strokes, domain: mapping.map(\.key.scalar), range: mapping.map(\.value))
    }

    /// Sets the values that have line styles, and the line styles in the same order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        chartScale(\.strokes, domain: domain._domain?.ends, range: range._values)
    }

    /// Sets the line styles of values, in the order of the values.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        let values = range._values
        return chartSettings { $0.strokes.range = values }
    }

    /// Sets the values that have line styles.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._domain
        return chartSettings { $0.strokes.domain = domain?.ends }
    }

    nonisolated private func chartScale<Look>(
        _ scale: WritableKeyPath<ChartSettings, ScaleSettings<Look>>,
        domain: [_ChartScalar]?, range: [Look]
    ) -> some View {
        chartSettings { $0[keyPath: scale] = ScaleSettings(domain: domain, range: range) }
    }
}

extension _ScaleDomain {
    /// The values, or the bounds of a range.
    fileprivate var ends: [_ChartScalar]? {
        switch self {
        case .range(let start, let end): [start, end]
        case .values(let values): values
        case .automatic: nil
        }
    }
}
