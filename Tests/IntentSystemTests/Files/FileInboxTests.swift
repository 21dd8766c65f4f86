import AppIntentsMetadata
import Foundation
import Testing

@testable import IntentSystem

@Suite struct FileInboxTests {
    let fixture = FileFixture()

    @Test func movesAFileToTheSessionThatNamesIt() throws {
        let store = fixture.store()
        let folder = try store.inboxFolder()
        #expect(try store.inboxFolder() == folder)
        let permissions = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(permissions[.posixPermissions] as? Int == 0o700)
        let path = folder.appending(path: "note.txt").path
        try Data("text".utf8).write(to: URL(filePath: path))

        let file = try #require(try store.file(atHandedPath: path, of: fixture.owner))
        #expect(
            file == FileReference(id: file.id, name: "note.txt", contentType: "text/plain", size: 4)
        )
        #expect(store.byteCount == 4)
        #expect(try store.file(atHandedPath: path, of: fixture.owner) == file)
        #expect(try store.file(atHandedPath: path, of: SessionID("other")) == nil)
        #expect(try file.contents?.load() == Data("text".utf8))
    }

    @Test func countsWhatItTakes() throws {
        let store = fixture.store {
            $0.maximumFileBytes = 10
            $0.maximumSessionFileBytes = 12
        }
        let folder = try store.inboxFolder()
        func put(_ bytes: Int, _ name: String) throws -> String {
            let url = folder.appending(path: name)
            try Data(repeating: 97, count: bytes).write(to: url)
            return url.path
        }
        let large = try put(11, "large.txt")
        #expect(throws: FileProblem.tooLarge(limit: 10)) {
            try store.file(atHandedPath: large, of: fixture.owner)
        }
        let first = try put(8, "first.txt")
        #expect(try store.file(atHandedPath: first, of: fixture.owner)?.size == 8)
        let second = try put(8, "second.txt")
        #expect(throws: FileProblem.sessionFull) {
            try store.file(atHandedPath: second, of: fixture.owner)
        }
        #expect(store.byteCount == 8)
        store.removeAll(of: fixture.owner)
        #expect(store.byteCount == 0)
        #expect(try store.file(atHandedPath: second, of: fixture.owner)?.size == 8)
    }

    @Test func removesWhatIsNeverNamed() async throws {
        let store = fixture.store { $0.unusedFileTimeout = .seconds(100) }
        let folder = try store.inboxFolder()
        let (old, growing) = (folder.appending(path: "old.txt"), folder.appending(path: "new.txt"))
        try Data("old".utf8).write(to: old)
        try Data("new".utf8).write(to: growing)
        await fixture.pass(.seconds(101), in: store)
        #expect(FileManager.default.fileExists(atPath: old.path), "it may be being written")
        try Data("newer".utf8).write(to: growing)
        await fixture.pass(.seconds(101), in: store)
        #expect(!FileManager.default.fileExists(atPath: old.path))
        #expect(FileManager.default.fileExists(atPath: growing.path))
        await fixture.pass(.seconds(101), in: store)
        #expect(!FileManager.default.fileExists(atPath: growing.path))
    }

    @Test func isRemovedWithTheProcess() throws {
        var store: BlobStore? = fixture.store()
        let folder = try #require(try store?.inboxFolder())
        try Data("text".utf8).write(to: folder.appending(path: "a.txt"))
        store = nil
        #expect(fixture.onDisk() == [])
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func bytesInMemoryAreHeldOnDiskUnderTheirName() throws {
        let store = fixture.store()
        let contents = FileContents(.memory(Data("text".utf8)))
        let file = FileReference(
            id: contents.id, name: "a.txt", contentType: "text/plain", size: 4, contents: contents)
        try store.holdOnDisk(file, for: fixture.owner)
        let held = try #require(store.file(file.id, of: fixture.owner))
        #expect(held == file)
        let url = try #require(held.contents?.url)
        #expect(try Data(contentsOf: url) == Data("text".utf8))
        #expect(fixture.onDisk().count == 1)
        #expect(try store.file(atHandedPath: url.path, of: fixture.owner) == file)
        #expect(try store.file(atHandedPath: url.path, of: SessionID("other")) == nil)
    }

    @Test("The bytes of a file that is held again take the place of those before")
    func again() throws {
        let store = fixture.store()
        let contents = FileContents(.memory(Data("text".utf8)))
        let file = FileReference(
            id: contents.id, name: "a.txt", contentType: "text/plain", size: 4, contents: contents)
        for _ in 0..<2 { try store.holdOnDisk(file, for: fixture.owner) }
        #expect(store.byteCount == 4)
        #expect(fixture.onDisk().count == 1)
        store.remove(file.id, of: fixture.owner)
        #expect(store.byteCount == 0)
    }
}
