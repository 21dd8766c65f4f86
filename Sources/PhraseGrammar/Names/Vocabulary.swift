/// Distinct words, found exactly, by their stem, and with a mistake.
struct Vocabulary: Sendable {
    /// A word of the vocabulary for a word of a sentence, and how alike they are, from 0 to 1.
    struct Match {
        let word: Int32
        let quality: Double
    }

    /// Mistakes are looked for in words of at least this many letters, two of them in longer words.
    private static let shortest = 4
    private static let long = 8
    /// The most words that one word of a sentence is compared with.
    private static let compared = 64

    private(set) var words: [String] = []
    private var identifiers: [String: Int32] = [:]
    /// Stems, and short forms of words, with the words they are of.
    private var forms: [String: [Int32]] = [:]
    /// The hashes of words with one letter left out, in order, and the words.
    private var deletions: [(hash: UInt64, word: Int32)] = []
    private let language: Language

    init(language: Language) {
        self.language = language
    }

    mutating func insert(_ word: String) -> Int32 {
        if let known = identifiers[word] { return known }
        let identifier = Int32(words.count)
        words.append(word)
        identifiers[word] = identifier
        for form in Set([language.stem(word)] + shortForms(of: word)) where form != word {
            forms[form, default: []].append(identifier)
        }
        return identifier
    }

    /// Makes the index of mistakes, once all words are inserted.
    mutating func finish() {
        var deletions: [(hash: UInt64, word: Int32)] = []
        for (identifier, word) in words.enumerated() where Self.canHaveMistake(word) {
            for hash in Self.hashes(of: word) { deletions.append((hash, Int32(identifier))) }
        }
        deletions.sort { $0.hash < $1.hash }
        self.deletions = deletions
    }

    /// Tells whether a word, or a form of it, is in the vocabulary.
    func contains(_ word: String) -> Bool {
        identifiers[word] != nil || forms[word] != nil
    }

    /// Returns the words that a word of a sentence may be, the most alike first.
    func matches(for word: String) -> [Match] {
        var matches: [Match] = []
        if let exact = identifiers[word] { matches.append(Match(word: exact, quality: 1)) }
        let stem = language.stem(word)
        if stem != word, let exact = identifiers[stem] {
            matches.append(Match(word: exact, quality: 0.97))
        }
        for form in stem == word ? [word] : [word, stem] {
            for found in forms[form] ?? [] where !matches.contains(where: { $0.word == found }) {
                matches.append(Match(word: found, quality: 0.95))
            }
        }
        return matches.isEmpty ? mistaken(word) : matches
    }

    private func mistaken(_ word: String) -> [Match] {
        // A word that means something is no other word with a mistake.
        guard Self.canHaveMistake(word), !language.lexicon.contains(word) else { return [] }
        let count = word.unicodeScalars.count
        var distance = EditDistance(word, limit: 2)
        var seen: Set<Int32> = []
        var matches: [Match] = []
        for hash in Self.hashes(of: word) {
            var position = firstDeletion(from: hash)
            while position < deletions.count, deletions[position].hash == hash {
                let candidate = deletions[position].word
                position += 1
                guard seen.count < Self.compared else { break }
                guard seen.insert(candidate).inserted else { continue }
                let other = words[Int(candidate)]
                let limit = min(count, other.unicodeScalars.count) >= Self.long ? 2 : 1
                if let mistakes = distance.distance(to: other), mistakes <= limit {
                    matches.append(
                        Match(word: candidate, quality: mistakes == 1 ? 0.88 : 0.8))
                }
            }
        }
        return Array(matches.sorted { $0.quality > $1.quality }.prefix(4))
    }

    private func firstDeletion(from hash: UInt64) -> Int {
        var (low, high) = (0, deletions.count)
        while low < high {
            let middle = (low + high) / 2
            if deletions[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func canHaveMistake(_ word: String) -> Bool {
        // Figures have no spelling.
        word.count >= shortest && word.count <= 40
            && !word.unicodeScalars.contains { $0.value < 58 }
            && !word.unicodeScalars.contains { Folding.script(of: $0) == .han }
    }

    /// The hashes of a word and of the word without each of its letters.
    ///
    /// The hash of a word is a polynomial of its letters, so that of a shorter word is put together
    /// from those of the letters before and after the missing one.
    private static func hashes(of word: String) -> Set<UInt64> {
        let letters = word.unicodeScalars.map { UInt64($0.value) }
        var powers: [UInt64] = [1]
        var before: [UInt64] = [0]
        for letter in letters {
            powers.append(powers[powers.count - 1] &* hashBase)
            before.append(before[before.count - 1] &* hashBase &+ letter)
        }
        var hashes: Set<UInt64> = [before[letters.count]]
        var after: UInt64 = 0
        for left in letters.indices.reversed() {
            let length = letters.count - 1 - left
            hashes.insert(before[left] &* powers[length] &+ after)
            after = after &+ letters[left] &* powers[length]
        }
        return hashes
    }

    private static let hashBase: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A Chinese or Japanese word without its last character, which often tells the kind: 姫路(城).
    private func shortForms(of word: String) -> [String] {
        let scalars = word.unicodeScalars
        guard scalars.count >= 3, scalars.allSatisfy({ Folding.script(of: $0) == .han }) else {
            return []
        }
        return [String(word.dropLast())]
    }
}
