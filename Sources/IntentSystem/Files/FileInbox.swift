import AppIntentsMetadata
import Foundation
import Synchronization

/// A folder in which other programs of the same account put the files that they hand over.
///
/// A file is taken when a session names it: it moves to the folder of the store without being
/// copied, and belongs to that session. A file that is neither written to nor named for long is
/// removed, and the folder itself is removed with the process.
final class FileInbox: Sendable {
    private let state = Mutex(State())

    private struct State {
        var folder: URL?
        /// The identifiers of the taken files, by session and by former name.
        var taken: [SessionID: [String: String]] = [:]
        /// The files that the last check found.
        var seen: [String: FileFacts] = [:]
    }

    /// The folder, once it exists.
    var folder: URL? { state.withLock { $0.folder } }

    /// Creates the folder at an address, for the owner of the process only; returns whether it is new.
    func open(at url: URL) throws(FileProblem) -> Bool {
        try state.withLock { state throws(FileProblem) in
            if state.folder != nil { return false }
            guard mkdir(url.path, 0o700) == 0 else { throw .disk(errno: errno) }
            state.folder = url
            return true
        }
    }

    /// Returns the name of a file directly in the folder that a path leads to; `nil` for any other path.
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

    /// Returns the identifier of a file that a session took before.
    func taken(_ name: String, by owner: SessionID) -> String? {
        state.withLock { $0.taken[owner]?[name] }
    }

    /// Records which file a session took, so that the same name means it again.
    func note(_ name: String, as id: String, by owner: SessionID, limit: Int) {
        state.withLock { state in
            var names = state.taken[owner] ?? [:]
            if names.count >= limit { names = [:] }
            names[name] = id
            state.taken[owner] = names
        }
    }

    /// Removes the files that haven't changed since the last check.
    func removeAbandoned() {
        guard let folder else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let now = names.reduce(into: [String: FileFacts]()) { found, name in
            found[name] = FileFacts(atPath: folder.appending(path: name).path, followsLink: false)
        }
        let before = state.withLock { state in
            defer { state.seen = now }
            return state.seen
        }
        for (name, facts) in now where before[name] == facts {
            // A file that can't be removed is removed with the folder.
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
