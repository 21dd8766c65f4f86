import AppIntents
import Foundation
import Testing

@testable import CoreSpotlight

/// What an index tells of the changes of its entities to who knows the items before.
@Suite struct EntityChangeTests {
    private struct Thing: IndexedThing {
        let identifier: String

        var kind: ObjectIdentifier { ObjectIdentifier(Thing.self) }
        var priority: Int { 0 }
        var isHidden: Bool { false }
        var typeName: String { "Thing" }
        func write(to record: inout RecordWriter) throws {}
        func isSame(as other: any IndexedThing) -> Bool { other.identifier == identifier }
    }

    private func item(_ name: String, title: String = "", isEntity: Bool = true) -> IndexedItem {
        IndexedItem(
            identifier: name, domain: nil, expirationDate: nil,
            entity: isEntity ? Thing(identifier: name) : nil,
            attributes: [.init(name: "title", value: .text(title))])
    }

    private let items = SearchableItems()

    private func apply(_ changes: SearchableItems.Change...) async throws {
        try await items.apply(changes, to: "things")
    }

    private func titles(_ changes: EntityChanges?) -> [String] {
        (changes?.items ?? [:]).sorted { $0.key < $1.key }.map { number, entry in
            entry.map { "\($0.item.identifier) \($0.item.text("title") ?? "")" } ?? "none"
        }
    }

    @Test("The last change of each item since a version is told, and at first the items as a whole")
    func lastChanges() async throws {
        try await apply(.add([item("a"), item("b"), item("c")]))
        let first = try #require(items.entityChanges(since: -1))
        #expect(first.isWhole && titles(first) == ["a ", "b ", "c "])
        #expect(items.entityChanges(since: first.version) == nil)
        try await apply(.add([item("b", title: "one")]))
        try await apply(.add([item("b", title: "two"), item("d")]))
        try await apply(.remove { $0.identifier == "a" })
        let second = try #require(items.entityChanges(since: first.version))
        #expect(!second.isWhole && titles(second) == ["none", "b two", "d "])
    }

    @Test("An item without an entity is no change, and one that loses its entity is gone")
    func withoutEntity() async throws {
        try await apply(.add([item("a"), item("note", isEntity: false)]))
        let first = try #require(items.entityChanges(since: -1))
        #expect(titles(first) == ["a "])
        try await apply(.add([item("note", title: "new", isEntity: false)]))
        #expect(items.entityChanges(since: first.version) == nil)
        try await apply(.add([item("a", isEntity: false)]))
        let second = try #require(items.entityChanges(since: first.version))
        #expect(!second.isWhole && titles(second) == ["none"])
    }

    @Test("More changes than are kept are told as a whole")
    func manyChanges() async throws {
        try await apply(.add([item("a")]))
        let first = try #require(items.entityChanges(since: -1))
        try await apply(.add((1...6_000).map { item("\($0)", title: "old") }))
        let second = try #require(items.entityChanges(since: first.version))
        #expect(!second.isWhole && second.items.count == 6_000)
        try await apply(.remove { _ in true })
        let third = try #require(items.entityChanges(since: first.version))
        #expect(third.isWhole && third.items.isEmpty)
    }
}
