/// The words of an index, and those among them that a typed word may mean.
package struct SearchVocabulary: Sendable {
    /// A word of the index that a typed word may mean.
    package struct Match {
        package let word: Int
        package let meeting: TypedWord.Meeting
    }

    /// The words of the index; a word's number is its place.
    package private(set) var words: [String] = []
    private var letters: [TypedWord.Letters] = []
    private var numbers: [String: Int] = [:]

    package init() {}

    /// Returns the number of a word, which is added if it is new.
    @discardableResult
    package mutating func number(of word: String) -> Int {
        if let number = numbers[word] { return number }
        let number = words.count
        words.append(word)
        numbers[word] = number
        letters.append(TypedWord.Letters(of: word))
        return number
    }

    /// Returns whether some word begins with a text.
    package func hasWord(beginningWith text: String) -> Bool {
        if numbers[text] != nil { return true }
        let own = TypedWord.Letters(of: text)
        return letters.indices.contains {
            own.mayStand(in: letters[$0]) && words[$0].hasPrefix(text)
        }
    }

    /// Returns the words that a typed word may mean.
    ///
    /// All words are looked at, a few of them closely: 200,000 take less than a millisecond, which is less than an
    /// order of the words and an index of their parts would cost at each start.
    package func meanings(of typed: TypedWord) -> [Match] {
        var typed = typed
        var meanings: [Match] = []
        for (number, letters) in letters.enumerated() {
            if let meeting = typed.meeting(with: words[number], letters) {
                meanings.append(Match(word: number, meeting: meeting))
            }
        }
        return meanings
    }
}
