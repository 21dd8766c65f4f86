extension NameIndex {
    /// Returns the names as they are said, in order, each with the parts that people leave out:
    /// "[mount] fuji", "acropolis [of athens]"; `nil` for a name with a word that can't be said.
    ///
    /// It ends with the first name that is more than a limit of words allows for all of them.
    func spoken(
        language: Language, limits: SpeechGrammar.Limits, canSay: (String) -> Bool
    ) -> [SpeechGrammar.Piece?] {
        var pieces: [SpeechGrammar.Piece?] = []
        var words = 0
        for name in names where words <= limits.words {
            let piece = spoken(name, language, canSay)
            words += piece?.words.count ?? 0
            pieces.append(piece)
        }
        return pieces
    }

    /// Returns whether a word is one of a single value, which may have several names with it.
    private func isOwn(_ word: Int32) -> Bool {
        let names = postings[Int(word)]
        return names.allSatisfy { self.names[Int($0)].value == self.names[Int(names[0])].value }
    }

    private func spoken(
        _ name: Name, _ language: Language, _ canSay: (String) -> Bool
    ) -> SpeechGrammar.Piece? {
        var words: [(text: String, isWeak: Bool, isOwn: Bool)] = []
        for word in name.words {
            let text = vocabulary.words[Int(word)].speakable
            if text.isEmpty { continue }
            guard canSay(text) else { return nil }
            let isWeak = language.isWeak(text)
            words.append((text, isWeak, !isWeak && isOwn(word)))
        }
        if words.isEmpty { return nil }
        func piece(_ range: Range<Int>) -> SpeechGrammar.Piece {
            .sequence(words[range].map { .word($0.text) })
        }
        // What follows a preposition tells more of what the beginning names.
        let weak = words.indices.dropFirst().first { words[$0].isWeak }
        let end = weak ?? words.count
        let head = words[..<end]
        let first = head.firstIndex(where: \.isOwn)
        let last = head.lastIndex(where: \.isOwn)
        var parts: [SpeechGrammar.Piece]
        if let first, let last {
            parts = [
                .optional(piece(0..<first)), piece(first..<last + 1),
                .optional(piece(last + 1..<end)),
            ]
        } else if end > 2 {
            parts = [piece(0..<end - 1), .optional(piece(end - 1..<end))]
        } else {
            parts = [piece(0..<end)]
        }
        let rest = piece(end..<words.count)
        // A beginning that other names share doesn't tell which one is meant.
        parts.append(first == nil && weak != nil && end < 2 ? rest : .optional(rest))
        return .sequence(parts)
    }
}
