import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing
import UniformTypeIdentifiers

/// Files that are empty, gone or strangely named, as values and as entities.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct BadFileTests {
    private let system = TestSystem(intents: BadFiles.all)

    /// A new file among those of the machine that nobody keeps.
    private static func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory
            .appending(path: "bad-file-\(UUID().uuidString).txt")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test(
        "A file without bytes is an empty file of any type, and the app gets it",
        arguments: [
            ("ViewPicture", "empty.png"), ("ReadNote", "empty.txt"), ("ReadSheet", "empty.txt"),
        ])
    func empty(_ intent: String, _ name: String) async throws {
        let run = try await system.perform(intent)
        try await run.answer(files: ["value": IntentFile(data: Data(), filename: name)])
        #expect(run.dialog?.full == "\(name): 0", "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "A file without bytes is no file of another type",
        arguments: [
            ("ViewPicture", "empty.txt", "image"), ("ReadNote", "empty.png", "plain text"),
            ("ReadSheet", "empty.png", "plain text"), ("ReadNote", "empty", "plain text"),
        ])
    func emptyOfOtherType(_ intent: String, _ name: String, _ type: String) async throws {
        let run = try await system.perform(intent)
        try await run.answer(files: ["value": IntentFile(data: Data(), filename: name)])
        #expect(
            run.screen.contains("Choose a file of another type: \(type)."), "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }

    @Test(
        "A path in a name is none: an entity has the last part of it, in a folder of the store",
        arguments: ["../../etc/passwd.txt", "/etc/passwd.txt", "..\\..\\passwd.txt"])
    func path(_ name: String) async throws {
        let run = try await system.perform("ReadSheet")
        try await run.answer(files: ["value": IntentFile(data: Data("Tea".utf8), filename: name)])
        #expect(run.dialog?.full == "passwd.txt: 3", "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "A file that vanished before it was looked at is to be chosen again",
        arguments: ["ReadNote", "ReadSheet"])
    func vanished(_ intent: String) async throws {
        let url = try Self.file("Tea")
        let run = try await system.perform(intent)
        try FileManager.default.removeItem(at: url)
        try await run.answer(files: ["value": IntentFile(fileURL: url)])
        #expect(
            run.screen.contains("The file is not there any more; choose it again."),
            "\(run.screen)")
        try await run.answer(files: ["value": IntentFile(data: Data([97]), filename: "a.txt")])
        #expect(run.dialog?.full == "a.txt: 1", "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "A file that nobody handed in is not there, whatever is said of it",
        arguments: ["ReadNote", "ReadSheet"])
    func unknown(_ intent: String) async throws {
        let run = try await system.perform(intent)
        let file = FileReference(
            id: "../../etc/passwd", name: "a.txt", contentType: "text/plain", size: 1)
        try await run.answer(["value": .file(file)])
        #expect(
            run.screen.contains("The file is not there any more; choose it again."),
            "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }

    @Test("An entity whose file is gone since is not found")
    func vanishedEntity() async throws {
        let url = try Self.file("Tea")
        let sheet = BadFiles.Sheet(id: try .file(url: url), name: "sheet.txt")
        try FileManager.default.removeItem(at: url)
        let run = try await system.perform("ReadSheet", values: ["value": sheet._data])
        #expect(run.screen.contains("This Sheet no longer exists."), "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }
}

/// Intents that take a file and say its name and how many bytes it has.
enum BadFiles {
    static var all: [any AppIntent.Type] { [ViewPicture.self, ReadNote.self, ReadSheet.self] }

    struct ViewPicture: AppIntent {
        static let title: LocalizedStringResource = "View Picture"
        @Parameter(title: "Value", supportedContentTypes: [.image]) var value: IntentFile
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(value.filename): \(value.data.count)")
        }
    }

    struct ReadNote: AppIntent {
        static let title: LocalizedStringResource = "Read Note"
        @Parameter(title: "Value", supportedContentTypes: [.plainText]) var value: IntentFile
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(value.filename): \(value.data.count)")
        }
    }

    struct Sheet: FileEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sheet"
        static let defaultQuery = SheetQuery()
        static let supportedContentTypes: [UTType] = [.plainText]
        let id: FileEntityIdentifier
        let name: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    struct SheetQuery: EntityQuery {
        func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Sheet] {
            var sheets: [Sheet] = []
            for identifier in identifiers {
                // A file that is gone is no sheet any more.
                guard let url = try? await identifier.fileURL else { continue }
                sheets.append(Sheet(id: identifier, name: url.lastPathComponent))
            }
            return sheets
        }
    }

    struct ReadSheet: AppIntent {
        static let title: LocalizedStringResource = "Read Sheet"
        @Parameter(title: "Value", supportedContentTypes: [.plainText]) var value: Sheet
        func perform() async throws -> some ProvidesDialog {
            let bytes = try await value.id.fileURL.map { try Data(contentsOf: $0) }
            return .result(dialog: "\(value.name): \(bytes?.count ?? 0)")
        }
    }
}
