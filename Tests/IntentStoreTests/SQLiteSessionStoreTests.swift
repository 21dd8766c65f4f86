import Foundation
import GRDB
import IntentStore
import IntentSystem
import SwiftUI
import Synchronization
import Testing

/// What becomes of the file in which the last cards are kept.
@Suite struct SQLiteSessionStoreTests {
    private let folder: URL
    private var file: URL { folder.appending(path: "sessions.sqlite") }
    private let session = SessionID("ada")

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "store-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Collects what a store says.
    private final class Notices: Sendable {
        let all = Mutex<[String]>([])
        func take(_ file: SetAsideFile) { all.withLock { $0.append(file.description) } }
        var texts: [String] { all.withLock { $0 } }
    }

    private static func card(_ title: String) throws -> StoredCard {
        try JSONDecoder().decode(StoredCard.self, from: Data(#"{"title":"\#(title)"}"#.utf8))
    }

    private func mode(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test("What was saved is there when the process ends in the next moment")
    func saves() async throws {
        let store = try SQLiteSessionStore(at: file)
        try store.save([session: Self.card("Soup"), SessionID("bob"): Self.card("Tea")])
        // Not closed: another connection sees what another process would.
        let again = try SQLiteSessionStore(at: file)
        #expect(try await again.card(of: session)?.title == "Soup")
        try store.save([session: StoredCard?.none])
        #expect(try await again.card(of: session) == nil)
        #expect(try await again.card(of: SessionID("bob"))?.title == "Tea")
        try store.finish()
    }

    @Test("A card with numbers that are none is kept, and so are those beside it")
    func keepsOddNumbers() async throws {
        let json = #"{"title":"Soup","tree":{"tree":{"format":4,"nodes":[]},"actions":[]}}"#
        var card = try JSONDecoder().decode(StoredCard.self, from: Data(json.utf8))
        card.tree?.tree.nodes = [
            ViewNode(
                id: NodeID("a"), kind: .divider,
                attributes: [.offset(x: .infinity, y: -.infinity), .opacity(0.5)])
        ]
        let store = try SQLiteSessionStore(at: file)
        try store.save([session: card, SessionID("bob"): Self.card("Tea")])
        #expect(try await store.card(of: session) == card)
        #expect(try await store.card(of: SessionID("bob"))?.title == "Tea")
        card.tree?.tree.nodes[0].attributes = [.scale(.nan)]
        try store.save([session: card])
        let scale = try await store.card(of: session)?.tree?.tree.nodes.first?.attributes.first
        guard case .scale(let factor)? = scale else {
            Issue.record("The card has no scale.")
            return
        }
        #expect(factor.isNaN)
        try store.finish()
    }

    @Test(
        "A view in another format is refused in words, and its card stays until the next one",
        arguments: ["", #""format":0,"#, #""format":99,"#])
    func anotherFormat(format: String) async throws {
        let json = #"{"title":"Soup","tree":{"tree":{\#(format)"nodes":[{"x":1}]},"actions":[]}}"#
        let store = try SQLiteSessionStore(at: file)
        try store.save([session: Self.card("Soup")])
        try await DatabaseQueue.another(at: file).write { database in
            try database.execute(
                sql: "UPDATE session SET card = ?", arguments: [Data(json.utf8)])
        }
        let error = await #expect(throws: ViewTree.FormatError.self) {
            try await store.card(of: session)
        }
        let words = error.map { "\($0)" } ?? ""
        let found = Int(format.filter(\.isNumber)).map { "has format \($0)" } ?? "has no format"
        #expect(words == "its view \(found), and this program reads format 4 only")
        try store.save([session: Self.card("Tea")])
        #expect(try await store.card(of: session)?.title == "Tea")
        try store.finish()
    }

    @Test("Only the owner can read the files, also those that an earlier version made")
    func rights() async throws {
        #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
        chmod(file.path, 0o644)
        let store = try SQLiteSessionStore(at: file)
        try store.save([session: Self.card("Soup")])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["sessions.sqlite", "sessions.sqlite-shm", "sessions.sqlite-wal"])
        for name in names { #expect(try mode(folder.appending(path: name)) == 0o600) }
    }

    enum Damage: String, CaseIterable {
        case truncated, garbage, flipped, folder, newer, foreign
    }

    @Test(
        "A file that can't be used is set aside with one sentence, and a new one begun",
        arguments: Damage.allCases)
    func damaged(_ damage: Damage) async throws {
        try makeUse(of: damage)
        let notices = Notices()
        let store = try SQLiteSessionStore(at: file) { notices.take($0) }
        #expect(try await store.card(of: session) == nil)
        try store.save([session: Self.card("Soup")])
        #expect(try await store.card(of: session)?.title == "Soup")
        let why =
            switch damage {
            case .folder: "it is no file"
            case .newer: "a newer version of this program has written it"
            default: "it is damaged"
            }
        #expect(
            notices.texts == [
                """
                What people were shown last is forgotten, because \(file.path) can’t be used: \(why); a new \
                one was begun, and what was there is now \(file.path).aside-1, which you may delete.
                """
            ])
        #expect(FileManager.default.fileExists(atPath: file.path + ".aside-1"))
    }

    /// Makes a file of many cards, and then the damage.
    private func makeUse(of damage: Damage) throws {
        if damage == .folder {
            return try FileManager.default.createDirectory(
                at: file, withIntermediateDirectories: false)
        }
        if damage == .foreign {
            let other = try DatabaseQueue.another(at: file)
            try other.write { try $0.execute(sql: "CREATE TABLE session (title TEXT)") }
            return try other.close()
        }
        do {
            let store = try SQLiteSessionStore(at: file)
            let cards = try (0..<200).map {
                (SessionID("other-\($0)"), try Self.card(String(repeating: "x", count: 500)))
            }
            try store.save(Dictionary(uniqueKeysWithValues: cards).mapValues { .some($0) })
            try store.finish()
        }
        if damage == .newer {
            let newer = try DatabaseQueue.another(at: file)
            try newer.write {
                try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('cards of tomorrow')")
            }
            return try newer.close()
        }
        var bytes = try Data(contentsOf: file)
        #expect(bytes.count > 40_000)
        switch damage {
        case .truncated: bytes = bytes.prefix(bytes.count / 2 + 100)
        case .garbage: bytes = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        default: for place in stride(from: 4096, to: bytes.count, by: 7) { bytes[place] ^= 0x55 }
        }
        try bytes.write(to: file)
    }

    @Test("A file that is damaged while the program runs is set aside, and nothing fails")
    func damagedLater() async throws {
        let notices = Notices()
        let store = try SQLiteSessionStore(at: file) { notices.take($0) }
        try store.save([session: Self.card("Soup")])
        try store.finish()
        // In place, as a disk would do it: the file stays the one that is open.
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 16384))
        try handle.close()
        // Another process's change makes SQLite look at the file again.
        try? DatabaseQueue.another(at: file).close()
        for number in 0..<3 { try store.save([session: Self.card("Tea \(number)")]) }
        #expect(try await store.card(of: session)?.title == "Tea 2")
        #expect(notices.texts.count <= 1)
    }

    @Test("A second damaged file doesn't take the first one's name")
    func twice() throws {
        for number in 1...2 {
            try Data("no database at all, but long enough to be looked at".utf8).write(to: file)
            let notices = Notices()
            _ = try SQLiteSessionStore(at: file) { notices.take($0) }
            #expect(notices.texts.first?.contains("sessions.sqlite.aside-\(number),") == true)
            try FileManager.default.removeItem(at: file)
            for suffix in ["-wal", "-shm"] { unlink(file.path + suffix) }
        }
    }

    @Test("Where nothing can be kept, one sentence says why and what helps")
    func nowhere() throws {
        let file = folder.appending(path: "missing/sessions.sqlite")
        let problem = #expect(throws: SessionStoreProblem.self) {
            try SQLiteSessionStore(at: file)
        }
        #expect(
            problem?.description == """
                What people are shown last won’t outlive this process, because \(file.path) can’t be used: No \
                such file or directory. Give this account the right to write there, or name another folder with \
                --state-directory.
                """)
    }

    @Test("While another program keeps the file for itself, saving says so at once")
    func busy() throws {
        let store = try SQLiteSessionStore(at: file)
        let other = try DatabaseQueue.another(at: file)
        try other.writeWithoutTransaction { database in
            try database.inTransaction(.immediate) {
                #expect(throws: SessionStoreBusy.self) {
                    try store.save([session: Self.card("Soup")])
                }
                return .commit
            }
        }
        try store.save([session: Self.card("Soup")])
    }
}
