/// The differences of text from its font and color, set on a `Text` or a view around it.
struct TextOverrides: Sendable, Hashable {
    /// The overrides that few texts have.
    struct Others: Hashable {
        var weight: FontDescription.Weight?
        var design: FontDescription.Design?
        /// The width of the letters; the standard width is also an override.
        var width: FontDescription.Width??
        /// Points between letters, beyond the font's own.
        var letterSpacing: Double?
        /// Points by which the text is raised.
        var baselineOffset: Double?
        /// The color of lines below and through the text.
        var lineColor: Paint?
        /// The pattern of the lines below and through the text.
        var linePattern: ViewNode.LinePattern?
    }

    private var rare = Rare<Others>()
    var others: Others {
        get { rare.value ?? Others() }
        set { rare.value = newValue == Others() ? nil : newValue }
    }

    /// The traits that are set, either to true or to false.
    private var said: Traits = []
    private var affirmed: Traits = []

    /// Boolean traits of text; together in one byte, since every text reads all of them.
    struct Traits: OptionSet, Sendable, Hashable {
        var rawValue: UInt8
        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let underlined = Traits(rawValue: 4)
        static let struckThrough = Traits(rawValue: 8)
        static let monospacedDigit = Traits(rawValue: 16)
        static let monospaced = Traits(rawValue: 32)
        static let secondary = Traits(rawValue: 64)
    }

    /// The value of a trait: true or false, or `nil` if it isn't set.
    subscript(trait: Traits) -> Bool? {
        get { said.contains(trait) ? affirmed.contains(trait) : nil }
        set {
            said.remove(trait)
            affirmed.remove(trait)
            if let newValue {
                said.insert(trait)
                if newValue { affirmed.insert(trait) }
            }
        }
    }

    /// Tells whether nothing is overridden.
    var isEmpty: Bool { said.isEmpty && rare.isEmpty }

    /// Tells whether letters are moved by spacing or a baseline offset.
    private var changesPlace: Bool {
        !rare.isEmpty && (others.letterSpacing != nil || others.baselineOffset != nil)
    }

    /// Tells whether an override is set that only a run of text can have.
    var needsRun: Bool { changesPlace || !said.isDisjoint(with: [.underlined, .struckThrough]) }

    /// Tells whether the overrides select letters of another family, size, weight or width.
    var changesFamily: Bool {
        !said.isDisjoint(with: [.monospaced, .secondary])
            || (!rare.isEmpty
                && (others.weight != nil || others.design != nil || others.width != nil))
    }

    /// Returns these overrides, with outer ones for those that aren't set.
    func over(_ outer: TextOverrides) -> TextOverrides {
        if outer.isEmpty { return self }
        var merged = self
        if let rest = outer.rare.value {
            var own = others
            own.weight = own.weight ?? rest.weight
            own.design = own.design ?? rest.design
            own.width = own.width ?? rest.width
            own.letterSpacing = own.letterSpacing ?? rest.letterSpacing
            own.baselineOffset = own.baselineOffset ?? rest.baselineOffset
            own.lineColor = own.lineColor ?? rest.lineColor
            own.linePattern = own.linePattern ?? rest.linePattern
            merged.others = own
        }
        merged.said = said.union(outer.said)
        merged.affirmed = affirmed.union(outer.affirmed.subtracting(said))
        return merged
    }

    /// Returns a font with the overrides applied.
    func applied(to font: FontDescription) -> FontDescription {
        if isEmpty { return font }
        var font = font
        let others = others
        if let weight = others.weight { font.weight = weight }
        if let isBold = self[.bold] {
            font.weight = isBold ? .heavier(font.weight ?? .bold, .bold) : nil
        }
        if let isItalic = self[.italic] { font.isItalic = isItalic }
        if affirmed.contains(.monospacedDigit) { font.isMonospacedDigit = true }
        if let design = others.design { font.design = design }
        if let width = others.width { font.width = width }
        if affirmed.contains(.monospaced) { font.design = .monospaced }
        if affirmed.contains(.secondary) { font = font.small }
        return font
    }
}

extension FontDescription.Weight {
    fileprivate static func heavier(_ one: Self, _ other: Self) -> Self {
        one.rawValue >= other.rawValue ? one : other
    }
}
