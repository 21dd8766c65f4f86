import AppIntentsMetadata
import Foundation
import Logging
import Synchronization

/// The files of stored cards, which outlive the process.
///
/// The session to which a file belongs is stored beside its bytes. Files that are older than stored
/// cards may be are removed at the start.
final class StoredFiles: Sendable {
    /// The maximum size of a record, far more than the name of a file and of a type take.
    static let maximumRecordBytes = 1 << 20
    /// The end of the name of a record.
    static let recordEnding = ".json"

    private let folder: URL
    private let live: BlobDirectory
    private let names = Mutex<[SessionID: Set<String>]>([:])

    struct Record: Codable {
        var session: SessionID
        var file: FileReference
    }

    /// Removes the files of before `lifetime`, for which cards are kept.
    init(in base: URL, live: BlobDirectory, lifetime: Duration) {
        folder = Self.folder(in: base)
        self.live = live
        removeOld(than: Date(timeIntervalSinceNow: -(lifetime / .seconds(1))))
    }

    static func folder(in base: URL) -> URL {
        base.appending(path: "stored", directoryHint: .isDirectory)
    }

    /// Keeps the files of a session's card.
    ///
    /// The caller removes those that only the card before it named with `forgetOthers`, once the
    /// card is written.
    func keep(_ files: [FileReference], for session: SessionID) throws {
        if files.isEmpty { return }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for file in files {
            let target = bytes(of: file.id)
            let isNew = names.withLock { $0[session, default: []].insert(file.id).inserted }
            guard isNew, !FileManager.default.fileExists(atPath: target.path) else { continue }
            do {
                try copy(file, to: target)
                let record = Record(session: session, file: file)
                let recorded = self.record(of: file.id)
                try JSONEncoder().encode(record).write(to: recorded, options: .atomic)
                chmod(recorded.path, 0o600)
            } catch {
                // A full disk leaves no part of a file, which the next attempt would take for whole.
                unlink(target.path)
                names.withLock { _ = $0[session]?.remove(file.id) }
                throw error
            }
        }
    }

    /// Removes the files that a session's card no longer names.
    func forgetOthers(than files: [FileReference], for session: SessionID) {
        let wanted = Set(files.map(\.id))
        let others = names.withLock { names in
            let known = names[session] ?? []
            names[session] = wanted.isEmpty ? nil : known.intersection(wanted)
            return known.subtracting(wanted)
        }
        for id in others {
            unlink(bytes(of: id).path)
            unlink(record(of: id).path)
        }
    }

    /// Returns a file that an earlier process kept for a session; throws if another program has put
    /// something else in its place.
    func file(_ id: String, of session: SessionID) throws -> FileReference? {
        // The name comes from a database, and must not lead elsewhere.
        guard Self.isIdentifier(id),
            let data = try RegularFile.read(record(of: id).path, atMost: Self.maximumRecordBytes)
        else { return nil }
        let record = try JSONDecoder().decode(Record.self, from: data)
        guard record.session == session, record.file.id == id else { return nil }
        // Its readers would wait for the bytes of a FIFO.
        close(try RegularFile.open(bytes(of: id).path, O_RDONLY))
        names.withLock { _ = $0[session, default: []].insert(id) }
        var file = record.file
        file.contents = FileContents(.disk(bytes(of: id)), id: id)
        return file
    }

    /// Returns whether a text is the identifier of a file, which leads nowhere as a name.
    static func isIdentifier(_ id: String) -> Bool {
        id.utf8.count == 32 && id.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private func bytes(of id: String) -> URL { folder.appending(path: id) }
    private func record(of id: String) -> URL { folder.appending(path: id + Self.recordEnding) }

    /// Links a blob of the store, which does not change, or copies an app's file, which may.
    private func copy(_ file: FileReference, to target: URL) throws {
        if let url = file.contents?.url, live.contains(url) {
            try FileManager.default.linkItem(at: url, to: target)
        } else {
            let descriptor = try RegularFile.open(target.path, O_WRONLY | O_CREAT | O_EXCL)
            defer { close(descriptor) }
            try file.write(to: descriptor)
        }
    }

    private func removeOld(than oldest: Date) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let url = folder.appending(path: name)
            let id = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
            let written = try? manager.attributesOfItem(atPath: record(of: id).path)
            let date = written?[.modificationDate] as? Date
            if date.map({ $0 < oldest }) ?? true { unlink(url.path) }
        }
    }
}
