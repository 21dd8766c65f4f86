import AppIntentsMetadata
import Foundation
import Synchronization

/// A folder in which other programs of the same account put the files that they hand in.
///
/// A file is taken when it is named: it moves to where the bytes of files are, without being copied,
/// and belongs to the session that named it. What lies there for long without being written to or
/// named is removed, and the folder itself with the process.
final class FileInbox: Sendable {
    private let state = Mutex(State())

    private struct State {
        var folder: URL?
        /// The identifiers that files were given, by the session and by the names they had.
        var taken: [SessionID: [String: String]] = [:]
        /// The files that the last look found.
        var seen: [String: FileStamp] = [:]
    }

    /// The properties of a file that change with its bytes.
    fileprivate struct FileStamp: Equatable {
        let node: ino_t
        let size: off_t
        let seconds: Int
        let nanoseconds: Int
    }

    /// The folder, once it was made.
    var folder: URL? { state.withLock { $0.folder } }

    /// Makes the folder at an address, for the owner of the process only; says whether it is new.
    func open(at url: URL) throws(FileProblem) -> Bool {
        try state.withLock { state throws(FileProblem) in
            if state.folder != nil { return false }
            guard mkdir(url.path, 0o700) == 0 else { throw .disk(errno: errno) }
            state.folder = url
            return true
        }
    }

    /// The name of a file in the folder that a path leads to: to nothing below it, and to nothing
    /// elsewhere.
    func name(ofPath path: String) -> String? {
        guard let folder else { return nil }
        let start = Array((folder.path + "/").utf8)
        guard path.utf8.starts(with: start) else { return nil }
        let name = Array(path.utf8.dropFirst(start.count))
        guard !name.isEmpty, !name.contains(UInt8(ascii: "/")), !name.contains(0) else {
            return nil
        }
        let text = String(decoding: name, as: UTF8.self)
        return text == "." || text == ".." ? nil : text
    }

    /// The identifier of a file that a session took before.
    func taken(_ name: String, by owner: SessionID) -> String? {
        state.withLock { $0.taken[owner]?[name] }
    }

    /// Remembers which file a session took, so that the same words mean it again.
    func note(_ name: String, as id: String, by owner: SessionID, limit: Int) {
        state.withLock { state in
            var names = state.taken[owner] ?? [:]
            if names.count >= limit { names = [:] }
            names[name] = id
            state.taken[owner] = names
        }
    }

    /// Removes what the last look found as it is now.
    func removeAbandoned() {
        guard let folder else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let now = names.reduce(into: [String: FileStamp]()) { found, name in
            found[name] = FileStamp(path: folder.appending(path: name).path)
        }
        let before = state.withLock { state in
            defer { state.seen = now }
            return state.seen
        }
        for (name, stamp) in now where before[name] == stamp {
            // What can't be removed goes with the folder.
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}

extension FileInbox.FileStamp {
    fileprivate init?(path: String) {
        var information = stat()
        guard lstat(path, &information) == 0 else { return nil }
        node = information.st_ino
        size = information.st_size
        seconds = information.st_mtim.tv_sec
        nanoseconds = information.st_mtim.tv_nsec
    }
}
