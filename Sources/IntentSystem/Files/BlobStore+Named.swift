import AppIntents
import AppIntentsMetadata
import Foundation
import _Time

extension BlobStore {
    /// Returns the location of a file under its own name, for an app that takes it as an entity.
    ///
    /// A file of the app or of a person's folder stays where it is. An uploaded file is in the
    /// store under a random name; it gets its own name for as long as an unused file is kept, so an
    /// app that needs it for longer copies it.
    func named(_ file: FileReference) throws(FileProblem) -> URL {
        guard let contents = file.contents else { throw .notFound }
        if let url = contents.url, !directory.contains(url) { return url }
        let folder = try directory.path(of: .unguessable())
        guard mkdir(folder.path, 0o700) == 0 else { throw .disk(errno: errno) }
        let target = folder.appending(path: FileName.sanitized(file.name))
        if let url = contents.url {
            guard link(url.path, target.path) == 0 else { throw .disk(errno: errno) }
        } else {
            try file.write(toPath: target.path)
        }
        deadlines.schedule(after: limits.unusedFileTimeout) {
            // Until then the bytes count as those of the session that uploaded them.
            withExtendedLifetime(contents) {}
            unlink(target.path)
            rmdir(folder.path)
        }
        return target
    }
}
