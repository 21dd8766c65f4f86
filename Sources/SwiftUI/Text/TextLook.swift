/// How text differs from its font and color: set on a `Text`, or on a view for all text inside.
struct TextLook: Sendable, Hashable {
    var isBold: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var isMonospacedDigit: Bool?
    var isMonospaced: Bool?
    var weight: FontDescription.Weight?
    var design: FontDescription.Design?

    /// What an inner look leaves open, an outer one decides.
    func over(_ outer: TextLook) -> TextLook {
        if outer == TextLook() { return self }
        var look = self
        look.isBold = isBold ?? outer.isBold
        look.isItalic = isItalic ?? outer.isItalic
        look.isUnderlined = isUnderlined ?? outer.isUnderlined
        look.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        look.isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
        look.isMonospaced = isMonospaced ?? outer.isMonospaced
        look.weight = weight ?? outer.weight
        look.design = design ?? outer.design
        return look
    }

    /// A font with this look.
    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let weight { font.weight = weight }
        if let isBold { font.weight = isBold ? .heavier(font.weight ?? .bold, .bold) : nil }
        if let isItalic { font.isItalic = isItalic }
        if isMonospacedDigit == true { font.isMonospacedDigit = true }
        if let design { font.design = design }
        if isMonospaced == true { font.design = .monospaced }
        return font
    }
}

extension FontDescription.Weight {
    fileprivate static func heavier(_ one: Self, _ other: Self) -> Self {
        one.rawValue >= other.rawValue ? one : other
    }
}
