package import Foundation

/// The opening of the files that keep an app's state, which other programs may have replaced.
///
/// Only a regular file is opened: a link leads elsewhere, and a FIFO or a device would let the
/// process wait.
package enum RegularFile {
    /// The reason why a file can't be used.
    package enum Fault: Error, Hashable, CustomStringConvertible {
        /// The name belongs to a link, a folder, a FIFO, a socket or a device.
        case otherKind
        case tooLarge
        /// Another account owns the file, or may read it.
        case open
        case refused(errno: Int32)

        /// The reason, as the end of a sentence.
        package var description: String {
            switch self {
            case .otherKind: "it is no regular file"
            case .tooLarge: "it is too large"
            case .open: "other accounts may read it"
            case .refused(let number): String(cString: strerror(number))
            }
        }
    }

    /// Opens a file, whose descriptor the caller closes; a created one is for its owner only.
    package static func open(_ path: String, _ flags: Int32) throws(Fault) -> Int32 {
        let descriptor = Glibc.open(
            path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o600)
        guard descriptor >= 0 else {
            let number = errno
            throw [ELOOP, EISDIR, ENXIO].contains(number) ? .otherKind : .refused(errno: number)
        }
        guard FileFacts(of: descriptor)?.kind == .regular else {
            close(descriptor)
            throw .otherKind
        }
        return descriptor
    }

    /// Reads a whole file; returns `nil` if there is none.
    ///
    /// With `isPrivate`, it throws for a file that isn't this account's alone.
    package static func read(
        _ path: String, atMost limit: Int, isPrivate: Bool = false
    ) throws(Fault) -> Data? {
        let descriptor: Int32
        do throws(Fault) {
            descriptor = try open(path, O_RDONLY)
        } catch {
            if error == .refused(errno: ENOENT) { return nil }
            throw error
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if isPrivate {
            guard let facts = FileFacts(of: descriptor), facts.permissions & 0o077 == 0,
                facts.owner == geteuid()
            else { throw .open }
        }
        let data: Data
        do {
            data = try handle.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw .refused(errno: EIO)
        }
        guard data.count <= limit else { throw .tooLarge }
        return data
    }
}
