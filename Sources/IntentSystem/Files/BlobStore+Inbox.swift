import AppIntents
package import AppIntentsMetadata
package import Foundation
import UniformTypeIdentifiers
import _Time

extension BlobStore {
    /// Returns the folder in which programs of this account put the files that they hand over,
    /// created at first use.
    package func inboxFolder() throws(FileProblem) -> URL {
        if let folder = inbox.folder { return folder }
        let folder = try directory.path(of: "inbox")
        if try inbox.open(at: folder) { watchInbox() }
        return folder
    }

    private func watchInbox() {
        deadlines.schedule(after: limits.unusedFileTimeout) { [weak self] in
            guard let self else { return }
            inbox.removeAbandoned()
            watchInbox()
        }
    }

    /// Returns the file that a path means to a session that received paths: one in the inbox, which
    /// becomes the session's, or one that the session holds; `nil` for every other path.
    package func file(atHandedPath path: String, of owner: SessionID) throws(FileProblem)
        -> FileReference?
    {
        guard let name = inbox.name(ofPath: path) else { return heldFile(atPath: path, of: owner) }
        if let file = try take(name, atPath: path, for: owner) { return file }
        return inbox.taken(name, by: owner).flatMap { file($0, of: owner) }
    }

    /// Moves a file out of the inbox; `nil` if there is none.
    private func take(
        _ name: String, atPath path: String, for owner: SessionID
    ) throws(FileProblem) -> FileReference? {
        guard let size = try regularSize(ofPath: path) else { return nil }
        guard size <= limits.maximumFileBytes else {
            throw .tooLarge(limit: limits.maximumFileBytes)
        }
        try reserve(size, files: 1, for: owner)
        let id = String.unguessable()
        do throws(FileProblem) {
            let url = try directory.path(of: id)
            guard rename(path, url.path) == 0 else { throw .disk(errno: errno) }
            chmod(url.path, 0o600)
            let contents = blob(id, at: url)
            counts(size, for: id, of: owner)
            let cleaned = FileName.sanitized(name)
            let reference = FileReference(
                id: id, name: cleaned,
                contentType: FileCheck.type(contentType: nil, name: cleaned).preferredMIMEType,
                size: size, contents: contents)
            inbox.note(name, as: id, by: owner, limit: limits.maximumSessionFiles)
            hold(reference, for: owner)
            return reference
        } catch {
            release(size, files: 1, of: owner)
            throw error
        }
    }

    /// Returns the size of a file that is neither a folder nor a link to something else.
    private func regularSize(ofPath path: String) throws(FileProblem) -> Int? {
        guard let facts = FileFacts(atPath: path, followsLink: false) else {
            if errno == ENOENT { return nil }
            throw .disk(errno: errno)
        }
        guard facts.kind == .regular else { throw .disk(errno: ENOTSUP) }
        return facts.size
    }
}
