/// The differences of text from its font and color, set on a `Text`, or on a view for all text
/// inside.
struct TextOverrides: Sendable, Hashable {
    /// The overrides that few texts have.
    private struct Others: Hashable {
        var weight: FontDescription.Weight?
        var design: FontDescription.Design?
        var width: FontDescription.Width??
        var letterSpacing: Double?
        var baselineOffset: Double?
        var lineColor: Paint?
        var linePattern: ViewNode.LinePattern?
    }

    private var others = Rare<Others>()
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

    var weight: FontDescription.Weight? {
        get { others.value?.weight }
        set { set(\.weight, newValue) }
    }
    var design: FontDescription.Design? {
        get { others.value?.design }
        set { set(\.design, newValue) }
    }
    /// The width of the letters; the standard width is also an override.
    var width: FontDescription.Width?? {
        get { others.value?.width }
        set { set(\.width, newValue) }
    }
    /// Points between letters, beyond the font's own.
    var letterSpacing: Double? {
        get { others.value?.letterSpacing }
        set { set(\.letterSpacing, newValue) }
    }
    /// Points by which the text is raised.
    var baselineOffset: Double? {
        get { others.value?.baselineOffset }
        set { set(\.baselineOffset, newValue) }
    }
    /// The color of lines below and through the text.
    var lineColor: Paint? {
        get { others.value?.lineColor }
        set { set(\.lineColor, newValue) }
    }
    /// The pattern of the lines below and through the text.
    var linePattern: ViewNode.LinePattern? {
        get { others.value?.linePattern }
        set { set(\.linePattern, newValue) }
    }

    private mutating func set<Value>(_ field: WritableKeyPath<Others, Value?>, _ value: Value?) {
        if others.isEmpty, value == nil { return }
        var changed = others.value ?? Others()
        changed[keyPath: field] = value
        others.value = changed == Others() ? nil : changed
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
    var isEmpty: Bool { said.isEmpty && others.isEmpty }

    /// Tells whether letters are moved by spacing or a baseline offset.
    private var changesPlace: Bool {
        !others.isEmpty && (letterSpacing != nil || baselineOffset != nil)
    }

    /// Tells whether an override is set that only a run of text can have.
    var needsRun: Bool { changesPlace || !said.isDisjoint(with: [.underlined, .struckThrough]) }

    /// Tells whether the overrides select letters of another family, size, weight or width.
    var changesFamily: Bool {
        !said.isDisjoint(with: [.monospaced, .secondary])
            || (!others.isEmpty && (weight != nil || design != nil || width != nil))
    }

    /// Returns these overrides, with outer ones for those that aren't set.
    func over(_ outer: TextOverrides) -> TextOverrides {
        if outer.isEmpty { return self }
        var merged = self
        if let rest = outer.others.value {
            var own = others.value ?? Others()
            own.weight = own.weight ?? rest.weight
            own.design = own.design ?? rest.design
            own.width = own.width ?? rest.width
            own.letterSpacing = own.letterSpacing ?? rest.letterSpacing
            own.baselineOffset = own.baselineOffset ?? rest.baselineOffset
            own.lineColor = own.lineColor ?? rest.lineColor
            own.linePattern = own.linePattern ?? rest.linePattern
            merged.others.value = own
        }
        merged.said = said.union(outer.said)
        merged.affirmed = affirmed.union(outer.affirmed.subtracting(said))
        return merged
    }

    /// Returns a font with the overrides applied.
    func applied(to font: FontDescription) -> FontDescription {
        if isEmpty { return font }
        var font = font
        if let weight { font.weight = weight }
        if let isBold = self[.bold] {
            font.weight = isBold ? .heavier(font.weight ?? .bold, .bold) : nil
        }
        if let isItalic = self[.italic] { font.isItalic = isItalic }
        if affirmed.contains(.monospacedDigit) { font.isMonospacedDigit = true }
        if let design { font.design = design }
        if let width { font.width = width }
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
