import Foundation
import Synchronization

/// The texts of the indexed entities in one language, in memory.
package final class MemoryEntityTexts: EntityTexts {
    /// The greatest number of new texts that are added in place; more are added to a copy, beside searches.
    private static let few = 100

    private struct State {
        var revisions: [Int64: Int64] = [:]
        var texts = TextIndex<Int64, Int64>()
    }

    private let state = Mutex(State())

    package init() {}

    package var fewChanges: Int { .max }

    package func revisions() -> [Int64: Int64] { state.withLock { $0.revisions } }

    package func change(removing numbers: [Int64], adding texts: [EntityText]) {
        let change = { @Sendable (state: inout State) in
            state.texts.remove(numbers)
            for number in numbers { state.revisions[number] = nil }
            state.texts.add(
                texts.lazy.map {
                    .init(
                        key: $0.number, thing: $0.number, words: $0.words, order: Int($0.number),
                        weight: $0.weight)
                })
            for text in texts { state.revisions[text.number] = text.revision }
        }
        if texts.count <= Self.few { return state.withLock { change(&$0) } }
        var changed = state.withLock { $0 }
        change(&changed)
        state.withLock { [changed] in $0 = changed }
    }

    package func hasWord(beginningWith text: String) -> Bool {
        state.withLock { $0.texts.hasWord(beginningWith: text) }
    }

    package func hits(
        for query: SearchQuery, optional: Set<Int>, limit: Int, where isWanted: (Int64) -> Bool
    ) -> [TextHit<Int64>] {
        state.withLock {
            $0.texts.hits(for: query, optional: optional, limit: limit, where: isWanted)
        }
    }

    package func first(_ limit: Int, where isWanted: (Int64) -> Bool) -> [TextHit<Int64>] {
        state.withLock { $0.texts.first(limit, where: isWanted) }
    }
}
