import AppIntents
import CoreTransferable
import Foundation
import SwiftUI

// An app of notes, which the tests know by the names of its types only.

enum NoteKind: String, AppEnum {
    case memo, letter
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [NoteKind: DisplayRepresentation] = [
        .memo: "Memo", .letter: "Letter",
    ]
}

struct NoteAuthor: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
    @Property(title: "Name") var name: String
    @Property(title: "Age") var age: Int?
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)")
    }
}

struct WrittenNote: AppEntity, Transferable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = WrittenNoteQuery()
    static let all = [
        WrittenNote(id: 1, title: "Groceries", pages: 1),
        WrittenNote(id: 2, title: "Novel", pages: nil),
    ]

    let id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int?
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Kind") var kind: NoteKind
    @Property(title: "Author") var author: NoteAuthor

    init(id: Int, title: String, pages: Int?) {
        self.id = id
        self.title = title
        self.pages = pages
        tags = ["first", "second"]
        kind = .memo
        let writer = NoteAuthor()
        writer.name = "Ada"
        author = writer
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)")
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { note in
            Data(#"{"title":"\#(note.title)"}"#.utf8)
        }
        ProxyRepresentation(exporting: \.title)
    }
}

struct WrittenNoteQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [WrittenNote] {
        WrittenNote.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [WrittenNote] {
        WrittenNote.all.filter { $0.title.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [WrittenNote] { WrittenNote.all }
}

struct NotesAboutQuery: IntentValueQuery {
    func values(for input: String) async throws -> [WrittenNote] {
        WrittenNote.all.filter { $0.title == input }
    }
}

/// An entity that can be neither listed nor exported.
struct LooseLeaf: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
    static let defaultQuery = LooseLeafQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)")
    }
}

struct LooseLeafQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LooseLeaf] {
        identifiers.map(LooseLeaf.init)
    }
}

struct WriteNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Write Note"
    @Parameter(title: "Title") var title: String
    @Parameter(title: "Pages") var pages: Int?
    @Parameter(title: "Kind") var kind: NoteKind?

    func perform() async throws -> some ReturnsValue<WrittenNote> {
        let note = WrittenNote(id: 3, title: title, pages: pages)
        note.kind = kind ?? .memo
        return .result(value: note)
    }
}

struct CountPagesIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Pages"
    @Parameter(title: "Notes") var notes: [WrittenNote]

    func perform() async throws -> some ReturnsValue<Int> {
        .result(value: notes.compactMap(\.pages).reduce(0, +))
    }
}

struct NameAuthorIntent: AppIntent {
    static let title: LocalizedStringResource = "Name Author"
    @Parameter(title: "Author") var author: NoteAuthor

    func perform() async throws -> some ReturnsValue<NoteAuthor> { .result(value: author) }
}

struct BurnNotesIntent: AppIntent {
    static let title: LocalizedStringResource = "Burn Notes"

    func perform() async throws -> some IntentResult {
        try await requestConfirmation(dialog: "Burn all notes?")
        return .result()
    }
}

struct LoseNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Lose Note"
    struct Lost: Error {}

    func perform() async throws -> some IntentResult {
        guard WrittenNote.all.isEmpty else { throw Lost() }
        return .result()
    }
}

struct ShowNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Note"
    @Parameter(title: "Note") var note: WrittenNote

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: Text(note.title)
                .appEntityIdentifier(EntityIdentifier(for: WrittenNote.self, identifier: note.id)))
    }
}
