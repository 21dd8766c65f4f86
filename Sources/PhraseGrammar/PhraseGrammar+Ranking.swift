extension PhraseGrammar {
    /// The phrases that share most with a sentence are compared with it word for word.
    private static let compared = 48
    /// The confidence below which a reading is left out.
    private static let leastConfidence = 0.5

    func interpretation(of sentence: PreparedSentence) -> Interpretation {
        var best: [Int: Reading] = [:]
        var refusals: [Int: Double] = [:]
        for pattern in candidates(for: sentence) {
            let pattern = patterns[pattern]
            guard let reading = reading(of: sentence, as: pattern) else { continue }
            if pattern.phrase.role == .refuses {
                refusals[pattern.action] = max(
                    refusals[pattern.action] ?? 0, reading.confidence)
            } else if reading.confidence > best[pattern.action]?.confidence ?? 0 {
                best[pattern.action] = reading
            }
        }
        for (action, reading) in nameReadings(of: sentence)
        where reading.confidence > best[action]?.confidence ?? 0 {
            best[action] = reading
        }
        // A negative phrase that fits as well as the best other one refuses the action.
        let refused = refusals.filter { action, confidence in
            confidence >= Reading.certain
                && confidence >= (best[action]?.confidence ?? 0) - 0.05
        }
        let readings =
            best
            .filter { $0.value.confidence >= Self.leastConfidence && refused[$0.key] == nil }
            .sorted { ($0.value.confidence, $1.key) > ($1.value.confidence, $0.key) }
            .map(\.value)
        return Interpretation(
            readings: readings,
            refused: Dictionary(
                refused.map { (actions[$0.key].id, $0.value) }, uniquingKeysWith: max))
    }

    /// Returns the patterns that share the most weight of words with a sentence.
    private func candidates(for sentence: PreparedSentence) -> [Int] {
        var scores: [Int: Double] = [:]
        for position in sentence.tokens.indices where sentence.weights[position] > 0 {
            let weight = sentence.weights[position]
            var found: [Int: Double] = [:]
            for (word, quality) in sentence.matches[position] {
                for pattern in patternsByWord[Int(word)] {
                    found[pattern] = max(found[pattern] ?? 0, weight * quality)
                }
            }
            if let group = sentence.groups[position] {
                for pattern in patternsByGroup[group] ?? [] {
                    found[pattern] = max(found[pattern] ?? 0, weight * 0.9)
                }
            }
            scores.merge(found, uniquingKeysWith: +)
        }
        return scores.map { pattern, score in
            // Of two that share the same words, the shorter phrase fits better.
            (pattern, score - 0.1 * Double(patterns[pattern].items.count))
        }
        .sorted { ($0.1, $1.0) > ($1.1, $0.0) }
        .prefix(Self.compared).map(\.0)
    }
}
