import AppIntents
import CoreSpotlight
import Foundation
import Testing

/// Entities in Spotlight's index, as authors write them.
struct IndexedEntityTests {
    @Test("An entity adds attributes to those that the system knows")
    func attributes() async throws {
        let note = Note(id: UUID(), text: "Buy milk")
        #expect(note.attributeSet.displayName == "Buy milk")
        #expect(note.attributeSet.keywords == ["note", "memo"])
        #expect(note.attributeSet.textContent == "Buy milk")
        #expect(!note.hideInSpotlight)
        let item = CSSearchableItem(appEntity: note, priority: 2)
        item.expirationDate = .distantFuture
        item.associateAppEntity(note)
        try await CSSearchableIndex.default().indexSearchableItems([item])
        try await CSSearchableIndex(name: "notes").indexAppEntities([note], priority: 1)
        try await CSSearchableIndex(name: "notes").deleteAppEntities(ofType: Note.self)
        try await CSSearchableIndex.default().deleteAppEntities(
            identifiedBy: [note.id], ofType: Note.self)
        try await NoteQuery().reindexAllEntities(indexDescription: CSSearchableIndexDescription())
    }

    struct Note: IndexedEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
        static let defaultQuery = NoteQuery()
        let id: UUID

        @Property(title: "Text", indexingKey: \.textContent) var text: String
        @Property(indexingKey: \.dueDate) var due: Date?
        @Property(identifier: "pages", indexingKey: \.pageCount) var pages: Int?
        @Property(identifier: "author", title: "Author", indexingKey: \.authorNames)
        var authors: [String]?
        @Property(identifier: "length", indexingKey: \.duration, getter: \Note.seconds)
        var length: Double
        @Property(identifier: "mark", title: "Mark", indexingKey: \.rating, getSetter: \Note.stars)
        var mark: Int

        var seconds: Double { 3 }
        var stars = 4

        init(id: UUID, text: String) {
            self.id = id
            self.text = text
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(text)") }

        var attributeSet: CSSearchableItemAttributeSet {
            let attributes = defaultAttributeSet
            attributes.keywords = ["note", "memo"]
            return attributes
        }
    }

    struct NoteQuery: IndexedEntityQuery {
        func entities(for identifiers: [UUID]) async throws -> [Note] { [] }

        func reindexEntities(
            for identifiers: [UUID], indexDescription: CSSearchableIndexDescription
        ) async throws {
            try await CSSearchableIndex(name: "notes").indexAppEntities(
                try await entities(for: identifiers))
        }

        @MainActor
        func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
            try await CSSearchableIndex(name: "notes").indexAppEntities([Note]())
        }
    }
}
