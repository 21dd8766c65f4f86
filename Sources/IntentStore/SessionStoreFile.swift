import Foundation
import GRDB
import IntentSystem

/// The file of a store, which is opened if it is usable, and otherwise set aside.
struct SessionStoreFile: Sendable {
    private let url: URL
    private let schema: StoreSchema

    init(_ url: URL, schema: StoreSchema = .sessions) {
        self.url = url
        self.schema = schema
    }

    /// Opens or creates the file; sets an unusable one aside first.
    func open() throws(SessionStoreProblem) -> (database: DatabaseQueue, aside: SetAsideFile?) {
        do throws(Fault) {
            return (try openUsable(), nil)
        } catch .unusable(let reason) {
            let aside = try setAside(reason)
            do throws(Fault) {
                return (try openUsable(), aside)
            } catch {
                throw SessionStoreProblem(file: url, reason: error.text)
            }
        } catch {
            throw SessionStoreProblem(file: url, reason: error.text)
        }
    }

    /// Checkpoints the log into the file on a separate connection, while another one writes cards.
    func checkpoint() throws {
        let database = try DatabaseQueue(path: url.path, configuration: configuration)
        try database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)")
        }
    }

    // MARK: - Opening

    /// The reason why a file can't be opened.
    private enum Fault: Error {
        /// The file is in the way, and unusable.
        case unusable(SetAsideFile.Reason)
        /// The location fails for any file.
        case place(String)

        var text: String {
            switch self {
            case .unusable(let reason): reason.text
            case .place(let text): text
            }
        }
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        // The operating system has a write when it returns; it doesn't wait for the disk.
        configuration.journalMode = .wal
        configuration.busyMode = schema.busyMode
        if schema.checkpointsItself { return configuration }
        configuration.prepareDatabase { database in
            // A separate thread does it, so that no person waits for it.
            try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
        }
        return configuration
    }

    private func openUsable() throws(Fault) -> DatabaseQueue {
        try protect()
        do {
            let database = try DatabaseQueue(path: url.path, configuration: configuration)
            let migrator = schema.migrator
            if try database.read({ try migrator.hasBeenSuperseded($0) }) {
                throw Fault.unusable(.newer)
            }
            try migrator.migrate(database)
            let isWhole = try database.read { database in
                _ = try Row.fetchOne(database, sql: schema.probe)
                return try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok"
            }
            guard isWhole else { throw Fault.unusable(.damaged) }
            return database
        } catch let fault as Fault {
            throw fault
        } catch let error as DatabaseError where error.isBusy {
            throw .place("another program keeps it for itself")
        } catch let error as DatabaseError where error.meansDamage {
            throw .unusable(.damaged)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
            throw .place("the disk is full")
        } catch {
            throw .place("\(error)")
        }
    }

    /// Creates the file, if there is none, and makes it readable for its owner only.
    private func protect() throws(Fault) {
        for (suffix, flags) in [("", O_CREAT), ("-wal", 0), ("-shm", 0), ("-journal", 0)] {
            let descriptor: Int32
            do throws(RegularFile.Fault) {
                descriptor = try RegularFile.open(url.path + suffix, O_RDWR | flags)
            } catch {
                // A folder or an unreadable file of that name can be set aside; an inaccessible
                // parent folder can't be helped.
                switch error {
                case .refused(ENOENT) where !suffix.isEmpty: continue
                case .otherKind: throw .unusable(.notAFile)
                case .refused(EACCES) where access(url.path, F_OK) == 0:
                    throw .unusable(.unreadable)
                default: throw .place("\(error)")
                }
            }
            fchmod(descriptor, 0o600)
            close(descriptor)
        }
    }

    // MARK: - Setting aside

    /// Renames the file, and the files that SQLite keeps beside it.
    func setAside(_ reason: SetAsideFile.Reason) throws(SessionStoreProblem) -> SetAsideFile {
        var number = 1
        var aside = url.path + ".aside-1"
        while access(aside, F_OK) == 0 {
            number += 1
            aside = url.path + ".aside-\(number)"
        }
        guard rename(url.path, aside) == 0 else {
            let why = String(cString: strerror(errno))
            throw SessionStoreProblem(
                file: url, reason: "\(reason.text), and can’t be set aside (\(why))")
        }
        // A new database must not use the files of the old one.
        for suffix in ["-wal", "-shm", "-journal"] {
            _ = rename(url.path + suffix, aside + suffix)
        }
        return SetAsideFile(
            file: url, aside: URL(filePath: aside), reason: reason, loss: schema.loss)
    }
}
