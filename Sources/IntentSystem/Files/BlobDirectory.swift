import AppIntentsMetadata
import Foundation
import Synchronization

/// The folder in which one process stores the bytes of files, created when the first file arrives.
///
/// A lock tells other processes with the same folder that this one still lives. The next process
/// cleans up after one that ended without doing so.
final class BlobDirectory: Sendable {
    private let base: URL?
    private let opened = Mutex<Opened?>(nil)

    private struct Opened {
        let folder: URL
        /// The folder that is removed at the end: the private one, or this process's in the given one.
        let lock: CInt
    }

    /// Takes a folder, or else a private one among the machine's temporary files.
    init(_ base: URL?) {
        self.base = base
        if let base { Self.removeLeftovers(in: base) }
    }

    deinit { remove() }

    /// Removes the folder with its contents.
    func remove() {
        opened.withLock { opened in
            guard let folder = opened else { return }
            opened = nil
            // The next process removes what can't be removed now.
            try? FileManager.default.removeItem(at: folder.folder)
            unlink(Self.lockPath(of: folder.folder))
            close(folder.lock)
        }
    }

    /// Returns the path of a blob's bytes.
    func path(of id: String) throws(FileProblem) -> URL {
        try folder().appending(path: id, directoryHint: .notDirectory)
    }

    /// Returns whether a file is in this folder.
    func contains(_ url: URL) -> Bool {
        opened.withLock { $0?.folder.path == url.deletingLastPathComponent().path }
    }

    private func folder() throws(FileProblem) -> URL {
        do {
            return try opened.withLock { opened in
                if let opened { return opened.folder }
                let new = try open()
                opened = new
                return new.folder
            }
        } catch let problem as FileProblem {
            throw problem
        } catch {
            throw .disk(errno: errno == 0 ? EIO : errno)
        }
    }

    private func open() throws -> Opened {
        let parent = base ?? FileManager.default.temporaryDirectory
        try FileManager.default.createDirectory(
            at: parent, withIntermediateDirectories: true)
        let folder = parent.appending(
            path: Self.prefix + .unguessable(), directoryHint: .isDirectory)
        let lock = Self.lock(Self.lockPath(of: folder))
        guard lock >= 0 else { throw FileProblem.disk(errno: errno) }
        guard mkdir(folder.path, 0o700) == 0 else {
            let number = errno
            close(lock)
            throw FileProblem.disk(errno: number)
        }
        return Opened(folder: folder, lock: lock)
    }

    // MARK: - Leftovers

    private static let prefix = "live-"

    private static func lockPath(of folder: URL) -> String {
        folder.deletingLastPathComponent().appending(path: folder.lastPathComponent + ".lock").path
    }

    /// Opens and locks a file; negative if it can't be opened, or if another process has the lock.
    private static func lock(_ path: String) -> CInt {
        guard let descriptor = try? RegularFile.open(path, O_RDWR | O_CREAT) else { return -1 }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return -1
        }
        return descriptor
    }

    /// Removes the folders of processes that have ended.
    private static func removeLeftovers(in base: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
        for name in names where name.hasPrefix(prefix) && !name.hasSuffix(".lock") {
            let folder = base.appending(path: name, directoryHint: .isDirectory)
            let path = lockPath(of: folder)
            let descriptor = lock(path)
            guard descriptor >= 0 else { continue }
            try? FileManager.default.removeItem(at: folder)
            unlink(path)
            close(descriptor)
        }
    }
}
