import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Entities that are files: picked, handed in, and saved.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct FileEntityTests {
    private let system = TestSystem(intents: FileEntityCards.all)

    @Test("An entity that is a file is picked like any other, and its file is offered")
    func picked() async throws {
        let scan = try FileEntityCards.keep("picked.txt", "Tea")
        let run = try await system.perform(FileEntityCards.ReadScan())
        guard case .values(let fields)? = run.question?.kind, let field = fields.first else {
            Issue.record("Nothing is asked:\n\(run.screen)")
            return
        }
        #expect(field.parameter.takesFileEntities)
        #expect(field.parameter.fileTypes == ["text/plain"])
        let option = try #require(field.options?.first { $0.title == "picked.txt" })
        try await run.answer(["scan": option.value])
        #expect(run.dialog?.full == "picked.txt: Tea")
        let offered = run.card?.value?.offeredFiles ?? []
        #expect(offered.map(\.name) == ["picked.txt"])
        let file = try await system.system.exported(try #require(offered.first))
        #expect(file.contents?.url?.path == (try await scan.id.fileURL)?.path)
        try await run.done()
        try await system.finish()
    }

    @Test("A file that is handed in is an entity with the file's own name")
    func handedIn() async throws {
        let run = try await system.perform(FileEntityCards.ReadScan())
        try await run.answer(files: [
            "scan": IntentFile(data: Data("Leek".utf8), filename: "soup.txt")
        ])
        #expect(run.dialog?.full == "soup.txt: Leek")
        try await run.done()
        let several = try await system.perform(FileEntityCards.ReadScans())
        let own = try FileEntityCards.keep("own.txt", "Tea")
        try await several.answer([
            "scans": .array([
                own._data,
                IntentFile(data: Data("%PDF-1".utf8), filename: "new.pdf")._data,
            ])
        ])
        #expect(several.dialog?.full == "own.txt + new.pdf")
        try await several.done()
        try await system.finish()
    }

    @Test("A file of a type that the parameter doesn't take is refused beside its field")
    func otherType() async throws {
        let run = try await system.perform(FileEntityCards.ReadScan())
        try await run.answer(files: [
            "scan": IntentFile(data: Data("%PDF-1".utf8), filename: "soup.pdf")
        ])
        #expect(run.screen.contains("Choose a file of another type: plain text."), "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }

    @Test("A path that the app did not give out is no entity")
    func madeUp() async throws {
        let run = try await system.perform(
            "ReadScan",
            values: ["scan": .string("file-0000000000000000-%2Fetc%2Fpasswd")])
        #expect(run.screen.contains("No Scan matches"), "\(run.screen)")
        try await run.cancel()
        try await system.finish()
    }

    @Test("A draft has no file to offer")
    func draft() async throws {
        let run = try await system.perform(FileEntityCards.StartScan())
        #expect(run.card?.value?.title == "Draft")
        #expect(run.card?.value?.offeredFiles == [])
        try await run.done()
        try await system.finish()
    }
}
