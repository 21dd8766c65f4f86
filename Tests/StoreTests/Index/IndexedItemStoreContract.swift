import Foundation
import Testing

@testable import CoreSpotlight

/// What every store of the items of indexes must do.
@Suite struct IndexedItemStoreContract {
    private func place(_ name: String) -> ItemPlace { ItemPlace(index: "", item: name) }

    @Test(
        "A stamp is another one after a change by another process, and not after one's own",
        arguments: StoreMaker.withItems)
    func stamps(maker: StoreMaker) throws {
        let kept = try KeptIndex(maker)
        let (one, other) = try (kept.store(), kept.store())
        let (first, second) = try (one.stamp(), other.stamp())
        try one.put([1], at: place("a"))
        try one.put([2], at: place("b"))
        #expect(try one.stamp() == first)
        let third = try other.stamp()
        #expect(third != second)
        #expect(try other.stamp() == third)
        // A change by an earlier stamp is none.
        var change = ItemRecordChange()
        change.removed = try other.firstRecords().map(\.number)
        change.added = [.init(place: place("c"), number: nil, content: [3])]
        change.facts = ItemStoreFacts(clientStates: ["": Data([1])], fillings: ["Relic": "first"])
        #expect(try other.apply(change, to: second) == nil)
        #expect(try kept.records.map(\.place.item) == ["a", "b"])
        #expect(try kept.store().facts() == ItemStoreFacts())
        #expect(try other.apply(change, to: third) != nil)
        #expect(try kept.records.map(\.place.item) == ["c"])
        #expect(try kept.store().facts() == change.facts)
        #expect(try one.stamp() != first)
        #expect(try one.apply(change, to: first) == nil)
    }

    @Test(
        "Revisions grow from process to process, follow each other, and are none below the least",
        arguments: StoreMaker.withItems)
    func revisions(maker: StoreMaker) throws {
        let kept = try KeptIndex(maker)
        var last: Int64 = -1
        for minimum: Int64 in [0, 5_000, 0, 4_000, 9_000] {
            let store = try kept.store()
            var change = ItemRecordChange()
            change.minimum = minimum
            change.added = (0..<3).map { .init(place: place("\($0)"), number: nil, content: [1]) }
            let first = try #require(try store.apply(change, to: store.stamp()))
            #expect(first > last && first >= minimum)
            last = first + 2
            let newest = try kept.records.suffix(3)
            #expect(newest.map(\.revision) == [first, first + 1, first + 2])
            #expect(newest.map(\.number) == [first, first + 1, first + 2])
        }
        let known = try kept.records
        let revision = try kept.store().put([7], at: known[1].place, number: known[1].number)
        #expect(revision > last)
        #expect(
            try kept.store().revisions()
                == Dictionary(
                    uniqueKeysWithValues: known.map {
                        ($0.number, $0.number == known[1].number ? revision : $0.revision)
                    }))
        let newer = try kept.store().records(after: .min, newerThan: last, atMost: 10)
        #expect(newer.map(\.number) == [known[1].number])
        #expect(newer.map(\.content) == [[7]])
    }

    @Test("Records and facts come back as they were", arguments: StoreMaker.withItems)
    func odd(maker: StoreMaker) throws {
        let kept = try KeptIndex(maker)
        #expect(try kept.store().revisions().isEmpty)
        var change = ItemRecordChange()
        for (number, name) in oddNames.enumerated() {
            change.added.append(
                .init(
                    place: ItemPlace(index: name, item: oddNames[oddNames.count - 1 - number]),
                    number: nil, content: Array(0...UInt8(number))))
            change.facts.clientStates[name] = Data([0, UInt8(number)])
            // The names of types have no NUL.
            if !name.contains("\0") { change.facts.fillings[name] = name }
        }
        change.facts.clientStates[""] = Data()
        let store = try kept.store()
        _ = try store.apply(change, to: store.stamp())
        #expect(try kept.store().facts() == change.facts)
        let records = try kept.records
        #expect(records.map(\.place) == change.added.map(\.place))
        #expect(records.map(\.content) == change.added.map(\.content))
        var next = ItemRecordChange()
        next.unfilled = Set(oddNames.dropFirst())
        next.removed = records.dropFirst().map(\.number) + [-1, .max]
        _ = try store.apply(next, to: store.stamp())
        #expect(try kept.store().facts().fillings == ["": ""])
        #expect(try kept.store().facts().clientStates == change.facts.clientStates)
        #expect(try kept.records == Array(records.prefix(1)))
    }

    @Test(
        "Many records, and large ones, are written in one change and read in pages",
        arguments: StoreMaker.withItems)
    func many(maker: StoreMaker) throws {
        let kept = try KeptIndex(maker)
        let sizes = [5 << 20, 5 << 20, 1] + Array(repeating: 10, count: 9_000)
        var change = ItemRecordChange()
        change.added = sizes.enumerated().map { number, size in
            .init(
                place: place("\(number)"), number: nil,
                content: Array(repeating: UInt8(number % 251), count: size))
        }
        let store = try kept.store()
        let first = try #require(try store.apply(change, to: store.stamp()))
        var (found, last): ([ItemRecord], Int64) = ([], .min)
        while true {
            let page = try kept.store().records(after: last, newerThan: .min, atMost: 2_000)
            #expect(page.count <= 2_000)
            guard let end = page.last else { break }
            found += page
            last = end.number
        }
        #expect(found.map(\.place) == change.added.map(\.place))
        #expect(found.map(\.revision) == (0..<Int64(sizes.count)).map { first + $0 })
        #expect(found.map(\.content) == change.added.map(\.content))
        var removal = ItemRecordChange()
        removal.removed = found.dropLast().map(\.number)
        #expect(try store.apply(removal, to: store.stamp()) != nil)
        #expect(try kept.records.map(\.place.item) == ["9002"])
        #expect(try kept.store().revisions().count == 1)
    }
}
