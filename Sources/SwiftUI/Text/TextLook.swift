/// How text differs from its font and color: set on a `Text`, or on a view for all text inside.
struct TextLook: Sendable, Hashable {
    var weight: FontDescription.Weight?
    var design: FontDescription.Design?
    /// What is said at all, yes or no.
    private var said: Traits = []
    private var affirmed: Traits = []

    /// What is either so or not; together in one byte, since every text asks for all of them.
    struct Traits: OptionSet, Sendable, Hashable {
        var rawValue: UInt8
        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let underlined = Traits(rawValue: 4)
        static let struckThrough = Traits(rawValue: 8)
        static let monospacedDigit = Traits(rawValue: 16)
        static let monospaced = Traits(rawValue: 32)
    }

    /// Whether something is so, or `nil` if nothing is said about it.
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

    /// Whether nothing differs.
    var isEmpty: Bool { said.isEmpty && weight == nil && design == nil }

    /// Whether there is a line below or through the text.
    var hasLines: Bool { !said.isDisjoint(with: [.underlined, .struckThrough]) }

    /// Whether letters of another family or thickness are drawn.
    var changesFamily: Bool { said.contains(.monospaced) || weight != nil || design != nil }

    /// What an inner look leaves open, an outer one decides.
    func over(_ outer: TextLook) -> TextLook {
        var look = self
        look.weight = weight ?? outer.weight
        look.design = design ?? outer.design
        look.said = said.union(outer.said)
        look.affirmed = affirmed.union(outer.affirmed.subtracting(said))
        return look
    }

    /// A font with this look.
    func applied(to font: FontDescription) -> FontDescription {
        var font = font
        if let weight { font.weight = weight }
        if let isBold = self[.bold] {
            font.weight = isBold ? .heavier(font.weight ?? .bold, .bold) : nil
        }
        if let isItalic = self[.italic] { font.isItalic = isItalic }
        if affirmed.contains(.monospacedDigit) { font.isMonospacedDigit = true }
        if let design { font.design = design }
        if affirmed.contains(.monospaced) { font.design = .monospaced }
        return font
    }
}

extension FontDescription.Weight {
    fileprivate static func heavier(_ one: Self, _ other: Self) -> Self {
        one.rawValue >= other.rawValue ? one : other
    }
}
