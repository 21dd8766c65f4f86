import Foundation

/// Splits texts into tokens.
struct Tokenizer {
    /// The decimal separator of the language, "." or ",".
    let decimalSeparator: Character
    /// Words that end at an apostrophe: "l'" in "l'opéra".
    let elisions: Set<String>
    /// Words that stay words of their own after a hyphen: "tu" in "peux-tu".
    let clitics: Set<String>

    init(_ language: Language) {
        decimalSeparator = language.decimalSeparator
        elisions = language.elisions
        clitics = language.clitics
    }

    /// The longest text that is read; what follows it is left out.
    static let limit = 1000
    /// The most scalars that are looked at: marks and invisible characters make no text longer.
    private static let scannedScalars = 8 * limit

    /// A character that has been folded, or several that are read as one.
    struct Unit {
        var text: String
        var range: Range<String.Index>
        var scalar: Unicode.Scalar
    }

    /// Splits a text; `segments` splits a run of characters of a script without spaces.
    func tokens(in text: String, segments: ([Unit]) -> [[Unit]]) -> [Token] {
        let units = units(of: text)
        var tokens: [Token] = []
        var position = 0
        while position < units.count {
            let scalar = units[position].scalar
            if Folding.isUnspaced(scalar) {
                let end = run(units, from: position) { Folding.isUnspaced($0) }
                for segment in segments(Array(units[position..<end])) {
                    append(segment[...], to: &tokens)
                }
                position = end
            } else if isDigit(scalar) {
                let end = numberEnd(units, from: position)
                append(number: units[position..<end], to: &tokens)
                position = end
            } else if isLetter(scalar) {
                let end = wordEnd(units, from: position)
                append(units[position..<end], to: &tokens)
                position = end
            } else {
                if Self.signs.contains(scalar) {
                    append(units[position...position], to: &tokens)
                }
                position += 1
            }
        }
        return tokens
    }

    /// Signs that mean something beside a number.
    private static let signs: Set<Unicode.Scalar> = ["€", "$", "£", "¥", "%", "°", "+"]
    /// Compounds of at most this many letters are one word, with a hyphen or without: "to-do".
    private static let shortCompound = 6

    private func units(of text: String) -> [Unit] {
        var units: [Unit] = []
        let scalars = text.unicodeScalars
        let end =
            scalars.index(
                scalars.startIndex, offsetBy: Self.scannedScalars, limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        let text = text[..<end]
        var index = text.startIndex
        while index < text.endIndex, units.count < Self.limit {
            let next = text.index(after: index)
            let folded = Folding.folded(text[index])
            if let last = units.last, last.scalar == "ヴ", let voiced = Folding.voiced[folded] {
                units[units.count - 1].text = voiced
                units[units.count - 1].scalar = "ー"
                units[units.count - 1].range = last.range.lowerBound..<next
            } else if let scalar = folded.unicodeScalars.first {
                units.append(
                    Unit(
                        text: folded == "ヴ" ? "ブ" : folded, range: index..<next, scalar: scalar))
            }
            index = next
        }
        return units
    }

    private func run(
        _ units: [Unit], from start: Int, while holds: (Unicode.Scalar) -> Bool
    ) -> Int {
        var end = start
        while end < units.count, holds(units[end].scalar) { end += 1 }
        return end
    }

    private func wordEnd(_ units: [Unit], from start: Int) -> Int {
        var end = start
        while end < units.count {
            if isLetter(units[end].scalar) {
                end += 1
            } else if isApostrophe(units[end].scalar), end + 1 < units.count,
                isLetter(units[end + 1].scalar)
            {
                if elisions.contains(text(of: units[start..<end])) { break }
                end += 2
            } else if units[end].scalar == "-",
                !units[start..<end].contains(where: { $0.text == "-" })
            {
                let next = run(units, from: end + 1, while: isLetter)
                guard next > end + 1, next - start - 1 <= Self.shortCompound,
                    !clitics.contains(text(of: units[(end + 1)..<next]))
                else { break }
                end = next
            } else {
                break
            }
        }
        return end
    }

    private func numberEnd(_ units: [Unit], from start: Int) -> Int {
        var end = start
        while end < units.count {
            let scalar = units[end].scalar
            if isDigit(scalar) {
                end += 1
            } else if ".,:/-".unicodeScalars.contains(scalar), end + 1 < units.count,
                isDigit(units[end + 1].scalar)
            {
                end += 1
            } else {
                break
            }
        }
        return end
    }

    private func append(_ units: ArraySlice<Unit>, to tokens: inout [Token]) {
        guard let first = units.first, let last = units.last else { return }
        tokens.append(
            Token(text: text(of: units), range: first.range.lowerBound..<last.range.upperBound))
    }

    private func text(of units: ArraySlice<Unit>) -> String {
        units.filter { !isApostrophe($0.scalar) && $0.scalar != "-" }.map(\.text).joined()
    }

    private func append(number units: ArraySlice<Unit>, to tokens: inout [Token]) {
        append(units, to: &tokens)
        let text = units.map(\.text).joined()
        tokens[tokens.count - 1].text = text
        tokens[tokens.count - 1].isNumeric = true
        tokens[tokens.count - 1].number = value(of: text)
    }

    /// The value of digits: "1,234.5" or "1.234,5" after the language's habit.
    private func value(of text: String) -> Double? {
        let grouping: Character = decimalSeparator == "." ? "," : "."
        let groups = text.split(separator: grouping, omittingEmptySubsequences: false)
        // Three digits after each separator make it one of thousands; others write decimals with it.
        let isGrouped = groups.dropFirst().allSatisfy {
            $0.prefix { $0 != decimalSeparator }.count == 3
        }
        let plain =
            isGrouped
            ? text.filter { $0 != grouping }.map { $0 == decimalSeparator ? "." : $0 }
            : text.map { $0 == grouping ? "." : $0 }
        return Double(String(plain))
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 48 && scalar.value <= 57
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        !Folding.isUnspaced(scalar)
            && (scalar.isASCII
                ? (97...122).contains(scalar.value) : scalar.properties.isAlphabetic)
    }

    private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "’"
    }
}
