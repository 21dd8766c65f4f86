import Foundation
import GRDB
import IntentStore
import Synchronization
import Testing

@testable import IntentSystem

/// What becomes of the file from which suggestions are made.
@Suite struct SQLiteDonationStoreTests {
    private let folder: URL
    private var file: URL { folder.appending(path: "donations.sqlite") }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "donations-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func record(_ intent: String, isRun: Bool = false) throws -> DonationRecord {
        let values = #"{"soup":{"entity":"Soup","id":"Leek"},"bowls":2,"large":true}"#
        let json = """
            {"id":"\(UUID())","intent":"\(intent)","values":\(values),"date":800000000,"isRun":\(isRun)}
            """
        return try JSONDecoder().decode(DonationRecord.self, from: Data(json.utf8))
    }

    @Test("Records are there for another process, oldest first, until they are removed")
    func saves() throws {
        let (first, second) = try (record("Order"), record("Taste", isRun: true))
        let store = try SQLiteDonationStore(at: file)
        try store.change(adding: [first, second], removing: [])
        let again = try SQLiteDonationStore(at: file)
        #expect(try again.donations() == [first, second])
        try store.change(adding: [], removing: [first.id, UUID()])
        #expect(try again.donations() == [second])
    }

    @Test("Bad input: of a million records the newest are in the file, which stays small")
    func million() async throws {
        let store = try SQLiteDonationStore(at: file)
        let system = IntentSystem(appName: "Test", catalog: Catalog(intents: [])) {
            $0.donations = store
        }
        var record = try record("Order")
        for number in 1...1_000_000 {
            record.id = id(number)
            system.history.add(record)
        }
        try await system.learned()
        let kept = try store.donations().map(\.id)
        #expect((1000...1250).contains(kept.count))
        #expect(kept.suffix(1000) == (999_001...1_000_000).map(id)[...])
        let sizes = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.fileSizeKey]
        ).map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
        #expect(sizes.reduce(0, +) < 8_000_000)
        await system.finish()
    }

    /// The identifier with a number, which takes less time than one by chance.
    private func id(_ number: Int) -> UUID {
        withUnsafeBytes(of: (UInt64.max, UInt64(number))) { bytes in
            UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        }
    }

    @Test("Only its owner can read the file")
    func isPrivate() throws {
        let store = try SQLiteDonationStore(at: file)
        try store.change(adding: [try record("Order")], removing: [])
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(rights as? Int == 0o600)
    }

    @Test("A file that can't be used is set aside, and the notice says what is lost")
    func damaged() throws {
        try Data("no database".utf8).write(to: file)
        let notices = Mutex<[String]>([])
        let store = try SQLiteDonationStore(at: file) { notice in
            notices.withLock { $0.append(notice.description) }
        }
        try store.change(adding: [try record("Order")], removing: [])
        #expect(try store.donations().count == 1)
        #expect(
            notices.withLock { $0 } == [
                """
                What the app has learned about what people do is forgotten, because \(file.path) can’t be used: \
                it is damaged; a new one was begun, and what was there is now \(file.path).aside-1, which you may \
                delete.
                """
            ])
    }

    @Test("A file of cards is not taken for one of donations")
    func otherStore() throws {
        _ = try SQLiteSessionStore(at: file)
        let isSetAside = Mutex(false)
        let store = try SQLiteDonationStore(at: file) { _ in isSetAside.withLock { $0 = true } }
        #expect(try store.donations() == [])
        #expect(isSetAside.withLock { $0 })
    }
}
