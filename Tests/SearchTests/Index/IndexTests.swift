import AppIntents
import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

/// The index itself.
@Suite struct IndexTests {
    private struct Thing: IndexedThing {
        let identifier: String
        var priority = 0
        var isHidden = false
        var kind: ObjectIdentifier { ObjectIdentifier(Thing.self) }
        var typeName: String { "Thing" }

        func write(to record: inout RecordWriter) { record.write(identifier) }

        func isSame(as other: any IndexedThing) -> Bool {
            (other as? Thing)?.identifier == identifier
        }
    }

    private func item(_ id: String, domain: String? = nil) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.content")
        attributes.title = id
        attributes.entity = Thing(identifier: id)
        return CSSearchableItem(
            uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
    }

    private func titles(_ items: SearchableItems) -> [String] {
        items.items(of: [ObjectIdentifier(Thing.self)]).compactMap { $0.text("title") }
    }

    @Test("An item replaces the one with its identifier, and is removed by identifier and domain")
    func changes() async throws {
        let items = SearchableItems()
        let index = CSSearchableIndex(name: "a", items: items)
        let again = item("a")
        try await index.indexSearchableItems([
            item("a"), item("b", domain: "x.y"), item("c", domain: "xy"), item("d"),
        ])
        again.attributeSet.title = "A"
        try await index.indexSearchableItems([again])
        #expect(titles(items) == ["A", "b", "c", "d"])
        try await CSSearchableIndex(name: "b", items: items).deleteAllSearchableItems()
        #expect(titles(items) == ["A", "b", "c", "d"])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["x"])
        #expect(titles(items) == ["A", "c", "d"])
        try await index.deleteSearchableItems(withIdentifiers: ["d"])
        #expect(titles(items) == ["A", "c"])
        try await index.deleteAllSearchableItems()
        #expect(titles(items).isEmpty)
    }

    @Test("What an item says later doesn't change what was indexed")
    func snapshot() async throws {
        let items = SearchableItems()
        let one = item("a")
        try await CSSearchableIndex(name: "a", items: items).indexSearchableItems([one])
        one.attributeSet.title = "b"
        #expect(titles(items) == ["a"])
    }

