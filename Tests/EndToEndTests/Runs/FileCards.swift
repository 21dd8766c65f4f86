import AppIntents
import EndToEndSupport
import SwiftUI
import UniformTypeIdentifiers

/// Intents that take files and give them.
enum FileCards {
    static let journal = Journal()

    static var all: [any AppIntent.Type] { [Shorten.self, ShowNote.self] }

    struct Shorten: AppIntent {
        static let title: LocalizedStringResource = "Shorten"

        @Parameter(title: "Text", supportedContentTypes: [.plainText])
        var text: IntentFile
        @Parameter(title: "Others", supportedContentTypes: [.plainText])
        var others: [IntentFile]?

        func perform() async throws -> some ReturnsValue<IntentFile> & ProvidesDialog {
            let data = try await text.data(contentType: .plainText)
            FileCards.journal.add("\(text.filename) \(data.count) \(others?.count ?? 0)")
            return .result(
                value: IntentFile(data: data.prefix(3), filename: "short \(text.filename)"),
                dialog: "Shortened.")
        }
    }

    struct ListNames: AppIntent {
        static let title: LocalizedStringResource = "List Names"

        @Parameter(title: "Files", supportedContentTypes: [.plainText])
        var files: [IntentFile]

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(files.map(\.filename).joined(separator: ", "))")
        }
    }

    /// A snippet that carries a file in its recipe.
    struct ShowNote: SnippetIntent {
        static let title: LocalizedStringResource = "Show Note"

        @Parameter(title: "Note")
        var note: IntentFile

        init() {}
        init(note: IntentFile) { self.note = note }

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: String(decoding: note.data, as: UTF8.self)))
        }
    }
}
