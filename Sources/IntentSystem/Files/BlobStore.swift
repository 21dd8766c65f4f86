import AppIntents
package import AppIntentsMetadata
package import Foundation
package import Logging
import Synchronization
import UniformTypeIdentifiers
package import _Time

/// The files that sessions upload: their bytes on disk, and the sessions that may use them.
///
/// A file belongs to the session that uploaded it; a reference of another session means nothing.
/// The store holds it until its session is closed or the file was not used for a while. Its users
/// (a run, a recipe, a card) hold its bytes beyond that, and the last one that releases them
/// removes them.
package final class BlobStore: Sendable {
    package let limits: Limits
    let deadlines: DeadlineQueue
    let directory: BlobDirectory
    let inbox = FileInbox()
    /// The files of stored cards; `nil` if the bytes end with the process.
    let stored: StoredFiles?
    /// The files of stored cards at a place that an app's nodes share; `nil` if the folder keeps them.
    let archived: ArchivedFiles?
    private let log: Logger
    private let openFile: @Sendable (String) -> CInt
    private let state = Mutex(State())

    fileprivate struct State {
        var held: [SessionID: [String: Holding]] = [:]
        /// The number of times that a file was held.
        var holdings = 0
        var usage = FileUsage()
        /// The sizes of the blobs on disk, by identifier.
        var sizes: [String: (owner: SessionID, bytes: Int)] = [:]
    }

    fileprivate struct Holding {
        let reference: FileReference
        /// Its place in the order in which the files came.
        let place: Int
        var due: Duration
    }

    /// Creates a store with its bytes in a folder, or else in a private one that is removed with
    /// the store.
    ///
    /// `openFile` creates the file of a new blob; tests pass one that simulates a full disk.
    package init(
        directory: URL?, archive: (any BlobArchive)? = nil, limits: Limits,
        deadlines: DeadlineQueue, log: Logger,
        openFile: @escaping @Sendable (String) -> CInt = {
            Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        }
    ) {
        let live = BlobDirectory(directory)
        self.directory = live
        stored = directory.map {
            StoredFiles(in: $0, live: live, lifetime: limits.cardRetention)
        }
        archived = archive.map { ArchivedFiles($0, deadlines: deadlines, log: log) }
        self.limits = limits
        self.deadlines = deadlines
        self.log = log
        self.openFile = openFile
    }

    // MARK: - Coming in

    /// Begins an upload; throws if the announced file can't be taken.
    package func begin(
        _ announcement: FileUpload.Announcement
    ) throws(FileProblem) -> FileUpload {
        if let size = announcement.size, size > limits.maximumFileBytes {
            throw .tooLarge(limit: limits.maximumFileBytes)
        }
        let name = FileName.sanitized(announcement.name)
        let type = FileCheck.type(contentType: announcement.contentType, name: name)
        if let problem = FileCheck.problem(type, accepted: announcement.accepted) { throw problem }

        let owner = announcement.owner
        try reserve(announcement.size ?? 0, files: 1, for: owner, of: announcement.person)
        let id = String.unguessable()
        do throws(FileProblem) {
            let url = try directory.path(of: id)
            let descriptor = openFile(url.path)
            guard descriptor >= 0 else { throw .disk(errno: errno) }
            let upload = FileUpload(
                announcement, name: name, type: type, store: self, contents: blob(id, at: url),
                descriptor: descriptor)
            watch(upload, after: limits.stalledUploadTimeout)
            return upload
        } catch {
            release(announcement.size ?? 0, files: 1, of: owner)
            log.error("The bytes of a file could not be written", metadata: ["why": "\(error)"])
            throw error
        }
    }

    private func watch(_ upload: FileUpload, after delay: Duration) {
        deadlines.schedule(after: delay) { [weak self, weak upload] in
            guard let self, let upload else { return }
            let limit = limits.stalledUploadTimeout
            if let last = upload.abandon(ifSilentSince: deadlines.now - limit) {
                watch(upload, after: last + limit - deadlines.now)
            }
        }
    }

    /// Keeps a file for a session until it is unused for a while; removes the session's oldest file
    /// if the session has as many as it may.
    package func hold(_ reference: FileReference, for owner: SessionID) {
        let removed = state.withLock { state -> [Holding] in
            var held = state.held[owner] ?? [:]
            let isFull = held.count >= limits.maximumSessionFiles && held[reference.id] == nil
            let oldest = isFull ? held.min { $0.value.due < $1.value.due }?.key : nil
            let removed = oldest.flatMap { held.removeValue(forKey: $0) }
            state.holdings += 1
            let former = held[reference.id]
            held[reference.id] = Holding(
                reference: reference, place: former?.place ?? state.holdings,
                due: deadlines.now + limits.unusedFileTimeout)
            state.held[owner] = held
            return [removed, former].compactMap(\.self)
        }
        // The bytes are released outside of the lock.
        _ = removed
        watch(reference.id, of: owner, after: limits.unusedFileTimeout)
    }

    private func watch(_ id: String, of owner: SessionID, after delay: Duration) {
        deadlines.schedule(after: delay) { [weak self] in
            guard let self else { return }
            let now = deadlines.now
            let (rest, expired) = state.withLock { state -> (Duration?, FileReference?) in
                guard let holding = state.held[owner]?[id] else { return (nil, nil) }
                if holding.due > now { return (holding.due - now, nil) }
                return (nil, state.letGo(id, of: owner))
            }
            if let rest { watch(id, of: owner, after: rest) }
            _ = expired
        }
    }

    /// Stores a file whose bytes are in memory on disk instead, and holds it, within the limits.
    package func holdOnDisk(_ file: FileReference, for owner: SessionID) throws(FileProblem) {
        guard let contents = file.contents, case .memory(let data) = contents.place else {
            return hold(file, for: owner)
        }
        let upload = try begin(
            FileUpload.Announcement(
                name: file.name, contentType: file.contentType, size: data.count, owner: owner))
        defer { upload.cancel() }
        try upload.write(data.span.bytes)
        let written = try upload.finish()
        var held = file
        held.contents = written.contents
        hold(held, for: owner)
        remove(written.id, of: owner)
    }

    // MARK: - Using

    /// Returns the file of a session with an identifier, with its bytes available; `nil` if the
    /// session has no such file.
    package func file(_ id: String, of owner: SessionID) -> FileReference? {
        state.withLock { state in
            guard let holding = state.held[owner]?[id] else { return nil }
            state.held[owner]?[id]?.due = deadlines.now + limits.unusedFileTimeout
            return holding.reference
        }
    }

    /// Returns the files of a session, those that came last first.
    func held(of owner: SessionID) -> [FileReference] {
        state.withLock { state in
            (state.held[owner] ?? [:]).values.sorted { $0.place > $1.place }.map(\.reference)
        }
    }

    /// Returns the file of a session whose bytes are at a path.
    func heldFile(atPath path: String, of owner: SessionID) -> FileReference? {
        let id = state.withLock { state in
            state.held[owner]?.first { $0.value.reference.contents?.url?.path == path }?.key
        }
        return id.flatMap { file($0, of: owner) }
    }

    /// Releases a file that a session no longer needs.
    package func remove(_ id: String, of owner: SessionID) {
        _ = state.withLock { $0.letGo(id, of: owner) }
    }

    /// Releases all files of a session.
    package func removeAll(of owner: SessionID) {
        _ = state.withLock { $0.held.removeValue(forKey: owner) }
    }

    // MARK: - Counting

    /// Counts bytes, and files, that are about to become a session's, within the limits.
    ///
    /// Once a person is named for a session, all its files count to that person.
    func reserve(
        _ bytes: Int, files: Int = 0, for owner: SessionID, of person: Person? = nil
    ) throws(FileProblem) {
        try state.withLock { state throws(FileProblem) in
            do throws(FileUsage.Full) {
                try state.usage.reserve(bytes, files: files, for: owner, of: person, limits)
            } catch {
                switch error {
                case .session: throw .sessionFull
                case .system: throw .systemFull
                case .person(let sessions):
                    let due = sessions.compactMap { state.held[$0]?.values.map(\.due).min() }.min()
                    let rest = (due ?? deadlines.now) - deadlines.now
                    throw .personFull(retryAfter: rest.secondsRoundedUp)
                }
            }
        }
    }

    func release(_ bytes: Int, files: Int = 0, of owner: SessionID) {
        state.withLock { $0.usage.release(bytes, files: files, of: owner) }
    }

    /// Records the size of a blob that arrived as a whole.
    func counts(_ bytes: Int, for id: String, of owner: SessionID) {
        state.withLock { $0.sizes[id] = (owner, bytes) }
    }

    /// The number of bytes on disk or announced.
    package var byteCount: Int { state.withLock { $0.usage.bytes } }

    /// Removes the bytes of a cancelled upload.
    func discard(_ contents: FileContents, _ bytes: Int, of owner: SessionID) {
        if let url = contents.url { unlink(url.path) }
        release(bytes, files: 1, of: owner)
    }

    /// Returns contents at an address that the store owns, and that the last user removes.
    func blob(_ id: String, at url: URL) -> FileContents {
        FileContents(.disk(url), id: id) { [weak self] in
            unlink(url.path)
            self?.removed(id)
        }
    }

    private func removed(_ id: String) {
        state.withLock { state in
            guard let (owner, bytes) = state.sizes.removeValue(forKey: id) else { return }
            state.usage.release(bytes, files: 1, of: owner)
        }
    }
}

extension BlobStore.State {
    /// Takes a file from its session; the caller must release it outside of the lock.
    fileprivate mutating func letGo(_ id: String, of owner: SessionID) -> FileReference? {
        defer { if held[owner]?.isEmpty == true { held[owner] = nil } }
        return held[owner]?.removeValue(forKey: id)?.reference
    }
}
