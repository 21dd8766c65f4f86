import AppIntents
import Foundation
import GRDB
import IntentStore
import Testing

@testable import CoreSpotlight

/// What becomes of an index whose file isn't what it was.
@Suite struct KeptIndexFileTests {
    private let file: URL
    private let kept: KeptIndex

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "index-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (file, told) = (folder.appending(path: "index.sqlite"), KeptIndex.Told())
        self.file = file
        kept = KeptIndex(reporting: told) {
            try SQLiteIndexedItemStore(at: file) { told.add("\($0)") }
        }
    }

    /// Changes the file as another program does, which waits while a process closes it.
    private func change(_ sql: String, _ arguments: StatementArguments = []) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        try DatabaseQueue(path: file.path, configuration: configuration)
            .write { try $0.execute(sql: sql, arguments: arguments) }
    }

    @Test(
        "Bad input: numbers that no changes lead to are damage",
        arguments: [
            "UPDATE item SET revision = \(Int64.max)",
            "UPDATE counter SET next = \(Int64.max)",
        ])
    func greatNumbers(sql: String) async throws {
        try await kept.open().index().indexAppEntities([Relic("a")])
        try change(sql)
        let items = try kept.open()
        await items.read()
        try await items.index().indexAppEntities([Relic("b")])
        #expect(FileManager.default.fileExists(atPath: file.path + ".aside-1"))
        #expect(await (try kept.open()).names().contains("b"))
    }

    @Test("A damaged file is set aside, and another one begun")
    func damaged() async throws {
        try Data("no database".utf8).write(to: file)
        let items = try kept.open()
        try await items.index().indexAppEntities([Relic("a")])
        #expect(
            kept.reports.lines == [
                """
                What the app has put into its indexes is no longer found, because \(file.path) can’t be used: \
                it is damaged; a new one was begun, and what was there is now \(file.path).aside-1, which you \
                may delete.
                """
            ])
        #expect(await (try kept.open()).names() == ["a"])
    }

    @Test("Only its owner can read the file")
    func isPrivate() async throws {
        try await kept.open().index().indexAppEntities([Relic("a")])
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(rights[.posixPermissions] as? Int == 0o600)
    }

    @Test("What a process knows is written to the file that replaces a damaged one")
    func putBack() async throws {
        let kind = ObjectIdentifier(Relic.self)
        let items = try kept.open()
        await items.read()
        try await items.renew(kind, named: "Relic") {
            try await items.index().indexAppEntities(["a", "b"].map { Relic($0) })
        }
        let index = items.index()
        index.beginBatch()
        try await index.endBatch(withClientState: Data([7]))
        // As if another program had made other tables.
        try change("DROP TABLE counter")
        try await index.indexAppEntities([Relic("b"), Relic("c")])
        #expect(
            kept.reports.lines.last == """
                The items of the app’s indexes were still known, and were written to the new file, so search finds \
                them: 2.
                """)
        #expect(kept.reports.lines.count == 2)
        let next = try kept.open()
        #expect(await next.names() == ["a", "b", "c"])
        #expect(next.isFilled(kind, named: "Relic"))
        #expect(try await next.index().fetchLastClientState() == Data([7]))
        let revisions = { (items: SearchableItems) in await items.entries().map(\.revision) }
        #expect(await revisions(items) == revisions(next))
    }

    @Test("Numbers and revisions are not given again after a file was lost")
    func lostFile() async throws {
        let first = try kept.open()
        try await first.index().indexAppEntities([Relic("a"), Relic("b")])
        let last = await first.entries().map(\.revision).max()
        for suffix in ["", "-wal", "-shm"] {
            try FileManager.default.removeItem(atPath: file.path + suffix)
        }
        let next = try kept.open()
        try await next.index().indexAppEntities([Relic("a"), Relic("b")])
        let entries = await next.entries()
        #expect(entries.count == 2)
        #expect(entries.allSatisfy { $0.number > last ?? .max && $0.revision > last ?? .max })
    }

    @Test("A file that was put back from a copy while a process runs is read as it is")
    func copy() async throws {
        let items = try kept.open()
        try await items.index().indexAppEntities([Relic("a"), Relic("b")])
        let old = try kept.records
        try await items.index().indexAppEntities([Relic("a", as: "New"), Relic("c")])
        try await items.index().deleteAppEntities(identifiedBy: ["b"], ofType: Relic.self)
        #expect(await items.names() == ["a", "c"])
        try change("DELETE FROM item")
        for record in old {
            var key = RecordWriter()
            key.write(record.place.index)
            key.write(record.place.item)
            try change(
                "INSERT INTO item (number, revision, place, content) VALUES (?, ?, ?, ?)",
                [record.number, record.revision, Data(key.bytes), Data(record.content)])
        }
        try await items.readChanges()
        let entries = await items.entries()
        #expect(entries.map(\.revision) == old.map(\.revision))
        #expect(entries.compactMap(\.item.entity?.identifier) == ["a", "b"])
        #expect(try kept.records == old)
    }
}
