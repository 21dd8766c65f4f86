import Foundation

/// A small file that only its owner can read, and that is replaced as a whole.
struct PrivateFile: Sendable {
    /// A problem with the file, for its owner.
    struct Problem: Error, Hashable {
        let path: String
        let reason: String
    }

    let url: URL

    /// Reads the file; throws for a link, and for a larger file.
    ///
    /// It returns `nil` if the file doesn't exist.
    func read(atMost limit: Int) throws(Problem) -> Data? {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw problem(errno)
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else {
                throw Problem(path: url.path, reason: "it is too large")
            }
            return data
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(path: url.path, reason: "\(error)")
        }
    }

    /// Returns the contents of the file if it belongs to this account and no other account can read
    /// it; `nil` for any other, and for a larger one.
    func readOwn(atMost limit: Int) -> Data? {
        // The attributes of the name itself, if it is a link.
        let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let facts, facts[.type] as? FileAttributeType == .typeRegular,
            let rights = facts[.posixPermissions] as? Int, rights & 0o077 == 0,
            (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid()
        else { return nil }
        return (try? read(atMost: limit)) ?? nil
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
