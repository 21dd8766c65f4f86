import Foundation
import PhraseGrammar

/// The words of a text in the form in which search compares them: without case, accents and widths.
enum SearchWords {
    /// The number of characters of a run without spaces by which it is found.
    private static let longestRun = 12

    /// Returns a text without case, accents, widths and invisible characters.
    ///
    /// Katakana become hiragana, because that is what a person sees before an input method converts.
    static func fold(_ text: String, in locale: Locale) -> String {
        // Foundation takes a microsecond or more for each text.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
        var result = String.UnicodeScalarView()
        for scalar in folded.unicodeScalars {
            if let plain = Folding.special[scalar] {
                result.append(contentsOf: plain.unicodeScalars)
                continue
            }
            switch scalar {
            // The Arabic letter that only stretches a word.
            case "\u{640}": break
            case "\u{30A1}"..."\u{30F6}":
                result.append(Unicode.Scalar(scalar.value - 0x60) ?? scalar)
            default:
                if scalar.properties.generalCategory != .format { result.append(scalar) }
            }
        }
        return String(result)
    }

    /// Returns the words of a typed text, in their order.
    static func typed(_ text: String, in locale: Locale) -> [String] {
        runs(of: fold(text, in: locale)).map(\.text)
    }

    /// Returns the words by which a text is found, and their number for a reader.
    ///
    /// A run of a script without spaces is found from each of its characters on.
    static func indexed(_ text: String, in locale: Locale) -> (words: [String], count: Int) {
        let runs = runs(of: fold(text, in: locale))
        var words: [String] = []
        for run in runs {
            guard run.isUnspaced else {
                words.append(run.text)
                continue
            }
            for start in run.text.indices {
                words.append(String(run.text[start...].prefix(longestRun)))
            }
        }
        return (words, runs.count)
    }

    /// Splits a typed run without spaces into known words, longest first, leaving out particles.
    ///
    /// A run whose characters are not all known is returned whole, so that it finds nothing.
    static func segments(of run: String, isKnown: (String) -> Bool) -> [String] {
        var segments: [String] = []
        var rest = run.prefix(4 * longestRun)
        while !rest.isEmpty {
            let longest = (1...min(rest.count, longestRun)).reversed().lazy
                .map { rest.prefix($0) }
                .first { ($0.count > 1 || isIdeograph($0)) && isKnown(String($0)) }
            if let longest {
                segments.append(String(longest))
                rest = rest.dropFirst(longest.count)
            } else if let first = rest.first, particles.contains(first) {
                rest = rest.dropFirst()
            } else {
                return [run]
            }
        }
        return segments.isEmpty ? [run] : segments
    }

    /// Returns whether a word is of a script that is written without spaces.
    static func isUnspaced(_ word: String) -> Bool {
        word.unicodeScalars.first.map(Folding.isUnspaced) ?? false
    }

    /// The characters between words that tell how the words belong together.
    private static let particles: Set<Character> = [
        "の", "を", "に", "は", "か", "て", "と", "へ", "も", "的", "了", "吗", "嗎",
    ]

    private static func runs(of folded: String) -> [(text: String, isUnspaced: Bool)] {
        if folded.utf8.allSatisfy({ $0 < 0x80 }) {
            let parts = folded.utf8.split { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                    false
                default: true
                }
            }
            return parts.map { (String(Substring($0)), false) }
        }
        var runs: [(text: String, isUnspaced: Bool)] = []
        var isInRun = false
        for character in folded {
            let belongs = character.isLetter || character.isNumber
            guard belongs, let first = character.unicodeScalars.first else {
                isInRun = false
                continue
            }
            let unspaced = Folding.isUnspaced(first)
            if isInRun, let last = runs.last, last.isUnspaced == unspaced {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append((String(character), unspaced))
            }
            isInRun = true
        }
        return runs
    }

    private static func isIdeograph(_ text: Substring) -> Bool {
        text.unicodeScalars.first?.properties.isIdeographic ?? false
    }
}
