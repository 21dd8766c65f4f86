import AppIntents
import AppIntentsTesting
import Foundation
import Testing
import UniformTypeIdentifiers

/// Tests of an app that name its types and link none of their declarations.
@Suite struct AppIntentsTestingTests {
    private let definitions = IntentDefinitions(
        bundleIdentifier: "org.example.CompatibilityTests")

    /// Returns the description of the error that `work` throws; empty if it throws none.
    private func problem(_ work: () async throws -> Void) async -> String {
        do {
            try await work()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("An intent is made of values by name, and its result read as the expected type")
    func running() async throws {
        let result = try await definitions.intents["WriteNoteIntent"]
            .makeIntent(
                title: "Tea", pages: 4, kind: definitions.enums["NoteKind"].makeCase("letter")
            )
            .run()

        let title: String = try result.value.title
        #expect(title == "Tea")
        let pages: Int? = try result.value.pages
        #expect(pages == 4)
        let tag: String = try result.value.tags[1]
        #expect(tag == "second")
        let author: String = try result.value.author.name
        #expect(author == "Ada")
        let kind: AnyAppEnum = try result.value.kind
        #expect(kind == AnyAppEnum(typeIdentifier: "NoteKind", rawValue: "letter"))
        let note: AnyAppEntity = try result.value
        #expect(note.identifier.instanceIdentifier == "3")
        #expect(note.identifier.entityType.persistentIdentifier == "WrittenNote")
        #expect(note.pages != nil)
    }

    @Test("Parameters are set and read one by one; a case is also its raw value")
    func parameters() async throws {
        var intent = definitions.intents["WriteNoteIntent"].makeIntent()
        intent.title = "Tea"
        intent.pages = 2
        intent.kind = "letter"
        let pages: Int? = try intent.pages
        #expect(pages == 2)
        intent.pages = Int?.none
        let result = try await intent.run()
        #expect(try result.value.pages == nil)
        let kind: AnyAppEnum = try result.value.kind
        #expect(kind.rawValue == "letter")
    }

    @Test("Entities are found in each way, and given to intents")
    func entities() async throws {
        let notes = definitions.entities["WrittenNote"]
        let all = try await notes.allEntities()
        #expect(all.map(\.identifier.instanceIdentifier) == ["1", "2"])
        #expect(try await notes.suggestedEntities() == all)
        #expect(try await notes.entities(matching: "nov") == [all[1]])
        #expect(try await notes.entities(identifiers: [2, 7]) == [all[1]])

        let count = definitions.intents["CountPagesIntent"]
        let pages: Int = try await count.makeIntent(notes: all).run().value
        #expect(pages == 1)
        let reference = notes.makeReference(identifier: "1")
        let same: Int = try await count.makeIntent(notes: [reference]).run().value
        #expect(same == 1)
    }

    @Test("Transient entities are made of values, and read")
    func transientEntities() async throws {
        let author = definitions.transientEntities["NoteAuthor"]
        let made = author.makeEntity(name: "Grace", age: 30)
        let result = try await definitions.intents["NameAuthorIntent"]
            .makeIntent(author: made).run()
        let read = try result.value.as(author)
        let age: Int = try read.age
        #expect(age == 30)
    }

    @Test("A value query finds values for a value")
    func valueQueries() async throws {
        let result = try await definitions.valueQueries["NotesAboutQuery"].values(for: "Novel")
        #expect(result.items.count == 1)
        let note: AnyAppEntity = try result.items[0]
        #expect(note.identifier.instanceIdentifier == "2")
    }

    @Test("The entities that the last card shows are annotations, and no other definitions' ")
    func viewAnnotations() async throws {
        let notes = definitions.entities["WrittenNote"]
        #expect(try await notes.viewAnnotations().isEmpty)
        try await definitions.intents["ShowNoteIntent"]
            .makeIntent(note: notes.makeReference(identifier: "2")).run()
        let shown = try await notes.viewAnnotations().map(\.entity.identifier.instanceIdentifier)
        #expect(shown == ["2"])
        let others = IntentDefinitions(bundleIdentifier: definitions.bundleIdentifier)
        #expect(try await others.entities["WrittenNote"].viewAnnotations().isEmpty)
    }

    @Test("The content of an entity is a file")
    func exporting() async throws {
        let note = definitions.entities["WrittenNote"].makeReference(identifier: "1")
        let file = try await note.exported(as: .json)
        #expect(file.data == Data(#"{"title":"Groceries"}"#.utf8))
        let text = try await note.exported(as: .plainText)
        #expect(text.data == Data("Groceries".utf8))
    }

    @Test("An intent that asks fails, and the error names the question")
    func questions() async {
        let intents = definitions.intents
        #expect(
            await problem { try await intents["WriteNoteIntent"].makeIntent().run() }
                == """
                “Write Note” asks for “Title”. A test answers no questions. Give makeIntent usable values: title.
                """)
        #expect(
            await problem { try await intents["BurnNotesIntent"].makeIntent().run() }
                == """
                “Burn Notes” asks for a confirmation, “Burn all notes?”. A test answers no questions.
                """)
    }

    @Test("What an app doesn't have is an error with the nearest names")
    func unknownNames() async {
        #expect(
            await problem { try await definitions.intents["WriteNoteIntnt"].makeIntent().run() }
                == """
                The app has no intent “WriteNoteIntnt”. Did you mean WriteNoteIntent?
                """)
        #expect(
            await problem { _ = try await definitions.entities["WritenNote"].allEntities() }
                == """
                The app has no entity “WritenNote”. Did you mean WrittenNote?
                """)
        #expect(
            await problem {
                try await definitions.intents["WriteNoteIntent"].makeIntent(titel: "Tea").run()
            }
                == """
                WriteNoteIntent has no parameter “titel”. Did you mean title?
                """)
        #expect(
            await problem { _ = try await definitions.entities["LooseLeaf"].allEntities() }
                == """
                The query of LooseLeaf can't list all entities: it is no EnumerableEntityQuery.
                """)
        #expect(
            await problem {
                _ = try await definitions.entities["LooseLeaf"].makeReference(identifier: "a")
                    .exported()
            }
                == """
                LooseLeaf can't be exported: it is not Transferable.
                """)
    }

    @Test("A value that is read as another type is an error with the value")
    func wrongTypes() async throws {
        let result = try await definitions.intents["WriteNoteIntent"]
            .makeIntent(title: "Tea").run()
        #expect(
            await problem { let _: Int = try result.value.title }
                == "“value.title” is the text “Tea”, no Int.")
        #expect(
            await problem { let _: String = try result.value.author.nam }
                == "“value.author” has no property “nam”. Did you mean name?")
        #expect(
            await problem { let _: String = try result.value.tags[2] }
                == "“value.tags” is a list of 2, so it has no element 2.")
        #expect(
            await problem { _ = try result.value.as(definitions.entities["LooseLeaf"]) }
                == "The value is a WrittenNote, no LooseLeaf.")
    }

    @Test("The error of an intent tells what it threw")
    func failures() async {
        let told = await problem {
            try await definitions.intents["LoseNoteIntent"].makeIntent().run()
        }
        #expect(told == "LoseNoteIntent threw CompatibilityTests.LoseNoteIntent.Lost().")
    }
}