    @Test("More than the limit is refused as a whole, with a message that says so")
    func bounds() async throws {
        let items = SearchableItems(maximumItems: 2)
        let index = CSSearchableIndex(name: "a", items: items)
        try await index.indexSearchableItems([item("a")])
        let error = await #expect(throws: CSIndexError.self) {
            try await index.indexSearchableItems([item("b"), item("c")])
        }
        #expect(error?.code == .quotaExceeded)
        #expect(
            error?.localizedDescription == """
                The app's indexes hold 2 items, as many as they may. Nothing of this call was indexed; \
                delete items that nobody looks for, or index fewer.
                """)
        #expect(titles(items) == ["a"])
        // One that is there already needs no more room.
        try await index.indexSearchableItems([item("a"), item("b")])
        #expect(titles(items) == ["a", "b"])
        let small = CSSearchableIndex(name: "b", items: SearchableItems(maximumBytes: 300))
        let large = item("large")
        large.attributeSet.textContent = String(repeating: "x", count: 300)
        let other = await #expect(throws: CSIndexError.self) {
            try await small.indexSearchableItems([large])
        }
        #expect(
            other?.description == """
                The app's indexes hold 300 bytes of attributes, as many as they may. Nothing of this call \
                was indexed; delete items, leave long texts out, or give a picture by its address.
                """)
    }

    @Test("A batch counts at its end, with the app's note")
    func batch() async throws {
        let items = SearchableItems()
        let index = CSSearchableIndex(name: "a", items: items)
        index.beginBatch()
        try await index.indexSearchableItems([item("a"), item("b")])
        try await index.deleteSearchableItems(withIdentifiers: ["a"])
        #expect(titles(items).isEmpty)
        try await index.endBatch(withClientState: Data([7]))
        #expect(titles(items) == ["b"])
        #expect(try await index.fetchLastClientState() == Data([7]))
        let error = await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withClientState: Data())
        }
        #expect(error?.code == .invalidClientStateError)
        #expect(
            error?.description == """
                endBatch(withClientState:) was called on the index a, where no batch was begun. Call \
                beginBatch() first, on the same object.
                """)
    }

    @Test("Attributes of one's own keep what an index can keep")
    func custom() async throws {
        let key = try #require(CSCustomAttributeKey(keyName: "app_stars"))
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.setValue(5, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? Int == 5)
        let list = try #require(
            CSCustomAttributeKey(
                keyName: "app_names", searchable: true, searchableByDefault: true, unique: false,
                multiValued: true))
        attributes.setValue("one", forCustomKey: list)
        #expect(attributes.value(forCustomKey: list) as? [String] == ["one"])
        attributes.setValue(nil, forCustomKey: list)
        #expect(attributes.value(forCustomKey: list) == nil)
        #expect(CSCustomAttributeKey(keyName: "kMDItemTitle") == nil)
        #expect(CSCustomAttributeKey(keyName: "") == nil)

        attributes.setValue(IndexTests.self, forCustomKey: key)
        let item = CSSearchableItem(
            uniqueIdentifier: "odd", domainIdentifier: nil, attributeSet: attributes)
        let error = await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex(name: "a", items: SearchableItems())
                .indexSearchableItems([item])
        }
        #expect(
            error?.description == """
                The item odd was not indexed, and no other of the same call: The custom attribute \
                app_stars got a value of type IndexTests.Type, which an index can't keep. Give it a String, \
                a number, a Date, a URL, Data, or an array of these.
                """)
    }

    @Test("An item that is removed and added again in a batch is the last one")
    func order() async throws {
        let items = SearchableItems()
        let index = CSSearchableIndex(name: "a", items: items)
        try await index.indexSearchableItems([item("a"), item("b")])
        index.beginBatch()
        try await index.deleteSearchableItems(withIdentifiers: ["a"])
        try await index.indexSearchableItems([item("a"), item("c")])
        try await index.deleteSearchableItems(withIdentifiers: ["c"])
        try await index.indexSearchableItems([item("c")])
        try await index.endBatch(withClientState: Data())
        #expect(titles(items) == ["b", "a", "c"])
    }

    @Test("What replaces an item is removed with it")
    func replacedAndRemoved() async throws {
        let items = SearchableItems()
        let index = CSSearchableIndex(name: "a", items: items)
        try await index.indexSearchableItems([item("a"), item("b")])
        let again = item("a")
        again.attributeSet.title = "A"
        index.beginBatch()
        try await index.indexSearchableItems([again])
        try await index.deleteSearchableItems(withIdentifiers: ["a"])
        try await index.endBatch(withClientState: Data())
        #expect(titles(items) == ["b"])
    }

    @Test("Handlers are told of an error, and of none, in the order in which the calls count")
    func handlers() async {
        let index = CSSearchableIndex(name: "a", items: SearchableItems(maximumItems: 1))
        let (first, second, third) = await withCheckedContinuation { continuation in
            let errors = Mutex<[Int: CSIndexError?]>([:])
            let note = { @Sendable (number: Int, error: (any Error)?) in
                errors.withLock { errors in
                    errors[number] = .some(error as? CSIndexError)
                    guard errors.count == 3 else { return }
                    continuation.resume(returning: (errors[0], errors[1], errors[2]))
                }
            }
            index.indexSearchableItems([item("a")]) { note(0, $0) }
            index.indexSearchableItems([item("b")]) { note(1, $0) }
            index.deleteAllSearchableItems { note(2, $0) }
        }
        #expect(first == .some(nil))
        #expect(second??.code == .quotaExceeded)
        #expect(third == .some(nil))
        #expect(CSSearchableIndex.isIndexingAvailable())
    }
}
