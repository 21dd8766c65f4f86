import AppIntents
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
            let name = Self.name(of: file.id, for: session)
            let target = bytes(of: name)
            let isNew = names.withLock { $0[session, default: []].insert(name).inserted }
            guard isNew, !FileManager.default.fileExists(atPath: target.path) else { continue }
            do {
                try copy(file, to: target)
                let record = Record(session: session, file: file)
                let recorded = self.record(of: name)
                try JSONEncoder().encode(record).write(to: recorded, options: .atomic)
                chmod(recorded.path, 0o600)
            } catch {
                // A full disk leaves no part of a file, which the next attempt would take for whole.
                unlink(target.path)
                names.withLock { _ = $0[session]?.remove(name) }
                throw error
            }
        }
    }

    /// Removes the files that a session's card no longer names.
    func forgetOthers(than files: [FileReference], for session: SessionID) {
        let wanted = Set(files.map { Self.name(of: $0.id, for: session) })
        let others = names.withLock { names in
            let known = names[session] ?? []
            names[session] = wanted.isEmpty ? nil : known.intersection(wanted)
            return known.subtracting(wanted)
        }
        others.forEach(remove)
    }

    /// Removes all files of a session, also those that this process doesn't know.
    func forgetAll(of session: SessionID) throws {
        names.withLock { $0[session] = nil }
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix(Self.prefix(of: session)) {
            try Self.remove(name, in: folder)
        }
    }

    /// Removes bytes or a record from a folder, if they are there.
    static func remove(_ name: String, in folder: URL) throws {
        let path = folder.appending(path: name).path
        guard unlink(path) == 0 || errno == ENOENT else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
        }
    }

    private func remove(_ name: String) {
        unlink(bytes(of: name).path)
        unlink(record(of: name).path)
    }

    /// Returns a file that an earlier process kept for a session; throws if another program has put
    /// something else in its place.
    func file(_ id: String, of session: SessionID) throws -> FileReference? {
        let name = Self.name(of: id, for: session)
        guard
            let data = try RegularFile.read(record(of: name).path, atMost: Self.maximumRecordBytes)
        else { return nil }
        let record = try JSONDecoder().decode(Record.self, from: data)
        guard record.session == session, record.file.id == id else { return nil }
        // Its readers would wait for the bytes of a FIFO.
        close(try RegularFile.open(bytes(of: name).path, O_RDONLY))
        names.withLock { _ = $0[session, default: []].insert(name) }
        var file = record.file
        file.contents = FileContents(.disk(bytes(of: name)), id: id)
        return file
    }

    // MARK: - Names

    /// Returns the name under which a file of a session's card is kept, in 32 hexadecimal digits.
    ///
    /// Cards of two sessions may have the same file of an app, which each of them keeps and removes. Who sees the
    /// names learns no session, by which a browser is known.
    static func name(of id: String, for session: SessionID) -> String {
        prefix(of: session) + SipHash.hexadecimal(of: "\(session.rawValue) \(id)", (0, 0))
    }

    /// Returns the beginning of the names of a session's files.
    static func prefix(of session: SessionID) -> String {
        SipHash.hexadecimal(of: session.rawValue, (0, 0))
    }

    /// Returns whether a text is such a name.
    static func isName(_ text: String) -> Bool {
        text.utf8.count == 32 && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private func bytes(of name: String) -> URL { folder.appending(path: name) }
    private func record(of name: String) -> URL {
        folder.appending(path: name + Self.recordEnding)
    }

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
