/// The words of an index, and those among them that a typed word may mean.
struct SearchVocabulary: Sendable {
    /// The way in which a typed word meets a word of the index; a smaller one is better.
    enum Meeting: Hashable, Sendable {
        case whole
        case beginning
        case inside
        case mistakes(Int)

        /// The part of a match's cost, less than `TextMatch.fieldCost`.
        var cost: Int {
            switch self {
            case .whole: 0
            case .beginning: 1
            case .inside: 2
            case .mistakes(let count): 2 + 2 * count
            }
        }
    }

    /// A word of the index that a typed word may mean.
    struct Meaning {
        let word: Int
        let meeting: Meeting
    }

    /// The words of the index; a word's number is its place.
    private(set) var words: [String] = []
    private var numbers: [String: Int] = [:]
    /// The numbers of the words in the order of their letters, without the newest ones.
    private var sorted: [Int] = []
    /// The words that contain three letters.
    private var trigrams: [UInt64: [UInt32]] = [:]
    /// The letters of each word, a bit for each of 32 groups of letters, and its length.
    private var letters: [(mask: UInt32, length: Int32)] = []

    /// Returns the number of a word, which is added if it is new.
    mutating func number(of word: String) -> Int {
        if let number = numbers[word] { return number }
        let number = words.count
        words.append(word)
        numbers[word] = number
        letters.append(Self.letters(of: word))
        if !SearchWords.isUnspaced(word) {
            for trigram in Set(Self.trigrams(of: word)) {
                trigrams[trigram, default: []].append(UInt32(number))
            }
        }
        return number
    }

    /// Sorts the new words into the others, after many were added.
    mutating func settle() {
        guard words.count - sorted.count > 256 else { return }
        sorted += sorted.count..<words.count
        sorted.sort { words[$0] < words[$1] }
    }

    /// Returns whether some word begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        let place = firstPlace(notBefore: text)
        if place < sorted.count, words[sorted[place]].hasPrefix(text) { return true }
        return words[sorted.count...].contains { $0.hasPrefix(text) }
    }

    /// Returns the words that a typed word may mean, exact ones first.
    func meanings(of typed: String) -> [Meaning] {
        if typed.isEmpty { return [] }
        var meanings: [Meaning] = []
        var begun: Set<Int> = []
        let add = { (number: Int) in
            begun.insert(number)
            let isWhole = words[number] == typed
            meanings.append(Meaning(word: number, meeting: isWhole ? .whole : .beginning))
        }
        for number in sorted[firstPlace(notBefore: typed)...] {
            guard words[number].hasPrefix(typed) else { break }
            add(number)
        }
        for number in sorted.count..<words.count where words[number].hasPrefix(typed) {
            add(number)
        }
        let parts = Self.trigrams(of: typed)
        if let rarest = parts.map({ trigrams[$0] ?? [] }).min(by: { $0.count < $1.count }) {
            for number in rarest.lazy.map(Int.init)
            where !begun.contains(number) && words[number].contains(typed) {
                meanings.append(Meaning(word: number, meeting: .inside))
            }
        }
        return meanings
    }

    /// Returns the words that a typed word may mean if a person mistyped it.
    func meanings(ofMistyped typed: String, isUnfinished: Bool) -> [Meaning] {
        let limit = EditDistance.tolerated(in: typed)
        if limit == 0 { return [] }
        let own = Self.letters(of: typed)
        let isUnfinished = isUnfinished && own.length > 4
        var distance = EditDistance(typed, limit: limit)
        var meanings: [Meaning] = []
        for (number, other) in letters.enumerated() {
            // Each mistake adds one letter, takes one away, or does both.
            let missing = (own.mask & ~other.mask).nonzeroBitCount
            if missing > limit || other.length < own.length - Int32(limit) { continue }
            if !isUnfinished, other.length > own.length + Int32(limit)
                || (other.mask & ~own.mask).nonzeroBitCount > limit
            {
                continue
            }
            guard let mistakes = distance.distance(to: words[number], isUnfinished: isUnfinished)
            else { continue }
            meanings.append(Meaning(word: number, meeting: .mistakes(max(mistakes, 1))))
        }
        return meanings
    }

    private func firstPlace(notBefore text: String) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if words[sorted[middle]] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func letters(of word: String) -> (mask: UInt32, length: Int32) {
        var (mask, length): (UInt32, Int32) = (0, 0)
        for scalar in word.unicodeScalars {
            mask |= 1 << (scalar.value & 31)
            length += 1
        }
        return (mask, length)
    }

    private static func trigrams(of word: String) -> [UInt64] {
        let scalars = word.unicodeScalars.map { UInt64($0.value) }
        if scalars.count < 3 { return [] }
        return (2..<scalars.count).map {
            scalars[$0 - 2] << 42 | scalars[$0 - 1] << 21 | scalars[$0]
        }
    }
}
