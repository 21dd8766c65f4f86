import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

@testable import IntentSystem

@Suite struct StoredFilesTests {
    let fixture = FileFixture()

    /// The path of the bytes, or of the record, of a file.
    private func path(of file: FileReference, _ ending: String) -> String {
        let name = StoredFiles.name(of: file.id, for: fixture.owner)
        return fixture.folder.appending(path: "stored/\(name)\(ending)").path
    }

    @Test func aFileOfACardOutlivesTheProcess() throws {
        var first: BlobStore? = fixture.store()
        let file = try #require(try first?.take("text", fixture.announcement()))
        try first?.stored?.keep([file], for: fixture.owner)
        first?.removeAll(of: fixture.owner)
        first = nil

        let second = fixture.store()
        let found = try #require(try second.stored?.file(file.id, of: fixture.owner))
        #expect(found == file)
        #expect(try found.contents?.load() == Data("text".utf8))
        #expect(try second.stored?.file(file.id, of: SessionID("other")) == nil)
    }

    @Test func aFileThatTheNextCardDoesNotNameIsRemoved() throws {
        let store = fixture.store()
        let stored = try #require(store.stored)
        let files = try ["one", "two"].map { try store.take($0, fixture.announcement()) }
        try stored.keep(files, for: fixture.owner)
        stored.forgetOthers(than: [files[1]], for: fixture.owner)
        #expect(try stored.file(files[0].id, of: fixture.owner) == nil)
        #expect(try stored.file(files[1].id, of: fixture.owner) != nil)
        stored.forgetOthers(than: [], for: fixture.owner)
        #expect(try stored.file(files[1].id, of: fixture.owner) == nil)
    }

    @Test("A file of the app in the cards of two sessions is there for each of them")
    func shared() throws {
        let store = fixture.store()
        let file = try store.take("text", fixture.announcement())
        let guest = SessionID("guest")
        for session in [fixture.owner, guest] { try store.stored?.keep([file], for: session) }
        store.stored?.forgetOthers(than: [], for: fixture.owner)
        #expect(try store.stored?.file(file.id, of: fixture.owner) == nil)
        #expect(try store.stored?.file(file.id, of: guest) == file)
    }

    @Test("All files of a session go, also if this process knows nothing of them")
    func forgetting() throws {
        let first = fixture.store()
        let file = try first.take("text", fixture.announcement())
        let guest = SessionID("guest")
        for session in [fixture.owner, guest] { try first.stored?.keep([file], for: session) }
        try fixture.store().stored?.forgetAll(of: fixture.owner)
        let third = fixture.store()
        #expect(try third.stored?.file(file.id, of: fixture.owner) == nil)
        #expect(try third.stored?.file(file.id, of: guest) == file)
        // What can't be removed is told.
        let inTheWay = path(of: file, "") + "0"
        try FileManager.default.createDirectory(
            atPath: inTheWay, withIntermediateDirectories: false)
        #expect(throws: CocoaError.self) { try third.stored?.forgetAll(of: fixture.owner) }
    }

    @Test("The hash in the names of files has the value of its authors’ example")
    func names() {
        #expect(
            SipHash.hexadecimal(of: "", (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
                == "726fdb47dd0e0e31")
        #expect(StoredFiles.isName(StoredFiles.name(of: "../../etc/passwd", for: fixture.owner)))
    }

    @Test("A file that can’t be recorded leaves no bytes, and is kept when it can be")
    func refusedRecord() throws {
        let store = fixture.store()
        let stored = try #require(store.stored)
        let file = try store.take("text", fixture.announcement())
        try stored.keep([try store.take("other", fixture.announcement())], for: fixture.owner)
        let inTheWay = URL(filePath: path(of: file, ".json"))
        try FileManager.default.createDirectory(
            at: inTheWay.appending(path: "inside"), withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try stored.keep([file], for: fixture.owner) }
        #expect(!FileManager.default.fileExists(atPath: path(of: file, "")))

        try FileManager.default.removeItem(at: inTheWay)
        try stored.keep([file], for: fixture.owner)
        #expect(
            try stored.file(file.id, of: fixture.owner)?.contents?.load() == Data("text".utf8))
    }

    @Test func keepsACopyOfAnAppsFileAndOfBytesInMemory() throws {
        let url = fixture.folder.appending(path: "app.txt")
        try FileManager.default.createDirectory(
            at: fixture.folder, withIntermediateDirectories: true)
        try Data("app".utf8).write(to: url)
        let store = fixture.store()
        let stored = try #require(store.stored)
        let onDisk = try store.file(argument: url.path, of: fixture.owner)
        let contents = FileContents(.memory(Data("memory".utf8)))
        let inMemory = FileReference(
            id: contents.id, name: "m", contentType: nil, size: 6, contents: contents)
        try stored.keep([onDisk, inMemory], for: fixture.owner)
        try Data("changed".utf8).write(to: url)
        #expect(
            try stored.file(onDisk.id, of: fixture.owner)?.contents?.load() == Data("app".utf8))
        #expect(
            try stored.file(inMemory.id, of: fixture.owner)?.contents?.load()
                == Data("memory".utf8))
    }

    @Test(arguments: ["", ".json"])
    func aFIFOInTheirPlaceIsNotWaitedFor(ending: String) throws {
        let store = fixture.store()
        let file = try store.take("text", fixture.announcement())
        try store.stored?.keep([file], for: fixture.owner)
        let path = path(of: file, ending)
        #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
        #expect(throws: RegularFile.Fault.otherKind) {
            try fixture.store().stored?.file(file.id, of: fixture.owner)
        }
    }

    @Test func onlyTheOwnerCanReadThem() throws {
        let store = fixture.store()
        let contents = FileContents(.memory(Data("memory".utf8)))
        let file = FileReference(
            id: contents.id, name: "m", contentType: nil, size: 6, contents: contents)
        try store.stored?.keep([file], for: fixture.owner)
        for ending in ["", ".json"] {
            let path = path(of: file, ending)
            let facts = try FileManager.default.attributesOfItem(atPath: path)
            #expect(facts[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test(arguments: ["", "..", "../../etc/passwd", String(repeating: "g", count: 32)])
    func aNameThatIsNoneLeadsNowhere(id: String) throws {
        #expect(try fixture.store().stored?.file(id, of: fixture.owner) == nil)
    }

    @Test func removesWhatIsOlderThanCardsBecome() throws {
        var store: BlobStore? = fixture.store()
        let file = try #require(try store?.take("text", fixture.announcement()))
        try store?.stored?.keep([file], for: fixture.owner)
        store = nil
        let old = Date(timeIntervalSinceNow: -8 * 24 * 60 * 60)
        for path in fixture.onDisk() {
            try FileManager.default.setAttributes(
                [.modificationDate: old], ofItemAtPath: fixture.folder.appending(path: path).path)
        }
        #expect(try fixture.store().stored?.file(file.id, of: fixture.owner) == nil)
    }
}
