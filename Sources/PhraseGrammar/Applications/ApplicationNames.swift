/// The names of several applications that hear the same sentences, and which of them a sentence says.
///
/// A name is one word or several, written together or apart: “TravelTracking” is also "travel tracking".
/// Of names inside of one another the longest one counts. Words with as many typing mistakes as are tolerated
/// in the words of phrases are a guess at a name, but never words that the language knows.
package struct ApplicationNames: Sendable {
    /// The most words of a sentence that are one name.
    static let longestName = 4

    /// A place in a sentence where an application is named, or several that are called the same.
    struct Place: Sendable {
        let applications: [String]
        let range: Range<String.Index>
        let isExact: Bool
    }

    /// The applications, in the order of their names.
    package let applications: [String]
    /// The applications with each name, by the words of the name joined.
    private let byKey: [String: [String]]
    let language: Language

    /// Creates the names of applications: each has a name that identifies it, and synonyms.
    package init(_ applications: [String: [String]], language: Language) {
        self.applications = applications.keys.sorted()
        self.language = language
        var byKey: [String: [String]] = [:]
        for application in self.applications {
            let names = [application] + (applications[application] ?? [])
            for key in Set(names.map { Self.key(of: $0, language) }) where !key.isEmpty {
                byKey[key, default: []].append(application)
            }
        }
        self.byKey = byKey
    }

    /// Returns the applications that a sentence names without a mistake, in its order.
    package func named(in sentence: String) -> [String] {
        applications(at: places(in: sentence).filter(\.isExact))
    }

    /// Returns the applications that a sentence may name with typing mistakes, in its order; none if it names
    /// any without.
    package func guessed(in sentence: String) -> [String] {
        let places = places(in: sentence)
        return places.contains(where: \.isExact) ? [] : applications(at: places)
    }

    private func applications(at places: [Place]) -> [String] {
        var found: [String] = []
        for application in places.flatMap(\.applications) where !found.contains(application) {
            found.append(application)
        }
        return found
    }

    /// Returns a sentence in which the guessed name of an application is written as it should be.
    package func corrected(_ sentence: String, naming application: String) -> String {
        let places = places(in: sentence)
        guard !places.contains(where: \.isExact),
            let range = places.first(where: { $0.applications.contains(application) })?.range
        else { return sentence }
        return sentence[..<range.lowerBound] + application + sentence[range.upperBound...]
    }

    /// Returns the words of a name, joined.
    static func key(of name: String, _ language: Language) -> String {
        let segmenter = Segmenter { language.lexicon.contains($0) }
        return Tokenizer(language).tokens(in: name, segments: segmenter.segments)
            .map(\.text).joined()
    }

    // MARK: - Places

    /// Returns the places of names that don't overlap, in the order of the sentence.
    func places(in sentence: String) -> [Place] {
        let segmenter = Segmenter { [self] word in
            language.lexicon.contains(word) || byKey[word] != nil
        }
        let tokens = Tokenizer(language).tokens(in: sentence, segments: segmenter.segments)
        var taken = Array(repeating: false, count: tokens.count)
        var places: [Place] = []
        let found = spans(in: tokens).sorted {
            // A longer name explains more of the sentence; a mistake takes back two letters of that.
            ($1.score, $0.range.lowerBound) < ($0.score, $1.range.lowerBound)
        }
        for span in found where !taken[span.range].contains(true) {
            for position in span.range { taken[position] = true }
            let (first, last) = (tokens[span.range.lowerBound], tokens[span.range.upperBound - 1])
            places.append(
                Place(
                    applications: span.applications,
                    range: first.range.lowerBound..<last.range.upperBound,
                    isExact: span.isExact))
        }
        return places.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private struct Span {
        let applications: [String]
        let range: Range<Int>
        let isExact: Bool
        let score: Int
    }

    private func spans(in tokens: [Token]) -> [Span] {
        var spans: [Span] = []
        for start in tokens.indices {
            var text = ""
            for end in start..<min(start + Self.longestName, tokens.count) {
                text += tokens[end].text
                let range = start..<(end + 1)
                if let applications = byKey[text] {
                    spans.append(
                        Span(
                            applications: applications, range: range, isExact: true,
                            score: text.unicodeScalars.count))
                } else if !isKnown(tokens[start]), !isKnown(tokens[end]),
                    let (applications, score) = mistaken(text)
                {
                    spans.append(
                        Span(
                            applications: applications, range: range, isExact: false,
                            score: score))
                }
            }
        }
        return spans
    }

    /// A word that means something is no name with a mistake, and is at neither end of one.
    private func isKnown(_ token: Token) -> Bool { language.lexicon.contains(token.text) }

    /// Returns the applications whose names are most like words with mistakes; `nil` if none is.
    private func mistaken(_ text: String) -> (applications: [String], score: Int)? {
        let most = EditDistance.tolerated(in: text)
        guard most > 0 else { return nil }
        var distance = EditDistance(text, limit: most)
        var best: (applications: Set<String>, score: Int) = ([], 0)
        for (key, applications) in byKey {
            guard let mistakes = distance.distance(to: key),
                mistakes <= EditDistance.tolerated(in: key)
            else { continue }
            let score = key.unicodeScalars.count - 2 * mistakes
            if score > best.score { best = ([], score) }
            if score == best.score { best.applications.formUnion(applications) }
        }
        return best.applications.isEmpty ? nil : (best.applications.sorted(), best.score)
    }
}
