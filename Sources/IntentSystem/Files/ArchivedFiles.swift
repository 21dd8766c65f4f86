import AppIntentsMetadata
import Foundation
import Logging
import Synchronization
import _Time

/// The files of stored cards in an archive that the nodes of an app share.
///
/// Nothing stays on this machine but what is in use: a file is written to the archive from where it is, and
/// comes back into the folder of this process's files.
final class ArchivedFiles: Sendable {
    /// The time after which files that could not be removed are removed again.
    private static let removalPause = Duration.seconds(10)

    private struct State {
        /// The files that the archive has, by the session whose card names them.
        var names: [SessionID: Set<String>] = [:]
        /// The files on their way to the archive.
        var keeping: [String: (session: SessionID, task: Task<Void, any Error>)] = [:]
        /// Those of them that no card names any more.
        var abandoned: Set<String> = []
        /// The files that no card names any more, and the archive still has.
        var gone: Set<String> = []
        /// The file that is being removed.
        var removing: String?
        var removal: Task<Void, any Error>?
        /// It was said that files can't be removed.
        var isComplaining = false
    }

    let archive: any BlobArchive
    private let deadlines: DeadlineQueue
    private let log: Logger
    private let state = Mutex(State())

    init(_ archive: any BlobArchive, deadlines: DeadlineQueue, log: Logger) {
        (self.archive, self.deadlines, self.log) = (archive, deadlines, log)
    }

    // MARK: - Keeping

    /// Returns whether the archive lacks a file whose bytes are here.
    func lacks(_ files: [FileReference], of session: SessionID) -> Bool {
        state.withLock { state in
            let known = state.names[session] ?? []
            return files.contains {
                $0.contents != nil
                    && !known.contains(StoredFiles.name(of: $0.id, for: session))
            }
        }
    }

    /// Returns when the archive has the files of a session's card, apart from those without bytes here: a
    /// card that came from the store names them.
    func keep(_ files: [FileReference], for session: SessionID) async throws {
        for file in files {
            guard let contents = file.contents else { continue }
            let name = StoredFiles.name(of: file.id, for: session)
            let task = state.withLock { state -> Task<Void, any Error>? in
                if state.names[session]?.contains(name) == true { return nil }
                // A card may name again what the one before it didn't.
                state.abandoned.remove(name)
                if let (_, task) = state.keeping[name] { return task }
                state.gone.remove(name)
                let removal = state.removing == name ? state.removal : nil
                // Of no caller: a newer card may need the file of an older one.
                let task = Task.detached {
                    _ = await removal?.result
                    try await self.put(file, contents, as: name, for: session)
                }
                state.keeping[name] = (session, task)
                return task
            }
            try await task?.value
        }
    }

    private func put(
        _ file: FileReference, _ contents: FileContents, as name: String, for session: SessionID
    ) async throws {
        var isKept = false
        defer {
            state.withLock { state in
                state.keeping[name] = nil
                if state.abandoned.remove(name) != nil {
                    // Also what came of it before an error.
                    state.gone.insert(name)
                } else if isKept {
                    state.names[session, default: []].insert(name)
                }
            }
            _ = beginRemoval()
        }
        var record = StoredFiles.Record(session: session, file: file)
        record.file.size = try contents.count()
        try await archive.keep(contents.place, as: name)
        // The record last: a file without one is none.
        let data = try JSONEncoder().encode(record)
        try await archive.keep(.memory(data), as: name + StoredFiles.recordEnding)
        isKept = true
    }

    // MARK: - Coming back

    /// Returns a file that any process kept for a session, with its bytes in the folder of `store`; `nil` if
    /// the archive has none.
    func file(
        _ id: String, of session: SessionID, in store: BlobStore
    ) async throws -> FileReference? {
        let name = StoredFiles.name(of: id, for: session)
        guard
            let data = try await archive.data(
                name + StoredFiles.recordEnding, atMost: StoredFiles.maximumRecordBytes)
        else { return nil }
        let record = try JSONDecoder().decode(StoredFiles.Record.self, from: data)
        guard record.session == session, record.file.id == id, let size = record.file.size else {
            return nil
        }
        let archive = archive
        let contents = try await store.blob(of: size, for: session) { url in
            try await archive.fetch(name, to: url, atMost: size)
        }
        guard let contents else { return nil }
        state.withLock { _ = $0.names[session, default: []].insert(name) }
        var file = record.file
        file.contents = contents
        return file
    }

    // MARK: - Removing

    /// Begins to remove the files that a session's cards no longer name: neither the one that was saved last, nor
    /// a newer one that waits.
    func forgetOthers(than files: [FileReference], for session: SessionID) {
        let wanted = Set(files.map { StoredFiles.name(of: $0.id, for: session) })
        state.withLock { state in
            let known = state.names[session] ?? []
            state.names[session] = wanted.isEmpty ? nil : known.intersection(wanted)
            state.gone.formUnion(known.subtracting(wanted))
            let coming = state.keeping.filter { $0.value.session == session }.keys
            state.abandoned.formUnion(Set(coming).subtracting(wanted))
        }
        _ = beginRemoval()
    }

    /// Returns when everything that no card names is removed; throws if the archive refuses.
    func removed() async throws {
        while let task = abandoned ?? beginRemoval() { try await task.value }
    }

    /// The end of the coming of a file that no card names any more, also by an error.
    private var abandoned: Task<Void, any Error>? {
        state.withLock { state in
            guard let name = state.abandoned.first, let (_, task) = state.keeping[name] else {
                return nil
            }
            return Task { _ = await task.result }
        }
    }

    /// Removes all files of a session from the archive, also those that this process doesn't know.
    func forgetAll(of session: SessionID) async throws {
        forgetOthers(than: [], for: session)
        try await removed()
        try await archive.forgetFiles(of: session)
    }

    private func beginRemoval() -> Task<Void, any Error>? {
        state.withLock { state in
            if state.gone.isEmpty || state.removal != nil { return state.removal }
            let removal = Task.detached { try await self.removeGone() }
            state.removal = removal
            return removal
        }
    }

    private func removeGone() async throws {
        do {
            while let id = takeGone() { try await archive.removeFile(id) }
        } catch {
            let isFirst = state.withLock { state in
                if let id = state.removing, state.keeping[id] == nil { state.gone.insert(id) }
                defer { (state.removing, state.removal, state.isComplaining) = (nil, nil, true) }
                return !state.isComplaining
            }
            // That an archive is away was said once.
            if isFirst, !archive.isAway {
                log.warning("Files that nobody needs could not be removed yet: \(error)")
            }
            deadlines.schedule(after: Self.removalPause) { [weak self] in
                _ = self?.beginRemoval()
            }
            throw error
        }
    }

    /// Returns the file to remove next; `nil` ends the removal.
    private func takeGone() -> String? {
        state.withLock { state in
            state.removing = state.gone.popFirst()
            if state.removing == nil { (state.removal, state.isComplaining) = (nil, false) }
            return state.removing
        }
    }
}
