/// The choices that an answer names, by their positions.
package enum ChoiceReading: Hashable, Sendable {
    case none
    /// `isWhole` if the answer is the whole name, and so no command.
    case one(Int, isWhole: Bool)
    /// The answer fits several choices about equally well.
    case several([Int])
}

extension AnswerReader {
    /// The most choices that the same words are taken for.
    private static let mostChoices = 8

    /// Returns the choice that an answer names: by its whole name, by its place ("the second one"), by
    /// words of its name, or by the beginning of its name unless `takesBeginnings` is `false`.
    package func choice(
        _ answer: String, among names: [NamedValue], takesBeginnings: Bool = true
    ) -> ChoiceReading {
        let index = NameIndex(names, language: language)
        let tokens = tokens(in: answer, knowing: index)
        guard !tokens.isEmpty, tokens.count <= Self.longestAnswer else { return .none }
        for isBare in [false, true] {
            let said = key(of: tokens, isBare)
            let whole = names.indices.filter { position in
                names[position].texts.contains { key(of: self.tokens(in: $0), isBare) == said }
            }
            if whole.count == 1 { return .one(whole[0], isWhole: true) }
            if whole.count > 1 { return .several(Array(whole.prefix(Self.mostChoices))) }
        }
        let place = place(tokens, among: names.count)
        var found = span(of: tokens, in: index)?.values.map { Int($0) } ?? []
        if found.isEmpty, takesBeginnings { found = beginnings(tokens, of: names) }
        if let place {
            if found.isEmpty || found == [place] { return .one(place, isWhole: false) }
            if !found.contains(place) { found.append(place) }
        }
        switch found.count {
        case 0: return .none
        case 1: return .one(found[0], isWhole: false)
        default: return .several(found.sorted())
        }
    }

    /// Returns the identifiers of the values that an answer names, the best first, and whether it is
    /// the whole name of the only one.
    package func named(
        _ answer: String, in index: NameIndex, atMost count: Int = NameIndex.mostValues
    ) -> (identifiers: [String], isWhole: Bool) {
        let tokens = tokens(in: answer, knowing: index)
        guard !tokens.isEmpty, tokens.count <= Self.longestAnswer,
            let span = span(of: tokens, in: index, atMost: count)
        else { return ([], false) }
        let whole =
            span.values.count == 1 && span.score > NameIndex.wholeScore
            && span.range == tokens.indices
        return (span.values.map { index.identifiers[Int($0)] }, whole)
    }

    /// Returns the best span of names that leaves only words that add nothing, or words like "one".
    private func span(
        of tokens: [Token], in index: NameIndex, atMost count: Int = NameIndex.mostValues
    ) -> NameIndex.Span? {
        let needed = tokens.indices.filter { position in
            !language.isWeak(tokens[position].text)
                && !language.answers.nouns.contains(tokens[position].text)
        }
        return index.spans(in: tokens, language: language, atMost: count)
            .filter { span in
                needed.isEmpty
                    ? span.range == tokens.indices : needed.allSatisfy(span.range.contains)
            }
            .max { $0.score < $1.score }
    }

    /// Returns the choices whose names begin with an answer of more than one letter.
    private func beginnings(_ tokens: [Token], of names: [NamedValue]) -> [Int] {
        let said = key(of: tokens, true)
        guard said.unicodeScalars.count > 1 else { return [] }
        return Array(
            names.indices.filter { position in
                names[position].texts.contains {
                    key(of: self.tokens(in: $0), true).hasPrefix(said)
                }
            }.prefix(Self.mostChoices))
    }

    /// Returns the position that an answer tells by a number: "the second one", "number two", "2".
    private func place(_ tokens: [Token], among count: Int) -> Int? {
        let nouns = language.answers.nouns
        var rest = tokens.filter { !language.isWeak($0.text) }
        let isNumbered = rest.count > 1 && nouns.contains(rest[0].text)
        if isNumbered { rest.removeFirst() }
        guard let first = rest.first else { return nil }
        guard count > 0, let (number, end) = number(of: first, in: rest, of: count) else {
            return nil
        }
        // In "that one" the word counts nothing.
        let isNoun = nouns.contains(first.text) && !isNumbered && tokens.count > 1
        guard !isNoun, (1...count).contains(number),
            rest[end...].allSatisfy({ nouns.contains($0.text) })
        else { return nil }
        return number - 1
    }

    /// Returns the number that words begin with, and the end of its words.
    private func number(of first: Token, in words: [Token], of count: Int) -> (Int, end: Int)? {
        if let place = language.answers.places[first.text] {
            return (place < 0 ? count : place, 1)
        }
        let reader = ValueReader(tokens: words, language: language, moment: Moment())
        for kind in [Slot.Kind.ordinal, .integer] {
            guard let (values, end) = reader.values(of: kind, at: 0) else { continue }
            switch values.first {
            case .ordinal(let number)?, .integer(let number)?: return (number, end)
            default: continue
            }
        }
        return nil
    }

    /// The words without spaces, or only those that tell something, if there are any.
    private func key(of tokens: [Token], _ isBare: Bool) -> String {
        let telling = isBare ? tokens.filter { language.weight(of: $0.text) > 0 } : tokens
        return Self.key(of: telling.isEmpty ? tokens[...] : telling[...])
    }
}
