package import Foundation

/// The files of kept cards in a folder of an app's state, and in its archive, for those who run the app.
package struct KeptFiles: Sendable {
    private let folder: URL
    private let archive: (any BlobArchive)?

    /// Creates the files in the folder that a system has for files, and in its archive if it has one.
    package init(in base: URL, and archive: (any BlobArchive)? = nil) {
        folder = StoredFiles.folder(in: base)
        self.archive = archive
    }

    /// Returns the files with their sizes and persons.
    package func items() async throws -> [KeptItem] {
        guard let archive else { return itemsInFolder() }
        let all = try await archive.items(beginningWith: "")
        let sizes = Dictionary(all.map { ($0.name, $0.size) }, uniquingKeysWith: { $1 })
        var items = itemsInFolder()
        for item in all where item.isRecord {
            guard let id = item.file, let record = try await archive.record(id) else { continue }
            items.append(
                KeptItem(.file, of: KeptPerson(of: record.session).name, bytes: sizes[id] ?? 0))
        }
        return items
    }

    private func itemsInFolder() -> [KeptItem] {
        records().map { id, session in
            let facts = try? FileManager.default.attributesOfItem(
                atPath: folder.appending(path: id).path)
            return KeptItem(
                .file, of: KeptPerson(of: session).name,
                bytes: (facts?[.size] as? Int ?? 0))
        }
    }

    /// Removes the files of the sessions for which `isGone` returns `true`, if they were kept before a date;
    /// returns their number.
    ///
    /// A file is kept a moment before the card that names it.
    @discardableResult
    package func forget(
        olderThan date: Date = .distantFuture, where isGone: (SessionID) async throws -> Bool
    ) async throws -> Int {
        let inFolder = try await forgetInFolder(olderThan: date, where: isGone)
        return try await inFolder + (archive?.forgetFiles(olderThan: date, where: isGone) ?? 0)
    }

    private func forgetInFolder(
        olderThan date: Date, where isGone: (SessionID) async throws -> Bool
    ) async throws -> Int {
        var gone: [(id: String, session: SessionID)] = []
        for record in records() {
            let url = folder.appending(path: record.id + StoredFiles.recordEnding)
            let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
            let written = facts?[.modificationDate] as? Date ?? .distantPast
            guard written < date, try await isGone(record.session) else { continue }
            gone.append(record)
        }
        for (id, _) in gone {
            for name in [id, id + StoredFiles.recordEnding] {
                try StoredFiles.remove(name, in: folder)
            }
        }
        return gone.count
    }

    private func records() -> [(id: String, session: SessionID)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(StoredFiles.recordEnding) }.compactMap { name in
            let id = String(name.dropLast(StoredFiles.recordEnding.count))
            let url = folder.appending(path: name)
            guard
                let data = try? RegularFile.read(
                    url.path, atMost: StoredFiles.maximumRecordBytes),
                let record = try? JSONDecoder().decode(StoredFiles.Record.self, from: data)
            else { return nil }
            return (id, record.session)
        }
    }
}
