import AppIntents
import AppIntentsMetadata
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import IntentSystem

@Suite struct BlobStoreTests {
    let fixture = FileFixture()

    @Test func keepsWhatWasWrittenForItsSessionOnly() throws {
        let store = fixture.store()
        let upload = try store.begin(fixture.announcement(size: 9))
        try upload.write("some ")
        try upload.write("text")
        let file = try upload.finish()
        #expect(
            file == FileReference(id: file.id, name: "note.txt", contentType: "text/plain", size: 9)
        )
        #expect(file.id.utf8.count == 32)

        let found = try #require(store.file(file.id, of: fixture.owner))
        #expect(try found.contents?.load() == Data("some text".utf8))
        #expect(store.file(file.id, of: SessionID("other")) == nil)
        #expect(store.file("../../etc/passwd", of: fixture.owner) == nil)
        store.remove(file.id, of: SessionID("other"))
        #expect(store.file(file.id, of: fixture.owner) != nil)
    }

    @Test func removesTheBytesWithTheLastThatUsesThem() throws {
        let store = fixture.store()
        var used: FileReference? = try store.take("text", fixture.announcement())
        #expect(fixture.onDisk().count == 1)
        store.removeAll(of: fixture.owner)
        #expect(fixture.onDisk().count == 1, "a run still reads it")
        #expect(store.byteCount == 4)
        #expect(try used?.contents?.load() == Data("text".utf8))
        used = nil
        #expect(fixture.onDisk() == [])
        #expect(store.byteCount == 0)
    }

    @Test func removesAFileThatIsNotWanted() throws {
        let store = fixture.store()
        let id = try store.take("text", fixture.announcement()).id
        store.remove(id, of: fixture.owner)
        #expect(store.file(id, of: fixture.owner) == nil)
        #expect(fixture.onDisk() == [])
    }

    @Test func forgetsFilesThatAreNotUsed() async throws {
        let store = fixture.store { $0.unusedFileTimeout = .seconds(100) }
        let id = try store.take("text", fixture.announcement()).id
        await fixture.pass(.seconds(60), in: store)
        #expect(store.file(id, of: fixture.owner) != nil, "using it begins the time anew")
        await fixture.pass(.seconds(60), in: store)
        #expect(store.file(id, of: fixture.owner) != nil)
        await fixture.pass(.seconds(101), in: store)
        #expect(store.file(id, of: fixture.owner) == nil)
        #expect(fixture.onDisk() == [])
    }

    @Test(
        "Words name the files that came last first, whatever was used since, and of one name the newest"
    )
    func namesTheNewest() async throws {
        let store = fixture.store()
        let used = try store.take("1", fixture.announcement("a.txt"))
        _ = try store.take("2", fixture.announcement("b.txt"))
        _ = try store.take("3", fixture.announcement("c.txt"))
        await fixture.pass(.seconds(1), in: store)
        #expect(store.file(used.id, of: fixture.owner) != nil)
        store.hold(used, for: fixture.owner)
        #expect(store.named(of: fixture.owner).files.map(\.name) == ["c.txt", "b.txt", "a.txt"])
        _ = try store.take("new", fixture.announcement("b.txt"))
        let named = store.named(of: fixture.owner).files
        #expect(named.map(\.name) == ["b.txt", "c.txt", "a.txt"])
        #expect(try named[0].opened().contents?.load() == Data("new".utf8))
    }

    // MARK: - Uploads that end badly

    @Test func refusesMoreThanWasSaid() throws {
        let store = fixture.store()
        let upload = try store.begin(fixture.announcement(size: 3))
        try upload.write("abc")
        #expect(throws: FileProblem.longerThanSaid(said: 3)) { try upload.write("d") }
        upload.cancel()
        #expect(throws: FileProblem.abandoned) { try upload.finish() }
        #expect(fixture.onDisk() == [])
        #expect(store.byteCount == 0)
    }

    @Test func refusesLessThanWasSaid() throws {
        let store = fixture.store()
        let upload = try store.begin(fixture.announcement(size: 3))
        try upload.write("ab")
        #expect(throws: FileProblem.shorterThanSaid(said: 3, came: 2)) { try upload.finish() }
        upload.cancel()
        #expect(fixture.onDisk() == [])
    }

    @Test func anUploadThatIsLetGoOfDisappears() throws {
        let store = fixture.store()
        var upload: FileUpload? = try store.begin(fixture.announcement(size: 1000))
        try upload?.write("abc")
        #expect(store.byteCount == 1000)
        upload = nil
        #expect(fixture.onDisk() == [])
        #expect(store.byteCount == 0)
    }

    @Test func anUploadThatBringsNothingIsGivenUp() async throws {
        let store = fixture.store { $0.stalledUploadTimeout = .seconds(60) }
        let upload = try store.begin(fixture.announcement(size: 1000))
        let isTold = Flag()
        upload.whenAbandoned { isTold.raise() }
        await fixture.pass(.seconds(40), in: store)
        try upload.write("abc")
        await fixture.pass(.seconds(40), in: store)
        #expect(!isTold.isRaised, "bytes came meanwhile")
        try upload.write("def")
        await fixture.pass(.seconds(61), in: store)
        #expect(isTold.isRaised)
        #expect(throws: FileProblem.abandoned) { try upload.write("ghi") }
        #expect(fixture.onDisk() == [])
        #expect(store.byteCount == 0)
    }

    @Test func refusesOtherTypes() throws {
        let store = fixture.store()
        #expect(throws: FileProblem.typeNotAccepted(accepted: ["image"])) {
            try store.begin(fixture.announcement("a.txt", "text/plain", accepted: [.image]))
        }
        // A type that is not known is data, and the ending counts where nothing was said.
        #expect(throws: FileProblem.typeNotAccepted(accepted: ["PNG image", "PDF document"])) {
            try store.begin(fixture.announcement("a", "x/y", accepted: [.png, .pdf]))
        }
        _ = try store.begin(fixture.announcement("a.png", nil, accepted: [.image]))
    }

    @Test(
        "What a browser offers for a field, such as text/*, is taken",
        arguments: [
            ("notes.md", "text/markdown", UTType.text), ("notes.md", nil, .plainText),
            ("notes", "text/x-notes; charset=utf-8", .text), ("a.jxl", "image/jxl", .image),
            ("a.xyz", "audio/x-xyz", .audio), ("a.xyz", "audio/x-xyz", .audiovisualContent),
            ("a.xyz", "video/x-xyz", .movie), ("a.xyz", "video/x-xyz", .video),
        ] as [(String, String?, UTType)])
    func takesKinds(name: String, contentType: String?, accepted: UTType) throws {
        let upload = try fixture.store().begin(
            fixture.announcement(name, contentType, accepted: [accepted]))
        try upload.write("# Notes")
        let file = try upload.finish()
        #expect(file.contentType == contentType ?? "text/markdown")
        // The form checks it once more.
        #expect(FileCheck.problem(file, accepted: [accepted]) == nil)
        #expect(FileCheck.problem(file, accepted: [.pdf]) != nil)
    }

    @Test func refusesWhatIsNotOfItsType() throws {
        let store = fixture.store()
        let upload = try store.begin(
            fixture.announcement("a.png", "image/png", accepted: [.image]))
        try upload.write("<script>alert(1)</script>")
        #expect(throws: FileProblem.notOfItsType(said: "PNG image")) { try upload.finish() }
        upload.cancel()
        #expect(fixture.onDisk() == [])
    }

    @Test func takesAFileWithoutBytes() throws {
        let store = fixture.store()
        let file = try store.begin(fixture.announcement("a.png", "image/png", size: 0)).finish()
        #expect(file.size == 0)
    }

    // MARK: - Limits

    @Test func keepsToTheLimitOfOneFile() throws {
        let store = fixture.store { $0.maximumFileBytes = 4 }
        #expect(throws: FileProblem.tooLarge(limit: 4)) {
            try store.begin(fixture.announcement(size: 5))
        }
        let upload = try store.begin(fixture.announcement())
        try upload.write("abcd")
        #expect(throws: FileProblem.tooLarge(limit: 4)) { try upload.write("e") }
    }

    @Test func keepsToTheLimitsOfASession() throws {
        let store = fixture.store {
            $0.maximumSessionFileBytes = 10
            $0.maximumSessionFiles = 2
        }
        let first = try store.take("abcdef", fixture.announcement(size: 6))
        #expect(throws: FileProblem.sessionFull) {
            try store.begin(fixture.announcement(size: 5))
        }
        let second = try store.take("abcd", fixture.announcement(size: 4))
        #expect(throws: FileProblem.sessionFull) {
            try store.begin(fixture.announcement(size: 0))
        }
        var other = fixture.announcement(size: 6)
        other.owner = SessionID("other")
        _ = try store.take("abcdef", other)
        #expect([first.size, second.size] == [6, 4])
    }

    @Test("The files of all sessions of a person count together, until one expires")
    func keepsToTheLimitsOfAPerson() async throws {
        let store = fixture.store {
            $0.eachPerson.fileBytes = 10
            $0.eachPerson.files = 2
        }
        func announcement(_ owner: String, _ person: String, size: Int) -> FileUpload.Announcement {
            var announcement = fixture.announcement(size: size)
            announcement.owner = SessionID(owner)
            announcement.person = .session(SessionID(person), name: person)
            return announcement
        }
        let page = try store.take("abcdef", announcement("page", "ada", size: 6))
        await fixture.pass(.seconds(600), in: store)
        let full = FileProblem.personFull(retryAfter: 3000)
        #expect(throws: full) { try store.begin(announcement("calls", "ada", size: 5)) }
        _ = try store.take("abcd", announcement("calls", "ada", size: 4))
        #expect(throws: full) { try store.begin(announcement("calls", "ada", size: 0)) }
        _ = try store.take("abcdef", announcement("other", "bob", size: 6))
        #expect(page.size == 6)
    }

    @Test("A file that is gone counts no longer")
    func forgetsTheFilesOfAPerson() throws {
        let store = fixture.store { $0.eachPerson.files = 1 }
        var announcement = fixture.announcement(size: 1)
        announcement.person = .owner
        for _ in 0..<3 {
            let id = try store.take("a", announcement).id
            #expect(throws: FileProblem.personFull(retryAfter: 3600)) {
                try store.begin(announcement)
            }
            store.remove(id, of: announcement.owner)
        }
    }

    @Test("A file that a session had before its person was named counts, and is released")
    func countsEarlierFiles() throws {
        let store = fixture.store { $0.eachPerson.files = 2 }
        var named = fixture.announcement(size: 1)
        named.person = .owner
        let earlier = try store.take("a", fixture.announcement(size: 1)).id
        let later = try store.take("b", named).id
        #expect(throws: FileProblem.personFull(retryAfter: 3600)) { try store.begin(named) }
        for id in [earlier, later] { store.remove(id, of: named.owner) }
        let kept = [try store.take("c", named), try store.take("d", named)]
        #expect(throws: FileProblem.personFull(retryAfter: 3600)) { try store.begin(named) }
        #expect(kept.map(\.size) == [1, 1])
    }

    @Test func keepsToTheLimitOfAllSessions() throws {
        let store = fixture.store { $0.maximumTotalFileBytes = 10 }
        let file = try store.take("abcdef", fixture.announcement(size: 6))
        var other = fixture.announcement(size: 5)
        other.owner = SessionID("other")
        #expect(throws: FileProblem.systemFull) { try store.begin(other) }
        #expect(file.size == 6)
    }

    @Test func countsBytesWithoutAnnouncedSizeAsTheyCome() throws {
        let store = fixture.store {
            $0.maximumFileBytes = 3_000_000
            $0.maximumSessionFileBytes = 2_000_000
        }
        let upload = try store.begin(fixture.announcement())
        try upload.write(String(repeating: "a", count: 1_000_000))
        #expect(throws: FileProblem.sessionFull) {
            try upload.write(String(repeating: "a", count: 1_000_001))
        }
    }

    // MARK: - The disk

    @Test func tellsOfAFullDisk() throws {
        let store = fixture.store(openFile: { _ in open("/dev/full", O_WRONLY) })
        let upload = try store.begin(fixture.announcement(size: 3))
        #expect(throws: FileProblem.disk(errno: ENOSPC)) { try upload.write("abc") }
        upload.cancel()
        #expect(store.byteCount == 0)
    }

    @Test func tellsOfAFolderThatCannotBeMade() throws {
        try Data().write(
            to: fixture.folder.deletingLastPathComponent().appending(path: "in-the-way"))
        let folder = fixture.folder.deletingLastPathComponent().appending(path: "in-the-way/files")
        let store = fixture.store(in: folder)
        let problem = #expect(throws: FileProblem.self) {
            try store.begin(fixture.announcement(size: 3))
        }
        guard case .disk = problem else {
            Issue.record("\(String(describing: problem)) is no problem of the disk")
            return
        }
        #expect(store.byteCount == 0)
    }

    @Test func clearsUpAfterProcessesThatEnded() throws {
        let dead = fixture.folder.appending(path: "live-0123", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: true)
        try Data("left over".utf8).write(to: dead.appending(path: "blob"))
        let first = fixture.store()
        #expect(fixture.onDisk() == [])
        let file = try first.take("text", fixture.announcement())
        // The first still lives, so its files are none of the second's business.
        let second = fixture.store()
        #expect(fixture.onDisk().count == 1)
        #expect(second.file(file.id, of: fixture.owner) == nil)
        #expect(first.file(file.id, of: fixture.owner) != nil)
    }
}
