import AppIntentsMetadata
import Foundation
import IntentTestKit
import Logging
import Testing
import UniformTypeIdentifiers
import _Time

@testable import IntentSystem

/// A store in a folder of its own, with a clock that stands still.
struct FileFixture {
    let clock = TestClock()
    let folder: URL
    let owner = SessionID("owner")

    init() {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "files-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    }

    func store(
        _ change: (inout Limits) -> Void = { _ in }, in directory: URL? = nil,
        archive: MemoryArchive? = nil,
        openFile: (@Sendable (String) -> CInt)? = nil
    ) -> BlobStore {
        var limits = Limits()
        change(&limits)
        let deadlines = DeadlineQueue(clock: ElapsedClock(clock))
        let log = Logger(label: "files-test", factory: { _ in SwiftLogNoOpLogHandler() })
        guard let openFile else {
            return BlobStore(
                directory: directory ?? folder, archive: archive, limits: limits,
                deadlines: deadlines, log: log)
        }
        return BlobStore(
            directory: directory ?? folder, limits: limits, deadlines: deadlines, log: log,
            openFile: openFile)
    }

    func announcement(
        _ name: String = "note.txt", _ contentType: String? = "text/plain", size: Int? = nil,
        accepted: [UTType] = []
    ) -> FileUpload.Announcement {
        FileUpload.Announcement(
            name: name, contentType: contentType, size: size, accepted: accepted, owner: owner)
    }

    /// Lets time pass, and returns when all that was due in it has been done.
    func pass(_ time: Duration, in store: BlobStore) async {
        await withCheckedContinuation { continuation in
            store.deadlines.schedule(after: time) { continuation.resume() }
            clock.advance(by: time)
        }
    }

    /// The files in the folder, apart from locks.
    func onDisk() -> [String] {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        return (found ?? []).filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.hasSuffix(".lock")
        }
    }
}

extension FileUpload {
    /// Writes a text.
    func write(_ text: String) throws(FileProblem) {
        try write(Array(text.utf8).span.bytes)
    }
}

extension BlobStore {
    /// Takes a text as a whole file.
    func take(_ text: String, _ announcement: FileUpload.Announcement) throws -> FileReference {
        let upload = try begin(announcement)
        try upload.write(text)
        return try upload.finish()
    }
}
