/// Finds the words of a run of characters that is written without spaces.
struct Segmenter {
    /// The length of the longest word that is looked up.
    private static let longest = 16

    /// Tells whether characters are a word of the language, of a phrase or of a name.
    let isKnown: (String) -> Bool

    /// Splits the run into known words, and into runs of one script where no word is known.
    ///
    /// The split with the lowest cost wins: one for a known word, more for each character of an
    /// unknown one, and for an end of a word inside a run of one foreign word.
    func segments(of units: [Tokenizer.Unit]) -> [[Tokenizer.Unit]] {
        let count = units.count
        var costs = [Double](repeating: .infinity, count: count + 1)
        var starts = [(start: Int, isKnown: Bool)](repeating: (0, false), count: count + 1)
        costs[0] = 0
        for start in 0..<count {
            var text = ""
            for end in (start + 1)...min(count, start + Self.longest) {
                text += units[end - 1].text
                let isKnown = isKnown(text)
                guard isKnown || end == start + 1 else { continue }
                let cost =
                    costs[start] + (isKnown ? 1 : 2)
                    + (isKnown && (splits(units, at: start) || splits(units, at: end)) ? 1 : 0)
                if cost < costs[end] {
                    costs[end] = cost
                    starts[end] = (start, isKnown)
                }
            }
        }
        var pieces: [(range: Range<Int>, isKnown: Bool)] = []
        var end = count
        while end > 0 {
            let piece = starts[end]
            pieces.append((piece.start..<end, piece.isKnown))
            end = piece.start
        }
        return joined(pieces.reversed(), of: units)
    }

    /// Joins neighbours that are unknown: foreign words, and characters with the endings after them.
    private func joined(
        _ pieces: [(range: Range<Int>, isKnown: Bool)], of units: [Tokenizer.Unit]
    ) -> [[Tokenizer.Unit]] {
        var result: [[Tokenizer.Unit]] = []
        var isOpen = false
        for piece in pieces {
            let part = Array(units[piece.range])
            if isOpen, !piece.isKnown, let last = result.last?.last, let first = part.first,
                belongs(first, after: last)
            {
                result[result.count - 1] += part
            } else {
                result.append(part)
                isOpen = !piece.isKnown
            }
        }
        return result
    }

    private func belongs(_ unit: Tokenizer.Unit, after last: Tokenizer.Unit) -> Bool {
        let (before, after) = (Folding.script(of: last.scalar), Folding.script(of: unit.scalar))
        return before == after || before == .han && after == .hiragana
    }

    /// Tells whether a position is inside a run of katakana, which writes one foreign word.
    private func splits(_ units: [Tokenizer.Unit], at position: Int) -> Bool {
        position > 0 && position < units.count
            && Folding.script(of: units[position - 1].scalar) == .katakana
            && Folding.script(of: units[position].scalar) == .katakana
    }

    /// Splits a run where its script changes, as the words of names are.
    static func runs(of units: [Tokenizer.Unit]) -> [[Tokenizer.Unit]] {
        var result: [[Tokenizer.Unit]] = []
        for unit in units {
            if let last = result.last?.last,
                Folding.script(of: last.scalar) == Folding.script(of: unit.scalar)
            {
                result[result.count - 1].append(unit)
            } else {
                result.append([unit])
            }
        }
        return result
    }
}
