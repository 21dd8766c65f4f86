public import Foundation

/// A font by its role; a renderer scales it to the person's text size.
public struct Font: Sendable, Hashable {
    var description: FontDescription
    /// The letters that are drawn as small capitals, if any.
    var capitals: SmallCapitals? {
        get { details.value?.capitals }
        set { set(Details(capitals: newValue, lineChange: lineChange)) }
    }
    /// The points added to the font's own distance between lines.
    var lineChange: CGFloat? {
        get { details.value?.lineChange }
        set { set(Details(capitals: capitals, lineChange: newValue)) }
    }

    /// The properties that few fonts have.
    private struct Details: Sendable, Hashable {
        var capitals: SmallCapitals?
        var lineChange: CGFloat?
    }

    private var details = Rare<Details>()

    private mutating func set(_ new: Details) {
        details.value = new == Details() ? nil : new
    }

    init(_ description: FontDescription) {
        self.description = description
    }

    /// A role of text.
    public enum TextStyle: Sendable, Hashable, CaseIterable {
        /// The largest title.
        case largeTitle
        /// A title.
        case title
        /// A second-level title.
        case title2
        /// A third-level title.
        case title3
        /// A heading of a few words.
        case headline
        /// A line under a heading.
        case subheadline
        /// Running text.
        case body
        /// Text that is set apart.
        case callout
        /// A note.
        case footnote
        /// The caption of a picture.
        case caption
        /// A smaller caption of a picture.
        case caption2

        var described: FontDescription.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// The strokes' thickness.
    public struct Weight: Sendable, Hashable {
        let described: FontDescription.Weight

        /// The ultra light thickness.
        public static let ultraLight = Weight(described: .ultraLight)
        /// The thin thickness.
        public static let thin = Weight(described: .thin)
        /// The light thickness.
        public static let light = Weight(described: .light)
        /// The regular thickness.
        public static let regular = Weight(described: .regular)
        /// The medium thickness.
        public static let medium = Weight(described: .medium)
        /// The semibold thickness.
        public static let semibold = Weight(described: .semibold)
        /// The bold thickness.
        public static let bold = Weight(described: .bold)
        /// The heavy thickness.
        public static let heavy = Weight(described: .heavy)
        /// The black thickness.
        public static let black = Weight(described: .black)
    }

    /// The family's character.
    public enum Design: Sendable, Hashable {
        /// The usual character.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With characters of one width.
        case monospaced

        var described: FontDescription.Design {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }
}

// MARK: - Text styles

extension Font {
    /// The font of the text style large title.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of the text style title.
    public static let title = Font.system(.title)
    /// The font of the text style title 2.
    public static let title2 = Font.system(.title2)
    /// The font of the text style title 3.
    public static let title3 = Font.system(.title3)
    /// The font of the text style headline.
    public static let headline = Font.system(.headline)
    /// The font of the text style subheadline.
    public static let subheadline = Font.system(.subheadline)
    /// The font of the text style body.
    public static let body = Font.system(.body)
    /// The font of the text style callout.
    public static let callout = Font.system(.callout)
    /// The font of the text style footnote.
    public static let footnote = Font.system(.footnote)
    /// The font of the text style caption.
    public static let caption = Font.system(.caption)
    /// The font of the text style caption 2.
    public static let caption2 = Font.system(.caption2)

    /// Returns the system font in a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(
            FontDescription(
                size: .style(style.described), weight: weight?.described,
                design: design?.described ?? .standard))
    }

    /// Returns the system font in a size, in points at the default text size.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(
            FontDescription(
                size: .points(Double(size)), weight: weight?.described,
                design: design?.described ?? .standard))
    }

    /// Returns a font of a family by its name, in points that grow with a text style.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body
    ) -> Font {
        Font(FontDescription(size: .points(Double(size)), family: name))
    }

    /// Returns a font of a family by its name, in points at the default text size.
    ///
    /// Unspecified by Apple; it grows with the person's text size anyway, because not everyone can
    /// read a card that ignores the setting.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize)
    }
}

// MARK: - Variants

extension Font {
    private func with(_ change: (inout FontDescription) -> Void) -> Font {
        var font = self
        change(&font.description)
        return font
    }

    /// Returns the bold font.
    public func bold() -> Font { weight(.bold) }

    /// Returns the italic font.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// Returns the font in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.described } }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        /// The width relative to the standard one, which is 0.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// Much narrower than the standard width.
        public static let compressed = Width(-0.2)
        /// Narrower than the standard width.
        public static let condensed = Width(-0.1)
        /// The standard width.
        public static let standard = Width(0)
        /// Wider than the standard width.
        public static let expanded = Width(0.2)

        /// The nearest of the widths that fonts have; `nil` for the standard one.
        ///
        /// Unspecified by Apple; condensed letters have three quarters of the standard width, expanded ones five
        /// quarters.
        var described: FontDescription.Width? {
            let percent = 100 + value * (value < 0 ? 250 : 125)
            func distance(_ width: Double) -> Double { abs(width - Double(percent)) }
            let nearest = FontDescription.Width.allCases.min {
                distance($0.percent) < distance($1.percent)
            }
            guard let nearest, distance(nearest.percent) < distance(100) else { return nil }
            return nearest
        }
    }

    /// Returns the font with letters of another width, if the renderer's font has several.
    public func width(_ width: Width) -> Font { with { $0.width = width.described } }

    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

    /// Returns the font with all characters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
}
