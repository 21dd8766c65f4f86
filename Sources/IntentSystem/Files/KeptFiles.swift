package import Foundation

/// The files of kept cards in a folder of an app's state, for those who run the app.
package struct KeptFiles: Sendable {
    private let folder: URL

    /// Creates the files in the folder that a system has for files.
    package init(in base: URL) { folder = StoredFiles.folder(in: base) }

    /// Returns the files with their sizes and persons.
    package func items() -> [KeptItem] {
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
        olderThan date: Date = .distantFuture, where isGone: (SessionID) -> Bool
    ) throws -> Int {
        let gone = records().filter { record in
            let url = folder.appending(path: record.id + ".json")
            let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
            let written = facts?[.modificationDate] as? Date ?? .distantPast
            return isGone(record.session) && written < date
        }
        for (id, _) in gone {
            for name in [id, id + ".json"] {
                let url = folder.appending(path: name)
                guard unlink(url.path) == 0 || errno == ENOENT else {
                    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
                }
            }
        }
        return gone.count
    }

    private func records() -> [(id: String, session: SessionID)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".json") }.compactMap { name in
            let id = String(name.dropLast(".json".count))
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
