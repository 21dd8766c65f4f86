import Foundation
import IntentSystem

/// The file in which the hash of an app's passphrase outlives the process, with the tries that failed.
///
/// Only its owner can read it. Removing it removes the passphrase: who can write the folder can perform
/// everything anyway.
struct LockFile: LockKeeping {
    private let url: URL

    init(in state: StateDirectory) {
        url = state.file("lock.json")
    }

    /// A problem with the file, for its owner.
    struct Problem: Error, Hashable, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String {
            "\(path) can’t be used: \(reason). Without the file there is no passphrase."
        }
    }

    func record() throws -> LockRecord? {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw problem(errno)
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            let data = try handle.read(upToCount: 4096) ?? Data()
            return try JSONDecoder().decode(LockRecord.self, from: data)
        } catch is DecodingError {
            throw Problem(path: url.path, reason: "it is damaged")
        }
    }

    func keep(_ record: LockRecord?) throws {
        guard let record else {
            guard unlink(url.path) == 0 || errno == ENOENT else { throw problem(errno) }
            return
        }
        let data = try JSONEncoder().encode(record)
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

    private func problem(_ number: Int32) -> Problem {
        Problem(path: url.path, reason: String(cString: strerror(number)))
    }
}

extension SystemLock {
    /// The lock of an app that keeps its state in a folder.
    convenience init(in state: StateDirectory) {
        #if Web || Assistants
            self.init(keeper: LockFile(in: state), hashing: ScryptHash())
        #else
            self.init(keeper: LockFile(in: state), hashing: nil)
        #endif
    }
}
