import Foundation

/// Email addresses and telephone numbers in a sentence: words that belong together.
enum Addresses {
    /// A number of at least this many digits is a telephone number, if its form says so too.
    private static let fewestDigits = 5
    private static let mostDigits = 15
    private static let signsInside = Set(" \u{A0}().-/")

    /// Returns the tokens of a sentence with each address as one.
    static func joined(_ tokens: [Token], in sentence: String) -> [Token] {
        let tokens = joined(tokens, emails(in: sentence, before: tokens.last), sentence)
        return joined(tokens, telephones(in: sentence, tokens), sentence)
    }

    private static func joined(
        _ tokens: [Token], _ places: [Range<String.Index>], _ sentence: String
    ) -> [Token] {
        var tokens = tokens
        for place in places {
            let inside = tokens.indices.filter { place.contains(tokens[$0].range.lowerBound) }
            guard let first = inside.first, let last = inside.last else { continue }
            let address = Token(
                text: sentence[place].lowercased(), range: place, isAddress: true)
            tokens.replaceSubrange(first...last, with: [address])
        }
        return tokens
    }

    // MARK: - Email

    private static func emails(in sentence: String, before last: Token?) -> [Range<String.Index>] {
        guard let last else { return [] }
        // What no token is of isn't read.
        let end =
            sentence[last.range.upperBound...].firstIndex(where: \.isWhitespace)
            ?? sentence.endIndex
        return sentence[..<end].split(whereSeparator: { $0.isWhitespace || $0 == "," })
            .compactMap(email)
    }

    /// Returns the place of an address in a run of characters without spaces, with the angle brackets around it.
    private static func email(in run: Substring) -> Range<String.Index>? {
        // In a script without spaces, text follows directly behind it.
        let run = run.drop(while: isNoPart)
        let word = run.prefix { !isNoPart($0) }
        let ends = word.drop { "(\"'“„«".contains($0) }
        let end = ends.lastIndex { !".;:!?)\"'”»".contains($0) }
        guard let end, let sign = ends[...end].firstIndex(of: "@") else { return nil }
        var inside = ends[...end]
        if inside.first == "<", inside.last == ">" { inside = inside.dropFirst().dropLast() }
        let isWhole =
            inside.startIndex < sign && inside.index(after: sign) < inside.endIndex
            && inside.allSatisfy { $0 != "<" && $0 != ">" }
            && inside.count { $0 == "@" } == 1
        return isWhole ? ends[...end].startIndex..<ends[...end].endIndex : nil
    }

    private static func isNoPart(_ character: Character) -> Bool {
        character.unicodeScalars.first.map(Folding.isUnspaced) ?? false
    }

    // MARK: - Telephone

    private static func telephones(
        in sentence: String, _ tokens: [Token]
    ) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var position = 0
        while position < tokens.count {
            let start = position
            position += 1
            let isInternational = tokens[start].text == "+"
            guard isInternational || tokens[start].isNumeric else { continue }
            while position < tokens.count, tokens[position].isNumeric {
                let between =
                    sentence[
                        tokens[position - 1].range.upperBound..<tokens[position].range.lowerBound]
                guard between.allSatisfy({ signsInside.contains($0) }) else { break }
                position += 1
            }
            var place = tokens[start].range.lowerBound..<tokens[position - 1].range.upperBound
            let text = sentence[place]
            let isOpened = sentence[..<place.lowerBound].last == "("
            let (digits, groups) = (text.count(where: \.isNumber), position - start)
            let looksSo =
                isInternational || isOpened || groups > 2 || groups > 1 && text.first == "0"
            guard looksSo, fewestDigits...mostDigits ~= digits,
                !text.contains(where: { ":,".contains($0) })
            else { continue }
            if isOpened { place = sentence.index(before: place.lowerBound)..<place.upperBound }
            found.append(place)
        }
        return found
    }
}
