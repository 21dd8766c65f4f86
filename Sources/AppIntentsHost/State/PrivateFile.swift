import Foundation
import IntentSystem

/// A small file that only its owner can read, and that is replaced as a whole.
struct PrivateFile: Sendable {
    /// A problem with the file, for its owner.
    struct Problem: Error, Hashable, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String { "\(path) can’t be used: \(reason)." }
    }

    let url: URL

    /// Reads the file; returns `nil` if it doesn't exist.
    ///
    /// It throws for a larger file and for anything but a regular file; with `isPrivate`, also for
    /// one that belongs to another account or that other accounts may read.
    func read(atMost limit: Int, isPrivate: Bool = false) throws(Problem) -> Data? {
        do {
            return try RegularFile.read(url.path, atMost: limit, isPrivate: isPrivate)
        } catch {
            throw Problem(path: url.path, reason: "\(error)")
        }
    }

    /// Writes another file and renames it to this one, so that the file is always complete.
    func write(_ data: Data) throws(Problem) {
        let new = url.path + ".new"
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw problem(errno) }
        let isWritten = Terminal.write(Array(data)[...], to: descriptor) && fsync(descriptor) == 0
        let number = errno
        close(descriptor)
        guard isWritten else { throw problem(number) }
        guard rename(new, url.path) == 0 else { throw problem(errno) }
    }

    /// Removes the file, if it exists.
    func remove() throws(Problem) {
        guard unlink(url.path) == 0 || errno == ENOENT else { throw problem(errno) }
    }

    /// Renames the file, so that it isn't used any more.
    func setAside() throws(Problem) {
        guard rename(url.path, url.path + ".damaged") == 0 || errno == ENOENT else {
            throw problem(errno)
        }
    }

    private func problem(_ number: Int32) -> Problem {
        Problem(path: url.path, reason: String(cString: strerror(number)))
    }
}
