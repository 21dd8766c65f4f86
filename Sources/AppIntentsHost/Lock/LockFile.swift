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

    var path: String { file.url.path }

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
    /// Creates the lock of an app that keeps its passphrase in a folder, or at a database.
    ///
    /// A passphrase of the folder counts for as long as the database has none; if it is taken over, it is
    /// written there, and `onTakeover` is told.
    convenience init(
        in state: StateDirectory, _ database: AppDatabase?,
        onTakeover: (@Sendable () -> Void)? = nil
    ) {
        let file = LockFile(in: state)
        self.init(
            hashing: database.map { database in
                LockSetting(database.settings, after: file, onTakeover: onTakeover)
            } ?? file)
    }

    /// Creates the lock of an app for a command that uses nothing else of what is kept.
    ///
    /// A database that can't be used, such as by this program, locks.
    convenience init(in state: StateDirectory, app: String) {
        do {
            self.init(in: state, try AppDatabase(of: state, app: app))
        } catch {
            self.init(hashing: UnusableLock(problem: error))
        }
    }

    private convenience init(hashing keeper: any LockKeeping) {
        #if Web || Assistants
            self.init(keeper: keeper, hashing: ScryptHash())
        #else
            self.init(keeper: keeper, hashing: nil)
        #endif
    }
}

/// The store of a passphrase that can't be used.
private struct UnusableLock: LockKeeping {
    let problem: any Error

    func record() throws -> LockRecord? { throw problem }
    func keep(_ record: LockRecord?) throws { throw problem }
}

extension IntentSystem.Configuration {
    /// Reads the lock of an app that keeps its passphrase in a folder, or at a database, and logs why no
    /// passphrase opens it.
    ///
    /// `takesOver` writes a passphrase of the folder into a database that has none.
    mutating func readLock(
        in state: StateDirectory, _ database: AppDatabase?, takesOver: Bool = false
    ) {
        let takeover = { @Sendable [log, path = LockFile(in: state).path] in
            log.notice(
                "The database has the passphrase of \(path) from now on, and it counts for all nodes of the app."
            )
        }
        lock = SystemLock(in: state, database, onTakeover: takesOver ? takeover : nil)
        if let problem = lock.problem {
            log.error("Everything that the passphrase guards stays locked. \(problem)")
        }
    }
}
