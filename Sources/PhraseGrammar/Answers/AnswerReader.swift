/// Reads what a person says to a question, in one language.
///
/// It knows the words by which people confirm, leave out, choose and steer a conversation, and reads
/// values by their own words. It knows no question: a caller says what is asked, and decides which
/// reading counts.
package struct AnswerReader: Sendable {
    /// No phrase and no answer by a name is longer, in words; a longer answer can only be a text.
    static let longestAnswer = 24
    /// The longest phrase of the language, in words.
    private static let longestPhrase = 6

    let language: Language

    package init(_ language: Language) {
        self.language = language
    }

    // MARK: - Phrases

    /// Returns the command that an answer is, and nothing else; `labels` are those of the buttons that
    /// do the same, which a language without words has too.
    package func command(
        _ answer: String, labels: [ConversationCommand: String] = [:]
    ) -> ConversationCommand? {
        var table = language.answers.commands
        // In French, “Annuler” is the label of both Cancel and Undo: the first command wins.
        for command in ConversationCommand.allCases {
            let key = key(labels[command] ?? "")
            if table[key] == nil, !key.isEmpty { table[key] = command }
        }
        return meaning(of: answer, in: table)
    }

    /// Returns what an answer says about the value as a whole.
    package func phrase(_ answer: String) -> AnswerPhrase? {
        meaning(of: answer, in: language.answers.phrases)
    }

    /// Returns whether an answer confirms; `nil` if it does neither, or both.
    ///
    /// The labels of the two buttons and their alternatives come before the words of the language: a
    /// button “Stop” is pressed by "stop".
    package func confirmation(_ answer: String, yes: [String], no: [String]) -> Bool? {
        meaning(
            of: answer,
            in: adding(yes: yes, no: no, to: language.answers.confirmations))
    }

    /// Returns the value of a switch; `nil` if an answer tells none, or both.
    package func flag(_ answer: String, yes: [String], no: [String]) -> Bool? {
        var table = language.answers.confirmations
        for word in language.yes { table[word] = true }
        for word in language.no { table[word] = false }
        return meaning(of: answer, in: adding(yes: yes, no: no, to: table))
    }

    /// Returns the table with labels; one that stands for both says nothing.
    private func adding(
        yes: [String], no: [String], to table: [String: Bool]
    ) -> [String: Bool] {
        let (yes, no) = (Set(yes.map(key)), Set(no.map(key)))
        var table = table
        for label in yes.union(no) where !label.isEmpty {
            table[label] = yes.contains(label) == no.contains(label) ? nil : yes.contains(label)
        }
        return table
    }

    /// Returns the only meaning of the phrases that an answer consists of, beside words that add
    /// nothing; `nil` if other words are left.
    private func meaning<Meaning: Hashable>(
        of answer: String, in table: [String: Meaning]
    ) -> Meaning? {
        let tokens = tokens(in: answer)
        guard !tokens.isEmpty, tokens.count <= Self.longestAnswer else { return nil }
        var found: Set<Meaning> = []
        var position = 0
        while position < tokens.count {
            let ends = position + 1...min(tokens.count, position + Self.longestPhrase)
            let match = ends.reversed().lazy.compactMap { end in
                table[Self.key(of: tokens[position..<end])].map { (meaning: $0, end: end) }
            }.first
            let filler = ends.reversed().first { end in
                language.fillerPhrases.contains(Self.key(of: tokens[position..<end]))
            }
            if let match {
                found.insert(match.meaning)
                position = match.end
            } else if let filler {
                position = filler
            } else if language.weight(of: tokens[position].text) == 0 {
                position += 1
            } else {
                return nil
            }
        }
        return found.count == 1 ? found.first : nil
    }

    // MARK: - Texts

    /// Returns the words between quotation marks, which are a value as they stand; `nil` for others.
    package func quoted(_ answer: String) -> String? {
        let pairs: [(Character, Character)] = [
            ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("»", "«"), ("「", "」"), ("『", "』"),
        ]
        guard answer.count > 2, let first = answer.first, let last = answer.last,
            pairs.contains(where: { $0 == (first, last) })
        else { return nil }
        return String(answer.dropFirst().dropLast())
    }

    /// Returns the parts of an answer between commas and words like "and".
    package func parts(of answer: String) -> [String] {
        pieces(of: answer).flatMap { piece in
            var parts: [Substring] = []
            var start = piece.startIndex
            for token in tokens(in: piece) where language.conjunctions.contains(token.text) {
                parts.append(piece[start..<token.range.lowerBound])
                start = token.range.upperBound
            }
            return parts + [piece[start...]]
        }.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Splits at commas, except between digits: "1,234".
    private func pieces(of answer: String) -> [String] {
        var pieces: [String] = []
        var start = answer.startIndex
        for place in answer.indices where ",;、，；،؛".contains(answer[place]) {
            let next = answer.index(after: place)
            if answer[place] == ",", next < answer.endIndex, !answer[next].isWhitespace { continue }
            pieces.append(String(answer[start..<place]))
            start = next
        }
        return pieces + [String(answer[start...])]
    }

    // MARK: - Words

    /// Splits an answer into words; `names` are known as words in a script without spaces.
    func tokens(in answer: String, knowing names: NameIndex? = nil) -> [Token] {
        let segmenter = Segmenter { word in
            language.lexicon.contains(word) || language.answers.contains(word)
                || names?.contains(word) ?? false
        }
        return Tokenizer(language)
            .tokens(in: answer, segments: segmenter.segments)
    }

    /// Returns a text without spaces and signs, in the form in which texts are compared.
    func key(_ text: String) -> String { Self.key(of: tokens(in: text)[...]) }

    static func key(of tokens: ArraySlice<Token>) -> String { tokens.map(\.text).joined() }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
