import AppIntentsMetadata
import Foundation
import Testing

@testable import IntentSystem

@Suite struct FileTransferTests {
    let fixture = FileFixture()

    private func path(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(
            at: fixture.folder, withIntermediateDirectories: true)
        let url = fixture.folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    @Test func aPathStaysWhereItIs() throws {
        let path = try path("plan.pdf", "%PDF-1.7")
        let store = fixture.store()
        let file = try store.file(argument: path, of: fixture.owner)
        #expect(file.name == "plan.pdf")
        #expect(file.contentType == "application/pdf")
        #expect(file.size == 8)
        #expect(file.contents?.url?.path == path)
        #expect(store.byteCount == 0)
    }

    @Test func aPathMustLeadToAFileOfAllowedSize() throws {
        let store = fixture.store { $0.maximumFileBytes = 3 }
        #expect(throws: FileProblem.notFound) {
            try store.file(argument: "/no/such/file", of: fixture.owner)
        }
        #expect(throws: FileProblem.disk(errno: EISDIR)) {
            try store.file(argument: "/", of: fixture.owner)
        }
        let path = try path("long.txt", "four")
        #expect(throws: FileProblem.tooLarge(limit: 3)) {
            try store.file(argument: path, of: fixture.owner)
        }
    }

    @Test func aFIFOInThePlaceOfAFileIsNotWaitedFor() throws {
        let path = try path("plan.txt", "plan")
        let file = try fixture.store().file(argument: path, of: fixture.owner)
        unlink(path)
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: FileProblem.disk(errno: ENOTSUP)) { try file.write(toPath: "/dev/null") }
    }

    @Test func readsADescriptorToItsEnd() throws {
        let text = String(repeating: "line\n", count: 200_000)
        let source = open(try path("source", text), O_RDONLY)
        defer { close(source) }
        let store = fixture.store()
        let file = try store.file(
            readingFrom: source, name: "standard-input", contentType: nil, of: fixture.owner)
        #expect(file.size == 1_000_000)
        #expect(store.byteCount == 1_000_000)

        let target = fixture.folder.appending(path: "target")
        try file.write(toPath: target.path)
        #expect(try Data(contentsOf: target) == Data(text.utf8))
    }

    @Test func aDescriptorWithoutEndIsRefused() throws {
        let source = open("/dev/zero", O_RDONLY)
        defer { close(source) }
        let store = fixture.store { $0.maximumFileBytes = 5_000_000 }
        #expect(throws: FileProblem.tooLarge(limit: 5_000_000)) {
            try store.file(readingFrom: source, name: "", contentType: nil, of: fixture.owner)
        }
        #expect(store.byteCount == 0)
        #expect(fixture.onDisk() == [])
    }

    @Test func aCancelledTaskWaitsForNoMoreBytes() async throws {
        var ends: [CInt] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        defer {
            close(reading)
            close(writing)
        }
        let store = fixture.store()
        let owner = fixture.owner
        let task = Task {
            try store.file(readingFrom: reading, name: "", contentType: nil, of: owner)
        }
        task.cancel()
        await #expect(throws: FileProblem.abandoned) { try await task.value }
        #expect(store.byteCount == 0)
        #expect(fixture.onDisk() == [])
    }

    @Test func aFileThatIsWrittenOntoItselfStays() throws {
        let path = try path("plan.txt", "text")
        let file = try fixture.store().file(argument: path, of: fixture.owner)
        try file.write(toPath: path)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("text".utf8))
    }

    @Test func tellsOfADiskThatTakesNothing() throws {
        let store = fixture.store()
        let file = try store.take("text", fixture.announcement())
        #expect(throws: FileProblem.disk(errno: ENOSPC)) { try file.write(toPath: "/dev/full") }
        #expect(throws: FileProblem.disk(errno: ENOENT)) { try file.write(toPath: "/no/such/x") }
    }
}
