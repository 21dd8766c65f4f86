/// A sentence with what each of its words can be, made once for all phrases.
struct PreparedSentence {
    let tokens: [Token]
    let text: String
    /// The words of phrases that each token may be.
    let matches: [[Int32: Double]]
    let groups: [String?]
    let weights: [Double]
    /// The position of a no that ends the sentence: "update favorites Louvre off".
    let lastNo: Int?
    /// The application's name stood behind the last token.
    let endsWithName: Bool
    private let spans: [ObjectIdentifier: [NameIndex.Span]]
    let values: ValueReader

    init(
        _ tokens: [Token], text: String, at moment: Moment, grammar: PhraseGrammar,
        endsWithName: Bool = false
    ) {
        self.tokens = tokens
        self.endsWithName = endsWithName
        self.text = text
        let language = grammar.language
        matches = tokens.map { token in
            Dictionary(
                grammar.vocabulary.matches(for: token.text).map { ($0.word, $0.quality) },
                uniquingKeysWith: max)
        }
        groups = tokens.map { language.group(of: $0.text) }
        weights = tokens.map { language.weight(of: $0.text) }
        let last = tokens.lastIndex { !language.fillers.contains($0.text) }
        let no = language.no.subtracting(language.verbParts)
        lastNo = last.flatMap { no.contains(tokens[$0].text) ? $0 : nil }
        var spans: [ObjectIdentifier: [NameIndex.Span]] = [:]
        for index in grammar.nameIndexes {
            spans[ObjectIdentifier(index)] = index.spans(in: tokens, language: language)
        }
        self.spans = spans
        values = ValueReader(tokens: tokens, language: language, moment: moment)
    }

    func spans(of index: NameIndex) -> [NameIndex.Span] {
        spans[ObjectIdentifier(index)] ?? []
    }

    /// Returns the words of tokens as they stand in the sentence.
    func words(_ range: Range<Int>) -> String {
        String(text[place(of: range)])
    }

    func place(of range: Range<Int>) -> Range<String.Index> {
        guard let first = range.first, let last = range.last else {
            return text.startIndex..<text.startIndex
        }
        return tokens[first].range.lowerBound..<tokens[last].range.upperBound
    }
}
