/// The sentences that can be said now, in the form in which a recognizer of speech takes them (JSGF).
///
/// The words are those of the phrase grammar: lower case, without accents and marks, so that nothing in
/// a name is read as a sign of the format, and what is heard can be read as a sentence.
package struct SpeechGrammar: Sendable, Hashable {
    /// The bounds of a grammar.
    ///
    /// A recognizer's time grows with the square of the words.
    package struct Limits: Sendable {
        /// The most words, counted wherever a rule is used: about half a second to prepare on one core.
        package var words: Int
        /// The longest word; none that is said is longer.
        package var wordLength: Int

        package init(words: Int = 6_000, wordLength: Int = 40) {
            self.words = words
            self.wordLength = wordLength
        }
    }

    /// The character between the words of a compound, which no word contains.
    package static let joint = "_"

    /// The grammar as a JSGF document with one public rule.
    package let jsgf: String
    /// The distinct words of the grammar, in order; some are compounds of several.
    package let words: [String]
    /// The number of phrases and of names that the limits, or words that can't be said, left out.
    package let omittedPhrases: Int
    package let omittedNames: Int

    init(rules: [Rule], omittedPhrases: Int, omittedNames: Int) {
        let texts = rules.enumerated().map { place, rule in
            "\(place == 0 ? "public " : "")<\(rule.name)> = \(rule.piece.text);\n"
        }
        jsgf = "#JSGF V1.0 UTF-8;\ngrammar sentences;\n\n" + texts.joined()
        words = Set(rules.flatMap(\.piece.words)).sorted()
        self.omittedPhrases = omittedPhrases
        self.omittedNames = omittedNames
    }

    /// Returns the words of a text as a recognizer writes them.
    package static func words(of text: String, language: Language) -> [String] {
        Tokenizer(language)
            .tokens(in: text, segments: Segmenter.runs).map(\.text.speakable)
            .filter { !$0.isEmpty }
    }

    /// Creates the grammar of a question's answers: the given texts, and values of kinds.
    ///
    /// Texts without a word that can be said are left out; `nil` if nothing is left.
    package init?(
        answers: [String], kinds: [Slot.Kind] = [], language: Language,
        limits: Limits = Limits(),
        canSay: @escaping (String) -> Bool = { _ in true }
    ) {
        let values = Values(language: language, canSay: canSay)
        var pieces = kinds.map { values.piece(of: $0) }.filter { !$0.isEmpty }
        var (left, omitted) = (limits.words, 0)
        for answer in answers {
            let words = Self.words(of: answer, language: language)
            guard !words.isEmpty, words.count <= left,
                words.allSatisfy({ $0.count <= limits.wordLength && canSay($0) })
            else {
                omitted += 1
                continue
            }
            left -= words.count
            pieces.append(.sequence(words.map(Piece.word)))
        }
        guard !pieces.isEmpty else { return nil }
        self.init(
            rules: [Rule(name: "answer", piece: .choice(pieces))], omittedPhrases: 0,
            omittedNames: omitted)
    }

    /// A rule by its name.
    struct Rule {
        let name: String
        let piece: Piece
    }

    /// A part of a rule, and what it costs.
    struct Piece {
        private(set) var text: String
        private(set) var words: [String] = []
        /// The rules that it names, as often as it does.
        private(set) var references: [String] = []

        static let empty = Piece(text: "")

        var isEmpty: Bool { text.isEmpty }

        static func word(_ word: String) -> Piece { Piece(text: word, words: [word]) }

        /// Words that are only said together, as one word of the grammar: no hypothesis ends inside.
        static func compound(_ words: [String]) -> Piece {
            word(words.joined(separator: SpeechGrammar.joint))
        }

        static func rule(_ name: String) -> Piece {
            Piece(text: "<\(name)>", references: [name])
        }

        static func sequence(_ pieces: [Piece]) -> Piece {
            joined(pieces.filter { !$0.isEmpty }, by: " ")
        }

        /// One of the pieces; those that are the same are one.
        static func choice(_ pieces: [Piece]) -> Piece {
            var seen: Set<String> = []
            let distinct = pieces.filter { !$0.isEmpty && seen.insert($0.text).inserted }
            if distinct.count < 2 { return distinct.first ?? .empty }
            var piece = joined(distinct, by: " | ")
            piece.text = "(\(piece.text))"
            return piece
        }

        static func optional(_ piece: Piece) -> Piece {
            if piece.isEmpty { return piece }
            var optional = piece
            optional.text = "[\(piece.text)]"
            return optional
        }

        private static func joined(_ pieces: [Piece], by separator: String) -> Piece {
            Piece(
                text: pieces.map(\.text).joined(separator: separator),
                words: pieces.flatMap(\.words), references: pieces.flatMap(\.references))
        }
    }
}

extension String {
    /// The word with its letters and digits only: no other character is part of a word in a grammar.
    var speakable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter {
                    $0.properties.isAlphabetic || $0.properties.numericType == .decimal
                }))
    }
}
