/// The grammar of what was added, within the limits.
extension SpeechWriter {
    /// Returns the grammar with as many names as the limits allow.
    func grammar(beside commands: [String]) -> SpeechGrammar {
        let (names, omittedNames) = self.names()
        var rules: [SpeechGrammar.Rule] = []
        var phrases: [Piece] = []
        for group in order {
            let parts = [
                Piece.choice(heads[group] ?? []),
                group.slot.isEmpty ? .empty : .rule(group.slot), tails[group] ?? .empty,
            ]
            // A list without names would make the whole phrase one that can't be said.
            let missing = parts.flatMap(\.references).contains {
                values[$0] == nil && names[$0]?.isEmpty != false
            }
            if !missing { phrases.append(.sequence(parts)) }
        }
        phrases += commands.compactMap { command in
            let words = SpeechGrammar.words(of: command, language: source.language)
            return words.allSatisfy(canSay) ? .sequence(words.map(Piece.word)) : nil
        }
        rules.append(
            SpeechGrammar.Rule(
                name: "sentence",
                piece: .sequence([
                    around(spoken.openings), .choice(phrases), place, around(spoken.endings),
                ])))
        var used = Set(phrases.flatMap(\.references))
        used.formUnion(used.flatMap { values[$0]?.references ?? [] })
        for (name, piece) in (values.merging(names) { first, _ in first }).sorted(by: {
            $0.key < $1.key
        }) where used.contains(name) {
            rules.append(SpeechGrammar.Rule(name: name, piece: piece))
        }
        return SpeechGrammar(
            rules: rules, omittedPhrases: omittedPhrases, omittedNames: omittedNames)
    }

    /// "In TravelTracking", which is never only "in".
    private var place: Piece {
        let names = source.spokenApplicationNames.map { name in
            tokenizer.tokens(in: name, segments: segmenter.segments)
                .map(\.text.speakable).filter { !$0.isEmpty }
        }.filter { !$0.isEmpty && $0.allSatisfy(canSay) }
        let places = spoken.places.filter(canSay)
        return .optional(
            .choice(names.flatMap { name in places.map { .compound([$0] + name) } }))
    }

    func around(_ texts: [String]) -> Piece {
        .optional(
            .choice(
                texts.compactMap { text in
                    let words = Language.words(text)
                    return words.allSatisfy(canSay) ? .compound(words) : nil
                }))
    }

    /// The rules of names; the shortest lists are whole before longer ones have their share.
    private func names() -> (rules: [String: Piece], omitted: Int) {
        var uses: [String: Int] = [:]
        for group in order {
            let parts = (heads[group] ?? []) + [tails[group] ?? .empty]
            for name in parts.flatMap(\.references) + [group.slot] where values[name] == nil {
                uses[name, default: 0] += 1
            }
        }
        let lists = source.nameIndexes.enumerated().compactMap { place, index in
            uses["names\(place)"].map { count in
                (
                    name: "names\(place)", uses: count, names: index.names.count,
                    pieces: index.spoken(
                        language: source.language, limits: limits, canSay: canSay)
                )
            }
        }.map { list in
            (list: list, need: list.pieces.reduce(0) { $0 + ($1?.words.count ?? 0) })
        }.sorted { ($0.need, $0.list.name) < ($1.need, $1.list.name) }
        var left = limits.words - phraseWords
        var usesLeft = lists.reduce(0) { $0 + $1.list.uses }
        var (rules, omitted): ([String: Piece], Int) = ([:], 0)
        for (list, _) in lists {
            var share = usesLeft > 0 ? left / usesLeft : 0
            var kept: [Piece] = []
            var isFull = false
            for piece in list.pieces {
                guard let piece, !isFull, piece.words.count <= share else {
                    isFull = isFull || piece != nil
                    omitted += 1
                    continue
                }
                share -= piece.words.count
                left -= piece.words.count * list.uses
                kept.append(piece)
            }
            usesLeft -= list.uses
            omitted += list.names - list.pieces.count
            rules[list.name] = .choice(kept)
        }
        return (rules, omitted)
    }
}
