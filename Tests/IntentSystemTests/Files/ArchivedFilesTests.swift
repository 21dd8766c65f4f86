import AppIntentsMetadata
import Foundation
import IntentTestKit
import Testing
import _Time

@testable import IntentSystem

/// Files of stored cards at a place that the nodes of an app share.
@Suite struct ArchivedFilesTests {
    private let archive = MemoryArchive()
    private let fixture = FileFixture()
    private let other = FileFixture()

    private func kept(_ text: String, in store: BlobStore) async throws -> FileReference {
        let file = try store.take(text, fixture.announcement())
        try await #require(store.archived).keep([file], for: fixture.owner)
        return file
    }

    /// The names of what an archive has of a file.
    private func names(_ file: FileReference, of session: SessionID? = nil) -> Set<String> {
        let name = StoredFiles.name(of: file.id, for: session ?? fixture.owner)
        return [name, name + ".json"]
    }

    @Test("A file of a card is given by another node, from no folder of the first")
    func another() async throws {
        let first = fixture.store(archive: archive)
        let file = try await kept("text", in: first)
        #expect(archive.names == names(file))
        #expect(!fixture.onDisk().contains { $0.hasPrefix("stored") })
        let second = other.store(archive: archive)
        #expect(try await second.storedFile(file.id, of: SessionID("other")) == nil)
        var found = try await second.storedFile(file.id, of: fixture.owner)
        #expect(found == file)
        #expect(try found?.contents?.load() == Data("text".utf8))
        #expect(second.byteCount == 4)
        #expect(second.archived?.lacks([try #require(found)], of: fixture.owner) == false)
        found = nil
        #expect(second.byteCount == 0)
        #expect(other.onDisk() == [])
    }

    @Test("A file is written to the archive once, also if two cards name it at the same time")
    func once() async throws {
        let store = fixture.store(archive: archive)
        let archived = try #require(store.archived)
        let file = try store.take("text", fixture.announcement())
        async let one: Void = archived.keep([file], for: fixture.owner)
        async let two: Void = archived.keep([file], for: fixture.owner)
        _ = try await (one, two)
        try await archived.keep([file], for: fixture.owner)
        #expect(archive.writes == 2)
    }

    @Test("A file without bytes here, and a name that is none, are left as they are")
    func withoutBytes() async throws {
        let store = fixture.store(archive: archive)
        let name = FileReference(id: String(repeating: "a", count: 32), name: "a", size: 1)
        #expect(store.archived?.lacks([name], of: fixture.owner) == false)
        try await store.archived?.keep([name], for: fixture.owner)
        #expect(archive.names == [])
        archive.put(Data(), as: "../../etc/passwd.json")
        #expect(try await store.storedFile("../../etc/passwd", of: fixture.owner) == nil)
    }

