extension EnvironmentValues {
    /// Returns the font for text in a text size that an author has set, which renderers don't know:
    /// they draw all text of a card in one text size.
    func sized(_ font: FontDescription?) -> FontDescription? {
        guard let cardTextSize, cardTextSize != dynamicTypeSize else { return font }
        // A control's own font is the renderer's.
        if font == nil, isInControl { return nil }
        return (font ?? FontDescription()).drawn(in: dynamicTypeSize, at: cardTextSize)
    }
}

extension FontDescription {
    /// Returns the font that is as large in a card's text size as this one is in another.
    func drawn(in size: DynamicTypeSize, at card: DynamicTypeSize) -> FontDescription {
        let wanted = points(at: size.textScale)
        let scale = card.textScale
        // Sizes in points grow in proportion up to this one, and by a constant amount beyond it.
        let proportional = FontDescription(size: .points(1000)).growth
        var font = self
        font.size = .points(
            wanted <= proportional * scale
                ? wanted / scale : wanted - (scale - 1) * proportional)
        font.weight = drawnWeight == .regular ? weight : drawnWeight
        return font
    }
}
