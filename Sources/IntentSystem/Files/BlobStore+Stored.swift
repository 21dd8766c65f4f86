import AppIntentsMetadata
import Foundation

/// The files of stored cards: in an archive if there is one, otherwise in the folder.
extension BlobStore {
    /// Returns a file that an earlier process, or another node, kept for a session.
    ///
    /// A folder that was in use before there was an archive is looked at as well.
    func storedFile(_ id: String, of session: SessionID) async throws -> FileReference? {
        if let file = try stored?.file(id, of: session) { return file }
        return try await archived?.file(id, of: session, in: self)
    }

    /// Removes all files of a session's cards; throws if the folder or the archive refuses.
    func forgetAll(of session: SessionID) async throws {
        try stored?.forgetAll(of: session)
        try await archived?.forgetAll(of: session)
    }

    /// Returns a session's new bytes of a known number, which `fetch` writes to an address; `nil` if it
    /// finds none.
    func blob(
        of size: Int, for owner: SessionID, _ fetch: (URL) async throws -> Bool
    ) async throws -> FileContents? {
        guard size <= limits.maximumFileBytes else {
            throw FileProblem.tooLarge(limit: limits.maximumFileBytes)
        }
        try reserve(size, files: 1, for: owner)
        // Bytes of the same file may be in use already.
        let id = String.unguessable()
        do {
            let url = try directory.path(of: id)
            guard try await fetch(url) else {
                release(size, files: 1, of: owner)
                return nil
            }
            let came = FileFacts(atPath: url.path, followsLink: false)?.size ?? 0
            guard came == size else {
                unlink(url.path)
                throw FileProblem.shorterThanSaid(said: size, came: came)
            }
            counts(size, for: id, of: owner)
            return blob(id, at: url)
        } catch {
            release(size, files: 1, of: owner)
            throw error
        }
    }
}
