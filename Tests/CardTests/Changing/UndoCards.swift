import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI
import Synchronization

/// Things that a person changes, and takes back.
enum UndoCards {
    /// What is changed; handlers hold it weakly, so the lab keeps it.
    final class Shelf: Sendable {
        let books = Mutex<[String]>(["Emma", "Ulysses"])

        static func of(_ lab: String) -> Shelf {
            let lab = TestFixture.named(lab)
            if let shelf = lab.kept.lazy.compactMap({ $0 as? Shelf }).first { return shelf }
            let shelf = Shelf()
            lab.keep(shelf)
            return shelf
        }

        var names: String { books.withLock { $0.joined(separator: ", ") } }
    }

    struct Remove: UndoableIntent {
        static let title: LocalizedStringResource = "Remove Book"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Book") var book: String

        init() {}
        init(lab: String, book: String) {
            self.lab = lab
            self.book = book
        }

        @MainActor
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let shelf = Shelf.of(lab)
            Self.remove(book, shelf, undoManager)
            undoManager?.setActionName("Remove \(book)")
            return .result(dialog: "Left: \(shelf.names)")
        }

        @MainActor
        static func remove(_ book: String, _ shelf: Shelf, _ manager: UndoManager?) {
            shelf.books.withLock { $0.removeAll { $0 == book } }
            manager?.registerUndo(withTarget: shelf) { shelf in
                shelf.books.withLock { $0.append(book) }
                manager?.registerUndo(withTarget: shelf) { Self.remove(book, $0, manager) }
            }
        }
    }

    /// Changes nothing that could be taken back.
    struct Look: UndoableIntent {
        static let title: LocalizedStringResource = "Look"
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Registers for something that is gone at once.
    struct Burn: UndoableIntent {
        static let title: LocalizedStringResource = "Burn"

        @MainActor
        func perform() async throws -> some IntentResult {
            undoManager?.registerUndo(withTarget: Shelf()) { _ in }
            return .result()
        }
    }

    struct ShowShelf: AppIntent {
        static let title: LocalizedStringResource = "Show Shelf"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Shelf"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let names = Shelf.of(lab).names
            return .result(
                view: VStack {
                    Text(verbatim: names)
                    Button("Remove Emma", intent: Remove(lab: lab, book: "Emma"))
                })
        }
    }

    static let all: [any AppIntent.Type] = [
        Remove.self, Look.self, Burn.self, ShowShelf.self, Card.self,
    ]
}