    @Test("While the archive is away, a file is refused, and is kept when it is back")
    func away() async throws {
        let store = fixture.store(archive: archive)
        let file = try store.take("text", fixture.announcement())
        archive.isAway = true
        await #expect(throws: MemoryArchive.Away()) {
            try await store.archived?.keep([file], for: fixture.owner)
        }
        #expect(store.archived?.lacks([file], of: fixture.owner) == true)
        archive.isAway = false
        try await store.archived?.keep([file], for: fixture.owner)
        #expect(archive.names.count == 2)
    }

    @Test("A file whose bytes aren't those that were kept is refused, and leaves nothing")
    func changed() async throws {
        let file = try await kept("text", in: fixture.store(archive: archive))
        let second = other.store(archive: archive)
        for (text, problem) in [
            ("texts", FileProblem.tooLarge(limit: 4)), ("te", .shorterThanSaid(said: 4, came: 2)),
        ] {
            archive.put(Data(text.utf8), as: StoredFiles.name(of: file.id, for: fixture.owner))
            await #expect(throws: problem) {
                try await second.storedFile(file.id, of: fixture.owner)
            }
        }
        let small = other.store({ $0.maximumFileBytes = 3 }, archive: archive)
        await #expect(throws: FileProblem.tooLarge(limit: 3)) {
            try await small.storedFile(file.id, of: fixture.owner)
        }
        #expect(second.byteCount == 0)
        #expect(other.onDisk() == [])
    }

    @Test("A file of a folder that was in use before is given, and goes to the archive")
    func before() async throws {
        let first = fixture.store()
        let file = try first.take("text", fixture.announcement())
        try first.stored?.keep([file], for: fixture.owner)
        let store = fixture.store(archive: archive)
        let found = try #require(try await store.storedFile(file.id, of: fixture.owner))
        #expect(store.archived?.lacks([found], of: fixture.owner) == true)
        try await store.archived?.keep([found], for: fixture.owner)
        #expect(archive.names.count == 2)
        store.stored?.forgetOthers(than: [], for: fixture.owner)
        store.archived?.forgetOthers(than: [], for: fixture.owner)
        try await store.archived?.removed()
        #expect(archive.names == [])
        #expect(!fixture.onDisk().contains { $0.hasPrefix("stored") })
    }

    @Test("What no card names is removed, after the archive is back too")
    func removal() async throws {
        let store = fixture.store(archive: archive)
        let files = [try await kept("one", in: store), try await kept("two", in: store)]
        store.archived?.forgetOthers(than: [files[1]], for: fixture.owner)
        try await store.archived?.removed()
        #expect(archive.names == names(files[1]))
        archive.isAway = true
        store.archived?.forgetOthers(than: [], for: fixture.owner)
        await #expect(throws: MemoryArchive.Away()) { try await store.archived?.removed() }
        archive.isAway = false
        await fixture.pass(.seconds(10), in: store)
        try await store.archived?.removed()
        #expect(archive.names == [])
    }

    @Test("A file of the app in the cards of two sessions goes with the last of them")
    func shared() async throws {
        let store = fixture.store(archive: archive)
        let archived = try #require(store.archived)
        let file = try store.take("text", fixture.announcement())
        let guest = SessionID("guest")
        for session in [fixture.owner, guest] {
            #expect(archived.lacks([file], of: session))
            try await archived.keep([file], for: session)
        }
        archived.forgetOthers(than: [], for: fixture.owner)
        try await archived.removed()
        #expect(archive.names == names(file, of: guest))
        let second = other.store(archive: archive)
        #expect(try await second.storedFile(file.id, of: guest) == file)
        #expect(try await second.storedFile(file.id, of: fixture.owner) == nil)
    }

    @Test(
        "A file that comes after its card has gone is removed, which the end of a removal waits for"
    )
    func late() async throws {
        let store = fixture.store(archive: archive)
        let archived = try #require(store.archived)
        let file = try store.take("text", fixture.announcement())
        archive.hold()
        async let keeping: Void = archived.keep([file], for: fixture.owner)
        await archive.waiting(1)
        archived.forgetOthers(than: [], for: fixture.owner)
        async let removed: Void = archived.removed()
        archive.letGo()
        try await keeping
        try await removed
        #expect(archive.names == [])
        #expect(archived.lacks([file], of: fixture.owner))
    }

    @Test("A person's files go also if this process knows nothing of them, and not those of others")
    func unknown() async throws {
        let file = try await kept("text", in: fixture.store(archive: archive))
        let guest = SessionID("guest")
        let store = other.store(archive: archive)
        try await store.forgetAll(of: guest)
        #expect(archive.names == names(file))
        try await store.forgetAll(of: fixture.owner)
        #expect(archive.names == [])
        archive.isAway = true
        await #expect(throws: MemoryArchive.Away()) { try await store.forgetAll(of: guest) }
    }

    @Test("A file that a card names again is there, also if it was just being removed")
    func again() async throws {
        let store = fixture.store(archive: archive)
        let archived = try #require(store.archived)
        let file = try await kept("text", in: store)
        archive.hold()
        archived.forgetOthers(than: [], for: fixture.owner)
        await archive.waiting(1)
        #expect(archived.lacks([file], of: fixture.owner))
        async let keeping: Void = archived.keep([file], for: fixture.owner)
        archive.letGo()
        try await keeping
        try await archived.removed()
        #expect(archive.names == names(file))
    }

    @Test("A process that begins anew lists and forgets the files of a person")
    func forgetting() async throws {
        let file = try await kept("text", in: fixture.store(archive: archive))
        // Bytes without a record may be those of a file that is just being kept.
        let coming = String(repeating: "b", count: 32)
        archive.put(Data("new".utf8), as: coming)
        archive.put(Data("foreign".utf8), as: "README")
        let files = KeptFiles(in: other.folder, and: archive)
        let person = KeptPerson(of: fixture.owner)
        let items = try await files.items()
        #expect(items.map(\.person) == [person.name])
        #expect(items.map(\.bytes) == [4])
        #expect(try await files.forget { $0 == SessionID("other") } == 0)
        #expect(try await files.forget { person.has($0) } == 1)
        #expect(archive.names == [coming, "README"])
        #expect(archive.names.isDisjoint(with: names(file)))
    }

    @Test(
        "After their time, files go that no card names, with bytes and records that nobody can read"
    )
    func retention() async throws {
        let file = try await kept("text", in: fixture.store(archive: archive))
        let damaged = String(repeating: "c", count: 32)
        archive.put(Data("{".utf8), as: damaged + ".json")
        archive.put(Data("left".utf8), as: String(repeating: "d", count: 32))
        archive.put(Data("foreign".utf8), as: "README")
        archive.age(by: 8 * 24 * 60 * 60)
        let young = try await kept("young", in: fixture.store(archive: archive))
        let oldest = Date(timeIntervalSinceNow: -7 * 24 * 60 * 60)
        #expect(try await archive.forgetFiles(olderThan: oldest) { _ in false } == 0)
        let all = names(file).union(names(young))
        #expect(archive.names == all.union(["README"]))
        #expect(try await archive.forgetFiles(olderThan: oldest) { _ in true } == 1)
        #expect(archive.names == names(young).union(["README"]))
    }
}
