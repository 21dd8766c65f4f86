import AppIntents
import AppIntentsMetadata
import SwiftUI
import Testing

@testable import IntentSystem

/// What the catalog knows of an intent's kind, and what the system adds for it.
@Suite struct IntentTraitsTests {
    @Test("The traits of an intent are those of its protocols")
    func traits() {
        #expect(PlainNoteIntent.traits == IntentTraits())
        #expect(OpenNoteIntent.traits == IntentTraits(opensTarget: true))
        #expect(DeleteNotesIntent.traits == IntentTraits(deletesEntities: true))
        #expect(PinNoteIntent.traits == IntentTraits(setsValue: true))
        #expect(
            Catalog(intents: [], finding: [Note.self]).findActions.first?.traits
                == IntentTraits(findsEntities: true))
        #expect(EmptySnippetIntent.traits == IntentTraits(isSnippet: true))
    }

    @Test("The metadata of an app has the traits, and that opening shows a view")
    func metadata() throws {
        let catalog = Catalog(intents: [PlainNoteIntent.self, OpenNoteIntent.self])
        let intents = catalog.metadata(appName: "Notes").intents
        #expect(intents.map(\.traits.opensTarget) == [true, false])
        #expect(intents.map(\.capabilities.showsSnippetView) == [true, false])
    }

    @Test("Only a program with an app offers to open it")
    func openingTheApp() {
        #expect(!Catalog(intents: []).contains(OpenAppIntent.self))
        let catalog = Catalog(intents: [LeadToNoteIntent.self], app: NotesApp.self)
        #expect(catalog.contains(OpenAppIntent.self))
        let intents = catalog.metadata(appName: "Notes").intents
        #expect(intents.map(\.capabilities.showsSnippetView) == [true, true])
        #expect(LeadToNoteIntent.traits == IntentTraits(leadsToContents: true))
    }

    @Test("Only a kind with a behavior has one")
    func behaviors() {
        #expect(IntentBehaviors.of(IntentTraits(isSnippet: true, setsValue: true)).isEmpty)
        #expect(IntentBehaviors.of(OpenNoteIntent.traits).count == 1)
        #expect(IntentBehaviors.of(DeleteNotesIntent.traits).count == 1)
    }

    @Test("Things of a type are counted in the words that its author has for several")
    func counted() throws {
        let intent = DeletePagesIntent()
        intent.entities = [Page(id: "One"), Page(id: "Two")]
        let asked = try #require(
            DeleteBehavior().confirmation(before: intent, locale: Locale(identifier: "en")))
        #expect(
            asked.request.dialog.map { String(localized: $0.full) }
                == "Delete 2 pages: “One” and “Two”?")
    }

    @Test(
        "CON-13 the system's question names what is deleted, and how many",
        arguments: [
            (["Milk"], "Delete “Milk”?"),
            (["Milk", "Eggs"], "Delete 2 items: “Milk” and “Eggs”?"),
            (
                ["A", "B", "C", "D", "E"],
                "Delete 5 items: “A”, “B”, “C”, “D” and “E”?"
            ),
            (
                (1...15).map { "Note \($0)" },
                "Delete 15 items: “Note 1”, “Note 2”, “Note 3” and 12 more?"
            ),
            ([], "Do you want to continue with “Delete Notes”?"),
            (
                [String(repeating: "x", count: 61)],
                "Delete “\(String(repeating: "x", count: 59))…”?"
            ),
        ])
    func namesWhatIsDeleted(_ names: [String], _ words: String) throws {
        let intent = DeleteNotesIntent()
        intent.entities = names.map { Note(id: $0) }
        let asked = try #require(
            DeleteBehavior().confirmation(before: intent, locale: Locale(identifier: "en")))
        #expect(asked.request.dialog.map { String(localized: $0.full) } == words)
        #expect(asked.request.actionName.isDestructive)
        #expect(asked.subject == names.map { .entity(type: "Note", id: $0) })
    }
}

private struct Note: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct NoteQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Note] { [] }

    func entities(for identifiers: [String]) async throws -> [Note] {
        identifiers.map { Note(id: $0) }
    }
}

private struct Page: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Page", numericFormat: "\(placeholder: .int) pages")
    static let defaultQuery = PageQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct PageQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Page] { identifiers.map(Page.init) }
}

private struct DeletePagesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Pages"
    @Parameter(title: "Pages") var entities: [Page]
    func perform() async throws -> some IntentResult { .result() }
}

private struct PlainNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Note"
    func perform() async throws -> some IntentResult { .result() }
}

private struct OpenNoteIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Note"
    @Parameter(title: "Note") var target: Note
}

private struct DeleteNotesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Notes"
    @Parameter(title: "Notes") var entities: [Note]
    func perform() async throws -> some IntentResult { .result() }
}

private struct PinNoteIntent: SetValueIntent, ProgressReportingIntent {
    static let title: LocalizedStringResource = "Pin Note"
    @Parameter(title: "Pinned") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct LeadToNoteIntent: TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Lead to Note"
}

private struct NotesApp: App {
    var body: some Scene {
        WindowGroup { Text("Notes") }
    }
}
