import Foundation

/// The letters that are drawn as small capitals.
enum SmallCapitals: Sendable, Hashable {
    /// The lowercase letters.
    case lowercase
    /// The uppercase letters.
    case uppercase
    /// All letters.
    case all

    /// A stretch of characters, either all in small capitals or none.
    struct Stretch {
        var text: String
        var isSmall: Bool
    }

    /// The size of small capitals relative to capitals.
    static let share = 0.8

    /// Divides a text into stretches.
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
    /// The font in the size of small capitals, which is also that of secondary text.
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
    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { with(.all) }

    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { with(.lowercase) }

    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { with(.uppercase) }

    private func with(_ capitals: SmallCapitals) -> Font {
        changed(self) { $0.capitals = capitals }
    }
}
