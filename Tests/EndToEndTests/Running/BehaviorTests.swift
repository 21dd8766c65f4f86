import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SnippetRendering
import SwiftUI
import Testing

/// The system's additions to the runs of intents that delete or open.
@Suite(.timeLimit(.minutes(2)))
struct BehaviorTests {
    private static let intents: [any AppIntent.Type] = [
        Shelf.Delete.self, Shelf.Open.self, Shelf.OpenOwn.self, Shelf.OpenGenre.self,
    ]

    private func titled(_ names: String...) -> [String: ParameterValue] {
        ["entities": .array(names.map { .string($0) })]
    }

    // MARK: - Deleting

    @Test("CON-13 the system asks before a deletion is performed, and names what goes")
    func asksBefore() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let delegate = ScriptedDelegate([
            { _ in
                lab.note("asked")
                return .confirmed()
            }
        ])
        let given = titled("Emma", "Ulysses").merging(["lab": .string(lab.name)]) { $1 }
        let outcome = await system.run(Shelf.Delete.self, given, for: delegate)
        #expect(outcome.text == "Deleted 2.")
        #expect(lab.notes == ["asked", "deleted Emma, Ulysses"])
        #expect(
            delegate.questions == [
                "Delete Books; Delete 2 items: “Emma” and “Ulysses”?; Delete/Cancel"
            ])
    }

    @Test("CON-13 who declines performs nothing")
    func declines() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let given = titled("Emma").merging(["lab": .string(lab.name)]) { $1 }
        let outcome = await system.run(Shelf.Delete.self, given, for: ScriptedDelegate())
        #expect(outcome.text == "cancelled")
        #expect(lab.notes.isEmpty)
        #expect(system.warnings.isEmpty)
    }

    @Test("An intent that starts over is asked about again only if other things would go")
    func asksOncePerSubject() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        lab.add(2, to: "restarts")
        let given = titled("Emma").merging(["lab": .string(lab.name)]) { $1 }
        let delegate = ScriptedDelegate(
            .confirmed(), .values(["entities": ["Emma"]]), .values(["entities": ["Ulysses"]]),
            .confirmed())
        let outcome = await system.run(Shelf.Delete.self, given, for: delegate)
        #expect(outcome.text == "Deleted 1.")
        #expect(lab.notes == ["deleted Ulysses"])
        #expect(
            delegate.questions.filter { $0.hasSuffix("Delete/Cancel") } == [
                "Delete Books; Delete “Emma”?; Delete/Cancel",
                "Delete Books; Delete “Ulysses”?; Delete/Cancel",
            ])
    }

    @Test("A button inside a confirmation deletes nothing, because it cannot ask")
    func deletesNothingInConfirmation() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: Self.intents)
        let intent = Shelf.Delete()
        intent.entities = [Shelf.Book(id: "Emma")]
        intent.lab = lab.name
        let request = RunRequest(
            Shelf.Delete.self, .recipe(Recipe(of: intent)),
            purpose: .control(inConfirmation: true), locale: Locale(identifier: "en"))
        let outcome = await IntentRunner(system.system).run(request, for: ScriptedDelegate())
        #expect(outcome.text == "cancelled")
        #expect(lab.notes.isEmpty)
        #expect(system.warnings.count == 1)
    }

    // MARK: - Opening

    @Test("The card of a target has its names, and its properties with their titles")
    func opens() async throws {
        let text = try await opened(Shelf.Open.self, ["target": "Emma"])
        #expect(
            text == """
                Emma, Novel
                Pages  474
                First Published  Dec 23, 1815
                Authors  Jane Austen
                """)
    }

    @Test("The card of an opened thing leads to where the app itself shows the thing")
    func address() async throws {
        let system = TestSystem(
            intents: Self.intents, appName: "Library",
            address: { target in
                (target as? Shelf.Book).flatMap { URL(string: "https://books.example/\($0.id)") }
            })
        let open = Shelf.Open()
        open.target = Shelf.Book(id: "Emma")
        let run = try await system.perform(open)
        #expect(run.text.hasSuffix("Open in Library <https://books.example/Emma>"))
        let openGenre = Shelf.OpenGenre()
        openGenre.target = .poem
        let other = try await system.perform(openGenre)
        #expect(!other.text.contains("Open in"))
        try await system.finish()
    }

    @Test("A case is opened by its representation, and a result's own snippet wins")
    func opensOthers() async throws {
        #expect(try await opened(Shelf.OpenGenre.self, ["target": "poem"]) == "Poem")
        #expect(try await opened(Shelf.OpenOwn.self, ["target": "Emma"]) == "Own Emma")
    }

    /// The text of a run's view.
    private func opened(
        _ type: any AppIntent.Type, _ given: [String: ParameterValue]
    ) async throws -> String {
        let system = TestSystem(intents: Self.intents)
        let outcome = await system.run(type, given)
        guard case .finished(let result) = outcome, case .view(let view) = result.content else {
            Issue.record("Nothing is shown: \(outcome.text)")
            return ""
        }
        let environment = PresentationEnvironment(language: "en")
        return TextRenderer().render(
            await SnippetResolver.resolve(view, in: environment).tree)
    }
}

/// Books to open and to delete.
private enum Shelf {
    struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
        static let defaultQuery = BookQuery()
        let id: String
        @Property(title: "Pages") var pages: Int
        @Property var firstPublished: String?
        @Property(title: "Translator") var translator: String?
        @Property(title: "Authors") var authors: [String]
        /// Never set, as in an entity that loads it late.
        @Property(title: "Cover") var cover: String

        init(id: String) {
            self.id = id
            pages = 474
            firstPublished = "Dec 23, 1815"
            authors = ["Jane Austen"]
        }

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "\(id)", subtitle: "Novel", image: .init(systemName: "book"))
        }
    }

    struct BookQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Book] {
            identifiers.map { Book(id: $0) }
        }
    }

    enum Genre: String, AppEnum {
        case poem
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
        static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.poem: "Poem"]
    }

    struct Delete: DeleteIntent {
        static let title: LocalizedStringResource = "Delete Books"
        @Parameter(title: "Books") var entities: [Book]
        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            if lab[number: "restarts"] > 0 {
                lab.add(-1, to: "restarts")
                throw $entities.needsValueError("Which?")
            }
            lab.note("deleted \(entities.map(\.id).joined(separator: ", "))")
            return .result(dialog: "Deleted \(entities.count).")
        }
    }

    struct Open: OpenIntent {
        static let title: LocalizedStringResource = "Open Book"
        @Parameter(title: "Book") var target: Book
    }

    struct OpenOwn: OpenIntent {
        static let title: LocalizedStringResource = "Open Book Itself"
        @Parameter(title: "Book") var target: Book

        func perform() async throws -> some ShowsSnippetView {
            .result(view: Text("Own \(target.id)"))
        }
    }

    struct OpenGenre: OpenIntent {
        static let title: LocalizedStringResource = "Open Genre"
        @Parameter(title: "Genre") var target: Genre
    }
}
