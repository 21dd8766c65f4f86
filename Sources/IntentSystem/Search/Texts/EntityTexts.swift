/// The texts of the indexed entities in one language, and the search in them.
///
/// There are two: in memory (`MemoryEntityTexts`), and in a file that outlives the process (the package's store). Both
/// find the same in the same order, but for thousands of entities that match alike: the file compares those that were
/// indexed first. Entities are known by the numbers of their items.
package protocol EntityTexts: Sendable {
    /// The greatest number of changed texts that are written while a search waits.
    var fewChanges: Int { get }

    /// Returns the revision of each item whose texts are known.
    func revisions() throws -> [Int64: Int64]

    /// Removes the texts of some items, and adds those of others, or replaces them.
    func change(removing numbers: [Int64], adding texts: [EntityText]) throws

    /// Returns whether some word begins with a text.
    func hasWord(beginningWith text: String) throws -> Bool

    /// Returns the best items that match the words of a search.
    ///
    /// Each word must match a text of an item, unless it is among the `optional` ones; one of these is enough if there
    /// are no others.
    func hits(
        for query: SearchQuery, optional: Set<Int>, limit: Int, where isWanted: (Int64) -> Bool
    ) throws -> [TextHit<Int64>]

    /// Returns the first items apart from any words, those with the greatest weight first.
    func first(_ limit: Int, where isWanted: (Int64) -> Bool) throws -> [TextHit<Int64>]
}

/// The texts of one item.
package struct EntityText: Sendable {
    package let number: Int64
    /// A number that differs for each change of the item.
    package let revision: Int64
    package let words: FieldWords
    /// The rank among items that match equally well; greater comes first.
    package let weight: Double

    package init(number: Int64, revision: Int64, words: FieldWords, weight: Double) {
        self.number = number
        self.revision = revision
        self.words = words
        self.weight = weight
    }
}

/// Keeps the texts of indexed entities between processes.
package protocol EntityTextStore: Sendable {
    /// Returns the texts in a language, which are empty at first.
    ///
    /// `language` is an identifier of Unicode's, possibly chosen by a client: the store keeps those of few languages.
    func texts(in language: String) throws -> any EntityTexts
}
