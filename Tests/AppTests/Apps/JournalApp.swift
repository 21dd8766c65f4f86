import AppIntents
import Foundation
import SwiftUI

/// Notes and a journal: dates, long text, transient entities, snippets with parameters, opened intents.
enum JournalApp {
    struct Entry: AppEntity {
        struct Query: EnumerableEntityQuery {
            func allEntities() async throws -> [Entry] { [Entry(id: "a"), Entry(id: "b")] }
            func entities(for identifiers: [String]) async throws -> [Entry] {
                try await allEntities().filter { identifiers.contains($0.id) }
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entry"
        static let defaultQuery = Query()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "Entry \(id)", subtitle: "A day", image: .init(systemName: "book"))
        }
    }

    struct Mood: TransientAppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        @Property(title: "Words") var words: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "A mood of \(words) words")
        }
        init() {}
    }

    struct WriteEntry: AppIntent {
        static let title: LocalizedStringResource = "Write Entry"
        @Parameter(
            title: "Text",
            inputOptions: .init(capitalizationType: .sentences, multiline: true, autocorrect: true))
        var text: String
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            let count = text.split(separator: " ").count
            return .result(
                value: count,
                dialog: IntentDialog(
                    full: "\(count) words are written down.", supporting: "\(count) words"))
        }
    }

    struct MeasureMood: AppIntent {
        static let title: LocalizedStringResource = "Measure Mood"
        @Parameter(title: "Text") var text: String
        func perform() async throws -> some ReturnsValue<Mood> {
            let mood = Mood()
            mood.words = text.split(separator: " ").count
            return .result(value: mood)
        }
    }

    struct EntryCard: SnippetIntent {
        static let title: LocalizedStringResource = "Entry Card"
        @Parameter(title: "Entry") var entry: Entry
        init() {}
        init(entry: Entry) { self.entry = entry }
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("The day of \(entry.id)"))
        }
    }

    struct ShowEntry: AppIntent {
        static let title: LocalizedStringResource = "Show Entry"
        @Parameter(title: "Entry") var entry: Entry
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: EntryCard(entry: entry))
        }
    }

    struct OpenEntry: OpenIntent {
        static let title: LocalizedStringResource = "Open Entry"
        @Parameter(title: "Entry") var target: Entry
        init() {}
        init(target: Entry) { self.target = target }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(target.id) lies open.")
        }
    }

    struct StartEntry: AppIntent {
        static let title: LocalizedStringResource = "Start Entry"
        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenEntry(target: Entry(id: "b")))
        }
    }

    struct PickDay: AppIntent {
        static let title: LocalizedStringResource = "Pick Day"
        @Parameter(title: "Day", kind: .date) var day: DateComponents
        func perform() async throws -> some ReturnsValue<Int?> { .result(value: day.day) }
    }

    struct SearchEntries: ShowInAppSearchResultsIntent {
        static let title: LocalizedStringResource = "Search Entries"
        static let searchScopes: [StringSearchScope] = [.general]
        @Parameter(title: "Words") var criteria: StringSearchCriteria
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Searched for \(criteria.term).")
        }
    }

    struct SealEntry: AppIntent {
        static let title: LocalizedStringResource = "Seal Entry"
        @Parameter(title: "Entry") var entry: Entry
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(snippetIntent: EntryCard(entry: entry))
            return .result(dialog: "Sealed.")
        }
    }
}
