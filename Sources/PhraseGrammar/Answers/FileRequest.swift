/// The kinds of files that people name.
package enum FileKind: Hashable, Sendable {
    case any, image, video, audio, document
}

/// The words of a language by which people name files: "the newest photo", "report dot pdf".
struct FileWords: Sendable {
    var newest: Set<String> = []
    /// Words that only say how new beside such a word: "most recent".
    var most: Set<String> = []
    /// The word for the sign before an extension.
    var dots: Set<String> = []
    var kinds: [String: FileKind] = [:]

    init() {}

    init(
        newest: String, most: String = "", dots: String, any: String, images: String,
        videos: String, sounds: String,
        documents: String
    ) {
        self.newest = Set(Language.words(newest))
        self.most = Set(Language.words(most))
        self.dots = Set(Language.words(dots))
        let kinds: [(FileKind, String)] = [
            (.any, any), (.image, images), (.video, videos), (.audio, sounds),
            (.document, documents),
        ]
        for (kind, words) in kinds {
            for word in Language.words(words) { self.kinds[word] = kind }
        }
    }

    func contains(_ word: String) -> Bool {
        newest.contains(word) || most.contains(word) || dots.contains(word) || kinds[word] != nil
    }
}

/// The words about a file: those of its name, its kind, and whether the newest one is meant.
package struct FileRequest: Hashable, Sendable {
    /// The words that are left for its name; empty if they tell only its kind or its age.
    package let name: String
    package let kind: FileKind?
    package let isNewest: Bool

    package init(name: String, kind: FileKind?, isNewest: Bool) {
        self.name = name
        self.kind = kind
        self.isNewest = isNewest
    }
}

/// The names of files, indexed once for several answers.
package struct FileNames: Sendable {
    let names: [String]
    let index: NameIndex
}

extension AnswerReader {
    /// Returns what an answer says about a file.
    package func fileRequest(_ answer: String) -> FileRequest {
        let words = language.answers.files
        var (name, kind, isNewest): ([String], FileKind?, Bool) = ([], nil, false)
        let tokens = fileTokens(in: Self.spelled(answer))
        for (place, token) in tokens.enumerated() {
            if words.newest.contains(token.text) {
                isNewest = true
            } else if let told = words.kinds[token.text] {
                kind = told
            } else if words.most.contains(token.text),
                [place - 1, place + 1].contains(where: {
                    tokens.indices.contains($0) && words.newest.contains(tokens[$0].text)
                })
            {
                continue
            } else if !words.dots.contains(token.text), !language.isWeak(token.text),
                !language.answers.nouns.contains(token.text)
            {
                name.append(token.text)
            }
        }
        return FileRequest(name: name.joined(separator: " "), kind: kind, isNewest: isNewest)
    }

    /// Returns names of files, in which several answers can be looked for.
    package func fileNames(_ names: [String]) -> FileNames {
        FileNames(
            names: names,
            index: NameIndex(
                names.enumerated().map { NamedValue(id: String($0), texts: texts(ofFile: $1)) },
                language: language))
    }

    /// Returns which files an answer names, by their positions; several if it fits them equally well.
    ///
    /// Case, signs and the extension don't count, and a number may be told in words. A whole name comes first; the
    /// files of a type that a word names, "the PDF", are choices beside those with the word in their names.
    package func files(
        called answer: String, among files: FileNames, atMost count: Int = NameIndex.mostValues
    ) -> [Int] {
        let typed = self.files(withExtension: answer, among: files.names)
        for form in forms(of: answer) {
            let (identifiers, isWhole) = named(form, in: files.index, atMost: count)
            let found = identifiers.compactMap { Int($0) }
            if isWhole { return found }
            if !found.isEmpty {
                return Array((typed + found.filter { !typed.contains($0) }).prefix(count))
            }
        }
        return Array(typed.prefix(count))
    }

    /// Returns which of some files an answer names.
    package func files(called answer: String, among names: [String]) -> [Int] {
        files(called: answer, among: fileNames(names))
    }

