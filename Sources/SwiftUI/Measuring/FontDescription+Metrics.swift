extension FontDescription {
    /// The size in points at the default text size.
    package var points: Double {
        switch size {
        case .style(let style): style.points
        case .points(let points): points
        }
    }

    /// The distance between two lines in points at the default text size.
    package var lineHeight: Double {
        switch size {
        case .style(let style):
            switch style {
            case .largeTitle: 41
            case .title: 34
            case .title2: 28
            case .title3: 25
            case .headline, .body: 22
            case .callout: 21
            case .subheadline: 20
            case .footnote: 18
            case .caption: 16
            case .caption2: 13
            }
        case .points(let points): points * Measures.sizedLineHeight
        }
    }

    /// Points by which the font grows per unit of text scale: large text grows less than in
    /// proportion, so that a title still fits at the largest setting.
    package var growth: Double {
        switch size {
        case .style(let style):
            switch style {
            case .largeTitle: 12.5
            case .title: 14
            case .title2: 16
            case .title3: 16.5
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 14
            case .caption: 13
            case .caption2: 12
            }
        case .points(let points): min(points, 14)
        }
    }

    /// The size in points at a text scale.
    package func points(at scale: Double) -> Double { max(points + (scale - 1) * growth, 1) }

    /// Points from one line to the next per point of the font, as the style sheet states it.
    package var lineRatio: Double {
        guard case .style = size else { return Measures.sizedLineHeight }
        return (lineHeight / points * 100).rounded() / 100
    }

    /// Space between letters per point of the font: large letters are closer together.
    package var tracking: Double {
        guard case .style = size else { return Measures.largeTracking }
        return points >= Measures.largePoints ? Measures.largeTracking : 0
    }

    /// The weight that is drawn if the author sets none.
    package var drawnWeight: Weight { weight ?? (size == .style(.headline) ? .semibold : .regular) }
}

extension DynamicTypeSize {
    /// Points of running text.
    package var bodyPoints: Double {
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
    }

    /// The text scale against the default.
    package var textScale: Double { bodyPoints / Measures.bodyPoints }
}
