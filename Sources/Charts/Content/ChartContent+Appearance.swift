public import Foundation
public import SwiftUI

/// Content whose marks have another appearance.
nonisolated struct _StyledChartContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let change: (inout MarkAppearance) -> Void

    @MainActor
    func _collect(in collection: inout _ChartCollection) {
        let outer = collection.appearance
        change(&collection.appearance)
        content._collect(in: &collection)
        collection.appearance = outer
    }
}

extension ChartContent {
    nonisolated func styled(
        _ change: @escaping (inout MarkAppearance) -> Void
    ) -> _StyledChartContent<Self> {
        _StyledChartContent(content: self, change: change)
    }

    // MARK: - Colors

    /// Fills and strokes the marks with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        styled { $0.style = AnyShapeStyle(style) }
    }

    /// Styles the marks by a value: with one of a sequence of colors, which the legend explains.
    nonisolated public func foregroundStyle<D: Plottable>(
        by value: PlottableValue<D>
    ) -> some ChartContent {
        styled { $0.styleValue = value.plotted }
    }

    /// Sets the opacity of the marks.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        styled { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
    }

    /// Lets gradients of the marks span the plot instead of each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(
        _ aligns: Bool = true
    ) -> some ChartContent {
        styled { $0.followsPlotArea = aligns }
    }

    /// Draws a shadow below the marks.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.shadow = (color, radius, x, y) }
    }

    /// Blurs the marks.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        styled { $0.blur = radius }
    }

    // MARK: - Lines

    /// Draws lines with a style.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled { $0.stroke = style }
    }

    /// Styles lines by a value, with dashes.
    nonisolated public func lineStyle<D: Plottable>(
        by value: PlottableValue<D>
    ) -> some ChartContent {
        styled { $0.strokeValue = value.plotted }
    }

    /// Sets the interpolation of lines and areas between points.
    nonisolated public func interpolationMethod(
        _ method: InterpolationMethod
    ) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        styled { $0.cornerRadius = radius }
    }

    // MARK: - Places

    /// Puts marks at one value side by side, by another value.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled { $0.position = (value.plotted, axis, span) }
    }

    /// Moves the marks.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the marks.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled {
            $0.offset.width += x.place
            $0.offset.height += y.place
        }
    }

    /// Draws the marks in front of those with a lower index.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        styled { $0.zIndex = value.isFinite ? value : 0 }
    }

    // MARK: - Assistive technology

    /// Names the marks for a screen reader.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.accessibilityLabel = label }
    }

    /// Names the marks for a screen reader, with a localized key.
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Names the marks for a screen reader.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the value of the marks for a screen reader.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.accessibilityValue = value }
    }

    /// Sets the value of the marks for a screen reader, with a localized key.
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Sets the value of the marks for a screen reader.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Hides the marks from screen readers or not.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isAccessibilityHidden = hidden }
    }
}
