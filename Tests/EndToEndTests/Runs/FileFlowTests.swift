import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Files that people hand in and get.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct FileFlowTests {
    @Test("A file is asked for, read and given back, without its bytes in any value")
    func inAndOut() async throws {
        let system = TestSystem(intents: FileCards.all)
        let run = try await system.perform(FileCards.Shorten())
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("Nothing is asked:\n\(run.screen)")
            return
        }
        #expect(fields.map(\.parameter.shape) == [.file(contentTypes: ["text/plain"])])
        try await run.answer(files: [
            "text": IntentFile(data: Data("abcdef".utf8), filename: "note.txt")
        ])
        #expect(run.dialog?.full == "Shortened.")
        #expect(FileCards.journal.entries.last == "note.txt 6 0")
        guard case .file(let file)? = run.card?.value?.data else {
            Issue.record("The result is no file")
            return
        }
        #expect(file.name == "short note.txt")
        #expect(file.size == 3)
        let shown = run.session.shownFile(file.id)
        #expect(try shown?.contents?.load() == Data("abc".utf8))
        #expect(run.session.shownFile("another") == nil)
        try await run.done()
        #expect(run.session.shownFile(file.id) == nil)
        try await system.finish()
    }

    @Test("Several files are given to a parameter that takes a list of them")
    func several() async throws {
        let system = TestSystem(intents: [FileCards.ListNames.self])
        let run = try await system.perform("ListNames")
        try await run.answer(files: [
            "files": ["a.txt", "b.txt"].map {
                IntentFile(data: Data("abc".utf8), filename: $0)
            }
        ])
        #expect(run.dialog?.full == "a.txt, b.txt")
        try await run.done()
        try await system.finish()
    }

    @Test("A file that was handed in is found by its identifier, by its own session only")
    func ownership() async throws {
        let system = TestSystem(intents: FileCards.all)
        let run = try await system.perform(FileCards.Shorten())
        let store = system.system.files
        let other = try store.hand("xyz", to: SessionID("other"))
        try await run.answer([
            "text": .file(FileReference(id: other.id, name: other.name, size: other.size))
        ])
        #expect(
            run.screen.contains("The file is not there any more; choose it again."),
            "\(run.screen)")
        // What the client says of the file beside its identifier counts for nothing.
        let own = try store.hand("abcdef", to: run.session.id)
        try await run.answer([
            "text": .file(FileReference(id: own.id, name: "../../passwd", size: 1))
        ])
        #expect(FileCards.journal.entries.last == "note.txt 6 0")
        #expect(run.dialog?.full == "Shortened.")
        await run.session.close()
        #expect(store.file(own.id, of: run.session.id) == nil)
        try await system.finish()
    }

    @Test("A file of another type than the parameter takes is refused beside its field")
    func otherType() async throws {
        let system = TestSystem(intents: FileCards.all)
        let run = try await system.perform(FileCards.Shorten())
        try await run.answer(files: [
            "text": IntentFile(data: Data("abc".utf8), filename: "page.html")
        ])
        #expect(run.screen.contains("Choose a file of another type: plain text."), "\(run.screen)")
        try await run.answer(files: [
            "text": IntentFile(data: Data([0, 1, 2]), filename: "note.txt")
        ])
        #expect(
            run.screen.contains("The file is damaged, or is no plain text."), "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }

    @Test("A snippet keeps its file in its recipe, across a restart too")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "file-flow-\(UUID().uuidString)", directoryHint: .isDirectory)
        let store = MemoryStore()
        let first = TestSystem(intents: FileCards.all, store: store, filesDirectory: folder)
        let note = IntentFile(data: Data("remember".utf8), filename: "note.txt")
        let run = try await first.perform(FileCards.ShowNote(note: note))
        #expect(run.text == "remember")
        await first.system.flush()

        let second = TestSystem(intents: FileCards.all, store: store, filesDirectory: folder)
        let again = try await second.person()
        #expect(again.text == "remember")
        try await again.done()
        await second.system.flush()
        let stored = folder.appending(path: "stored").path
        let left = try FileManager.default.contentsOfDirectory(atPath: stored)
        #expect(left == [])
        try await first.finish()
        try await second.finish()
    }
}

extension BlobStore {
    /// Takes a text as the file of a session.
    fileprivate func hand(_ text: String, to owner: SessionID) throws -> FileReference {
        let upload = try begin(
            FileUpload.Announcement(
                name: "note.txt", contentType: "text/plain", size: text.utf8.count, owner: owner))
        try upload.write(Array(text.utf8).span.bytes)
        return try upload.finish()
    }
}
