import Foundation
import IntentSystem
import Logging

/// The file that keeps the hash of an app's passphrase and the failed attempts between processes.
///
/// Only its owner can read it. Removing it removes the passphrase: an account that can write the
/// folder can perform everything anyway.
struct LockFile: LockKeeping {
    private let file: PrivateFile

    init(in state: StateDirectory) {
        file = PrivateFile(url: state.file("lock.json"))
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
        guard
            let data = try naming({ () throws(PrivateFile.Problem) in try file.read(atMost: 4096) })
        else { return nil }
        do {
            return try JSONDecoder().decode(LockRecord.self, from: data)
        } catch is DecodingError {
            throw Problem(path: file.url.path, reason: "it is damaged")
        }
    }

    func keep(_ record: LockRecord?) throws {
        let data = try record.map { try JSONEncoder().encode($0) }
        try naming { () throws(PrivateFile.Problem) in
            if let data { try file.write(data) } else { try file.remove() }
        }
    }

    /// Converts a problem with the file to one that explains its effect on the passphrase.
    private func naming<Success>(
        _ work: () throws(PrivateFile.Problem) -> Success
    ) throws(Problem) -> Success {
        do {
            return try work()
        } catch {
            throw Problem(path: error.path, reason: error.reason)
        }
    }
}

extension SystemLock {
    /// Creates the lock of an app that keeps its state in a folder.
    convenience init(in state: StateDirectory) {
        #if Web || Assistants
            self.init(keeper: LockFile(in: state), hashing: ScryptHash())
        #else
            self.init(keeper: LockFile(in: state), hashing: nil)
        #endif
    }
}

extension IntentSystem.Configuration {
    /// Reads the lock of an app that keeps its state in a folder, and logs why no passphrase opens it.
    mutating func readLock(in state: StateDirectory) {
        lock = SystemLock(in: state)
        if let problem = lock.problem {
            log.error("Everything that the passphrase guards stays locked. \(problem)")
        }
    }
}