    /// Returns words that name the newest file of each kind, for a recognizer of speech.
    package var newestFiles: [String] {
        let words = language.answers.files
        return words.newest.sorted().flatMap { newest in
            words.kinds.keys.sorted().map { "\(newest) \($0)" }
        }
    }

    // MARK: - Forms

    /// The texts by which a file is called: its name without and with the extension, and the words of
    /// a name without spaces.
    private func texts(ofFile name: String) -> [String] {
        let base = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil }
        let texts = [String(base ?? name[...]), name].flatMap { [$0, Self.parted($0)] }
            .map(Self.spelled)
        return texts + texts.map(Self.withoutLeadingZeros)
    }

    /// The forms of an answer in which a name is looked for, the likeliest first.
    private func forms(of answer: String) -> [String] {
        let words = Self.spelled(answer)
        let tokens = fileTokens(in: words)
        let telling = tokens.filter { !language.answers.files.dots.contains($0.text) }
        var forms = [words]
        if telling.count < tokens.count {
            forms.append(telling.map(\.text).joined(separator: " "))
        }
        forms += [numbered(telling, readsYears: false), numbered(telling, readsYears: true)]
        return forms
    }

    /// Returns words with their numbers in digits; "twenty twenty-six" is a year, or else a sum.
    private func numbered(_ tokens: [Token], readsYears: Bool) -> String {
        func number(_ range: Range<Int>) -> (value: Int, end: Int)? {
            let reader = ValueReader(
                tokens: Array(tokens[range]), language: language, moment: Moment())
            guard let (values, end) = reader.values(of: .integer, at: 0),
                case .integer(let value)? = values.first
            else { return nil }
            return (value, range.lowerBound + end)
        }
        func year(_ range: Range<Int>) -> String? {
            range.dropFirst().lazy.compactMap { cut -> String? in
                guard let first = number(range.lowerBound..<cut), first.end == cut,
                    let second = number(cut..<range.upperBound),
                    second.end == range.upperBound,
                    (10...99).contains(first.value), (10...99).contains(second.value)
                else { return nil }
                return "\(first.value)\(second.value)"
            }.first
        }
        var words: [String] = []
        var position = 0
        while position < tokens.count {
            if tokens[position].number == nil,
                let (value, end) = number(position..<tokens.count)
            {
                words.append((readsYears ? year(position..<end) : nil) ?? String(value))
                position = end
            } else {
                words.append(tokens[position].text)
                position += 1
            }
        }
        return words.joined(separator: " ")
    }

    /// Returns which files have an extension that an answer is, and nothing else: "the PDF".
    private func files(withExtension answer: String, among names: [String]) -> [Int] {
        let telling = fileTokens(in: Self.spelled(answer)).filter {
            !language.isWeak($0.text) && !language.answers.files.dots.contains($0.text)
        }
        guard telling.count == 1, let word = telling.first?.text else { return [] }
        return names.indices.filter { names[$0].hasSuffix(extension: word) }
    }

    private func fileTokens(in text: String) -> [Token] {
        let segmenter = Segmenter { word in
            language.lexicon.contains(word) || language.answers.contains(word)
                || language.answers.files.contains(word)
        }
        return Tokenizer(language).tokens(in: text, segments: segmenter.segments)
    }

    /// Returns a text with spaces in the place of signs, which are no parts of words in the name of a file.
    private static func spelled(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber ? $0 : " " })
    }

    /// Returns "quarterly Report" for "quarterlyReport".
    private static func parted(_ name: String) -> String {
        var text = ""
        var last: Character?
        for character in name {
            if character.isUppercase, last?.isLowercase == true { text.append(" ") }
            text.append(character)
            last = character
        }
        return text
    }

    private static func withoutLeadingZeros(_ text: String) -> String {
        text.split(separator: " ").map { word in
            let rest = word.drop { $0 == "0" }
            return String(rest.first?.isNumber == true && word.allSatisfy(\.isNumber) ? rest : word)
        }.joined(separator: " ")
    }
}

extension String {
    fileprivate func hasSuffix(extension word: String) -> Bool {
        guard let dot = lastIndex(of: "."), dot > startIndex else { return false }
        return self[index(after: dot)...].lowercased() == word
    }
}
