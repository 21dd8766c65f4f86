import Foundation

/// Words that agree with their number: `^[\(count) event](inflect: true)`.
///
/// Unspecified by Apple; Foundation has no rules on this platform, so English plurals follow the
/// regular ones. In other languages the words don't change, since a catalog has their forms. Only
/// the author's text is parsed: an argument that contains such brackets appears unchanged.
enum Inflection {
    typealias Segment = String.LocalizationValue.Segment

    private enum Token {
        case character(Character)
        case argument(Segment)

        var character: Character? {
            if case .character(let character) = self { character } else { nil }
        }
    }

    /// Returns whether the text contains the brackets; usually there are none.
    static func mayOccur(in text: String) -> Bool {
        // Called for every rendered text.
        text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "^")), bytes.count) != nil }
                ?? false
        } ?? text.utf8.contains(UInt8(ascii: "^"))
    }

    /// Returns the segments with the words in their right form, and without the brackets.
    static func applied(to segments: [Segment], in locale: Locale) -> [Segment] {
        let isMarked = segments.contains { segment in
            if case .literal(let text) = segment { mayOccur(in: text) } else { false }
        }
        guard isMarked else { return segments }
        let tokens = segments.flatMap { segment -> [Token] in
            if case .literal(let text) = segment {
                text.map(Token.character)
            } else {
                [.argument(segment)]
            }
        }
        var result: [Token] = []
        var index = 0
        while index < tokens.count {
            if let (content, end) = brackets(tokens, at: index) {
                result += agreeing(Array(tokens[content]), locale)
                index = end
            } else {
                result.append(tokens[index])
                index += 1
            }
        }
        return self.segments(of: result)
    }

    /// Returns the words in `^[…](inflect: true)` that begin at an index, and the index after them.
    private static func brackets(_ tokens: [Token], at start: Int) -> (Range<Int>, Int)? {
        guard tokens[start].character == "^", start + 1 < tokens.count,
            tokens[start + 1].character == "[",
            let close = tokens[(start + 2)...].firstIndex(where: { $0.character == "]" }),
            close + 1 < tokens.count, tokens[close + 1].character == "(",
            let end = tokens[(close + 2)...].firstIndex(where: { $0.character == ")" }),
            String(tokens[(close + 2)..<end].compactMap(\.character)).contains("inflect: true")
        else { return nil }
        return ((start + 2)..<close, end + 1)
    }

    /// Returns the words with the last one in the plural, unless their number is one.
    private static func agreeing(_ tokens: [Token], _ locale: Locale) -> [Token] {
        guard locale.language.languageCode == .english else { return tokens }
        let number = tokens.compactMap { token -> String? in
            switch token {
            case .argument(.argument(let argument)):
                let digits = argument.text(in: locale).filter(\.isNumber)
                return digits.isEmpty ? nil : digits
            case .character(let character): return character.isNumber ? String(character) : nil
            default: return nil
            }
        }.joined()
        guard !number.isEmpty, number != "1" else { return tokens }
        let wordStart =
            (tokens.lastIndex { $0.character?.isLetter != true }).map { $0 + 1 } ?? 0
        let word = String(tokens[wordStart...].compactMap(\.character))
        guard !word.isEmpty else { return tokens }
        return tokens[..<wordStart] + EnglishPlural.of(word).map(Token.character)
    }

    private static func segments(of tokens: [Token]) -> [Segment] {
        var segments: [Segment] = []
        for token in tokens {
            switch (token, segments.last) {
            case (.character(let character), .literal(let text)?):
                segments[segments.count - 1] = .literal(text + String(character))
            case (.character(let character), _): segments.append(.literal(String(character)))
            case (.argument(let segment), _): segments.append(segment)
            }
        }
        return segments
    }
}
