package import Foundation

extension BlobArchive {
    /// Removes a file with its record.
    func removeFile(_ id: String) async throws {
        try await remove(id)
        try await remove(id + StoredFiles.recordEnding)
    }

    /// Removes all files of a session.
    func forgetFiles(of session: SessionID) async throws {
        for item in try await items(beginningWith: StoredFiles.prefix(of: session))
        where item.file != nil {
            try await remove(item.name)
        }
    }

    /// Returns the record of a file; `nil` if there is none that can be read.
    func record(_ id: String) async throws -> StoredFiles.Record? {
        let data = try await data(
            id + StoredFiles.recordEnding, atMost: StoredFiles.maximumRecordBytes)
        return data.flatMap { try? JSONDecoder().decode(StoredFiles.Record.self, from: $0) }
    }

    /// Removes the files of the sessions for which `isGone` returns `true`, if they were kept before a date, and the
    /// bytes without a record that a process left which ended while it kept them; returns the number of files.
    package func forgetFiles(
        olderThan date: Date, where isGone: (SessionID) async throws -> Bool
    ) async throws -> Int {
        let all = try await items(beginningWith: "")
        let recorded = Set(all.filter(\.isRecord).compactMap(\.file))
        // Younger bytes may be those of a file that is being kept.
        let left = min(date, Date(timeIntervalSinceNow: -24 * 60 * 60))
        var count = 0
        for item in all where item.date < date {
            guard let id = item.file else { continue }
            if item.isRecord {
                if let record = try await record(id) {
                    guard try await isGone(record.session) else { continue }
                    count += 1
                } else if item.date >= left {
                    continue
                }
            } else {
                guard !recorded.contains(id), item.date < left else { continue }
            }
            try await removeFile(id)
        }
        return count
    }
}
