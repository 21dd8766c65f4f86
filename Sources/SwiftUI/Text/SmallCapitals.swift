import Foundation

/// The letters that are drawn as small capitals.
enum SmallCapitals: Sendable, Hashable {
    /// The letters that are no capitals.
    case lowercase
    /// The capitals.
    case uppercase
    /// All letters.
    case all

    /// A stretch of characters that are small capitals or aren't.
    struct Stretch {
        var text: String
        var isSmall: Bool
    }

    /// The size of small capitals against that of capitals.
    static let share = 0.8

    /// Divides a text.
    func stretches(of text: String, in locale: Locale) -> [Stretch] {
        var stretches: [Stretch] = []
        for character in text {
            let isSmall =
                switch self {
                case .lowercase: character.isLowercase
                case .uppercase: character.isUppercase
                case .all: character.isLetter
                }
            let drawn = isSmall ? String(character).uppercased(with: locale) : String(character)
            if let last = stretches.indices.last, stretches[last].isSmall == isSmall {
                stretches[last].text += drawn
            } else {
                stretches.append(Stretch(text: drawn, isSmall: isSmall))
            }
        }
        return stretches
    }
}

extension FontDescription {
    /// The font at the size of small capitals, which is that of secondary text too.
    var small: FontDescription {
        var font = self
        switch size {
        case .style(let style):
            font.size = .points(style.points * SmallCapitals.share)
            if style == .headline, weight == nil { font.weight = .semibold }
        case .points(let points): font.size = .points(points * SmallCapitals.share)
        }
        return font
    }
}

extension Font {
    /// The font with small capitals for all letters but capitals, and for those too.
    public func smallCaps() -> Font { with(.all) }

    /// The font with small capitals for letters that are no capitals.
    public func lowercaseSmallCaps() -> Font { with(.lowercase) }

    /// The font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { with(.uppercase) }

    private func with(_ capitals: SmallCapitals) -> Font {
        changed(self) { $0.capitals = capitals }
    }
}
