import PhraseGrammar

/// The words of an index, and those among them that a typed word may mean.
struct SearchVocabulary: Sendable {
    /// The way in which a typed word meets a word of the index; a smaller one is better.
    enum Meeting: Hashable, Sendable {
        case whole
        case beginning
        case inside
        case mistakes(Int)

        /// Creates the meeting that has a cost.
        init(cost: Int) {
            switch cost {
            case ..<1: self = .whole
            case 1: self = .beginning
            case 2: self = .inside
            default: self = .mistakes((cost - 2) / 2)
            }
        }

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
    struct Match {
        let word: Int
        let meeting: Meeting
    }

    /// The letters of a word, a bit for each of 32 groups of letters, and their number.
    private struct Letters {
        var groups: UInt32 = 0
        var count: Int32 = 0

        init(of word: String) {
            for scalar in word.unicodeScalars {
                groups |= 1 << (scalar.value & 31)
                count += 1
            }
        }
    }

    /// The words of the index; a word's number is its place.
    private(set) var words: [String] = []
    private var numbers: [String: Int] = [:]
    /// The numbers of the words in the order of their letters, without the newest ones.
    private var sorted: [Int] = []
    /// The words that contain three letters.
    private var trigrams: [UInt64: [UInt32]] = [:]
    private var letters: [Letters] = []

    // MARK: - Adding

    /// Returns the number of a word, which is added if it is new.
    mutating func number(of word: String) -> Int {
        if let number = numbers[word] { return number }
        let number = words.count
        words.append(word)
        numbers[word] = number
        letters.append(Letters(of: word))
        if !SearchWords.isUnspaced(word) {
            for trigram in Set(Self.trigrams(of: word)) {
                trigrams[trigram, default: []].append(UInt32(number))
            }
        }
        return number
    }

    /// Merges the new words into the sorted ones, once there are too many to look at each.
    mutating func settle() {
        guard words.count - sorted.count > max(256, sorted.count / 16) else { return }
        let added = (sorted.count..<words.count).sorted { words[$0] < words[$1] }
        var merged: [Int] = []
        merged.reserveCapacity(words.count)
        var place = 0
        for number in sorted {
            while place < added.count, words[added[place]] < words[number] {
                merged.append(added[place])
                place += 1
            }
            merged.append(number)
        }
        sorted = merged + added[place...]
    }

    // MARK: - Finding

    /// Returns whether some word begins with a text.
    func hasWord(beginningWith text: String) -> Bool {
        let place = firstPlace(notBefore: text)
        if place < sorted.count, words[sorted[place]].hasPrefix(text) { return true }
        return words[sorted.count...].contains { $0.hasPrefix(text) }
    }

    /// Returns the words that a typed word may mean, those that begin with it first.
    func meanings(of typed: String) -> [Match] {
        if typed.isEmpty { return [] }
        var begun = Array(
            sorted[firstPlace(notBefore: typed)...].prefix { words[$0].hasPrefix(typed) })
        begun += (sorted.count..<words.count).filter { words[$0].hasPrefix(typed) }
        var meanings = begun.map { number in
            Match(word: number, meeting: words[number] == typed ? .whole : .beginning)
        }
        let parts = Self.trigrams(of: typed)
        if let rarest = parts.map({ trigrams[$0] ?? [] }).min(by: { $0.count < $1.count }) {
            let needle = Array(typed.utf8)
            for number in rarest.lazy.map(Int.init)
            where Int(letters[number].count) > parts.count + 2
                && !words[number].hasPrefix(typed) && Self.holds(words[number], needle)
            {
                meanings.append(Match(word: number, meeting: .inside))
            }
        }
        return meanings
    }

    /// Returns the words that a typed word may mean if a person mistyped it.
    func meanings(ofMistyped typed: String, isUnfinished: Bool) -> [Match] {
        let limit = EditDistance.tolerated(in: typed)
        if limit == 0 { return [] }
        let own = Letters(of: typed)
        let isUnfinished = isUnfinished && own.count > 4
        var distance = EditDistance(typed, limit: limit)
        var meanings: [Match] = []
        for (number, other) in letters.enumerated() {
            // Each mistake adds one letter, takes one away, or does both.
            let missing = (own.groups & ~other.groups).nonzeroBitCount
            if missing > limit || other.count < own.count - Int32(limit) { continue }
            if !isUnfinished,
                other.count > own.count + Int32(limit)
                    || (other.groups & ~own.groups).nonzeroBitCount > limit
            {
                continue
            }
            guard let mistakes = distance.distance(to: words[number], isUnfinished: isUnfinished),
                mistakes > 0
            else { continue }
            meanings.append(Match(word: number, meeting: .mistakes(mistakes)))
        }
        return meanings
    }

    /// Returns the place of the first sorted word that isn't before a text.
    private func firstPlace(notBefore text: String) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if words[sorted[middle]] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func holds(_ word: String, _ needle: [UInt8]) -> Bool {
        let bytes = word.utf8
        var start = bytes.startIndex
        for _ in 0...max(0, bytes.count - needle.count) {
            if bytes[start...].starts(with: needle) { return true }
            start = bytes.index(after: start)
        }
        return false
    }

    private static func trigrams(of word: String) -> [UInt64] {
        let scalars = word.unicodeScalars.map { UInt64($0.value) }
        if scalars.count < 3 { return [] }
        return (2..<scalars.count).map {
            scalars[$0 - 2] << 42 | scalars[$0 - 1] << 21 | scalars[$0]
        }
    }
}
