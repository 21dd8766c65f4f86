extension NameIndex {
    /// The most names that one word is followed to.
    private static let longestPosting = 200
    /// The most values that the same words can mean.
    package static let mostValues = 8
    /// How well words fit that are a whole name.
    static let wholeScore = 0.97
    /// No part of a name fits as well; a whole one in another form does.
    static let leastWholeScore = 0.95
    /// The difference up to which two fit about equally well.
    private static let closeness = 0.04

    private struct Found {
        let range: Range<Int>
        let value: Int32
        let score: Double
        /// How well the words of the place fit those of the name, whatever other words the name has.
        var fit = 1.0
        /// All words of the place tell nothing by themselves.
        var isWeak = false
    }

    /// Returns the spans of a sentence that name values, the best first; `count` is the most values of each.
    func spans(
        in tokens: [Token], language: Language, atMost count: Int = mostValues
    ) -> [Span] {
        let resolved = tokens.map { token in
            Dictionary(
                vocabulary.matches(for: token.text).map { ($0.word, $0.quality) },
                uniquingKeysWith: max)
        }
        var found: [Found] = []
        var seen: Set<Int64> = []
        var shared: [Int64: [Int32]] = [:]
        for (position, token) in tokens.enumerated() {
            if let whole = wholes[token.text] {
                found.append(
                    Found(
                        range: position..<position + 1, value: names[Int(whole)].value, score: 0.98)
                )
            }
            for (word, _) in resolved[position] {
                for name in candidates(
                    for: word, at: position, resolved: resolved, sharing: &shared)
                where seen.insert(Int64(position) << 32 | Int64(name)).inserted {
                    if let match = align(
                        name, at: position, resolved: resolved, tokens: tokens, language: language)
                    {
                        found.append(match)
                    }
                }
            }
        }
        return spans(of: found, atMost: count)
    }

    /// The names that a word leads to: all of them, or those that also contain a neighbour.
    private func candidates(
        for word: Int32, at position: Int, resolved: [[Int32: Double]],
        sharing shared: inout [Int64: [Int32]]
    ) -> [Int32] {
        let all = postings[Int(word)]
        guard all.count > Self.longestPosting else { return all }
        var result: [Int32] = []
        for neighbour in [position - 2, position - 1, position + 1, position + 2]
        where resolved.indices.contains(neighbour) {
            for (other, _) in resolved[neighbour] where other != word {
                let (few, many) =
                    postings[Int(other)].count < all.count
                    ? (postings[Int(other)], all) : (all, postings[Int(other)])
                // A rare neighbour leads to the name by itself.
                guard few.count > Self.longestPosting else { continue }
                let pair = Int64(min(word, other)) << 32 | Int64(max(word, other))
                let names = shared[pair] ?? Self.common(few, many, limit: Self.longestPosting)
                shared[pair] = names
                result += names
            }
        }
        return result + all.prefix(Self.mostValues)
    }

    /// The numbers that two ascending lists share.
    private static func common(_ few: [Int32], _ many: [Int32], limit: Int) -> [Int32] {
        var result: [Int32] = []
        var low = 0
        for number in few where result.count < limit {
            var step = 1
            while low + step < many.count, many[low + step] < number { step *= 2 }
            var high = min(low + step, many.count)
            while low < high {
                let middle = (low + high) / 2
                if many[middle] < number { low = middle + 1 } else { high = middle }
            }
            if low < many.count, many[low] == number { result.append(number) }
        }
        return result
    }

    /// Extends a name from one of its words to both sides, over words that add nothing.
    private func align(
        _ name: Int32, at seed: Int, resolved: [[Int32: Double]], tokens: [Token],
        language: Language
    ) -> Found? {
        let name = names[Int(name)]
        var open = name.words
        var (matched, told) = (0.0, 0.0)
        func take(_ position: Int) -> Bool {
            guard tokens.indices.contains(position) else { return false }
            var best: (index: Int, gain: Double)?
            for (index, word) in open.enumerated() {
                guard let quality = resolved[position][word] else { continue }
                let gain = weights[Int(word)] * quality
                if gain > best?.gain ?? 0 { best = (index, gain) }
            }
            guard let best else { return false }
            told += weights[Int(open.remove(at: best.index))]
            matched += best.gain
            return true
        }
        guard take(seed) else { return nil }
        var (first, last) = (seed, seed)
        while !open.isEmpty {
            if take(last + 1) {
                last += 1
            } else if take(first - 1) {
                first -= 1
            } else if tokens.indices.contains(last + 1), language.isWeak(tokens[last + 1].text),
                take(last + 2)
            {
                last += 2
            } else {
                break
            }
        }
        let total = name.words.reduce(0) { $0 + weights[Int($1)] }
        let coverage = total > 0 ? matched / total : 0
        // A weak word names something only if it is the whole name.
        let isWeak = (first...last).allSatisfy { language.isWeak(tokens[$0].text) }
        guard !isWeak || open.isEmpty else { return nil }
        let score = open.isEmpty ? coverage : 0.55 + 0.4 * coverage
        return Found(
            range: first..<last + 1, value: name.value, score: score, fit: matched / told,
            isWeak: isWeak)
    }

    /// Groups what was found by place, and keeps the best values of each.
    private func spans(of found: [Found], atMost count: Int) -> [Span] {
        var groups: [Range<Int>: [Int32: Found]] = [:]
        var weak: Set<Range<Int>> = []
        for match in found {
            if match.isWeak { weak.insert(match.range) }
            let known = groups[match.range]?[match.value]
            if known?.score ?? 0 < match.score {
                groups[match.range, default: [:]][match.value] = match
            }
        }
        var spans: [Span] = []
        for (range, values) in groups {
            let ranked = values.values.sorted { ($0.score, $1.value) > ($1.score, $0.value) }
            guard let best = ranked.first else { continue }
            // A part of a name means every name that has it: the length of a name tells nothing.
            let isWhole = best.score >= Self.leastWholeScore
            let equal = ranked.filter {
                isWhole
                    ? $0.score > best.score - Self.closeness : $0.fit > best.fit - Self.closeness
            }
            spans.append(
                Span(
                    range: range, score: best.score,
                    values: equal.prefix(count).map(\.value),
                    isWeak: weak.contains(range)))
        }
        return spans.sorted {
            if $0.isWeak != $1.isWeak { return $1.isWeak }
            let (first, second) = (rank($0), rank($1))
            return first == second
                ? $0.range.lowerBound < $1.range.lowerBound : first > second
        }
    }

    private func rank(_ span: Span) -> Double {
        span.score + 0.15 * Double(span.range.count)
    }
}
