import Foundation
import GRDB

/// The file of a store: opened if it can be used, else set aside.
struct SessionStoreFile: Sendable {
    private let url: URL
    private let schema: StoreSchema

    init(_ url: URL, schema: StoreSchema = .sessions) {
        self.url = url
        self.schema = schema
    }

    /// Opens the file, or makes it; one that can't be used is set aside before.
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

    /// Brings what stands in the log into the file, with a connection of its own, while cards are
    /// written with another.
    func checkpoint() throws {
        let database = try DatabaseQueue(path: url.path, configuration: configuration)
        try database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA wal_checkpoint(PASSIVE)")
        }
    }

    // MARK: - Opening

    /// Why a file can't be opened.
    private enum Fault: Error {
        /// It is in the way, and no use.
        case unusable(SetAsideFile.Reason)
        /// Another file would fare no better.
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
        // A write is in the operating system's hands when it returns, and waits for no disk.
        configuration.journalMode = .wal
        configuration.busyMode = schema.busyMode
        if schema.checkpointsItself { return configuration }
        configuration.prepareDatabase { database in
            // Done beside, so that no person waits for it.
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

    /// Makes the file, if there is none, and its owner the only one who can read it.
    private func protect() throws(Fault) {
        for (suffix, flags) in [("", O_CREAT), ("-wal", 0), ("-shm", 0)] {
            let descriptor = Foundation.open(
                url.path + suffix, O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0o600)
            guard descriptor >= 0 else {
                let number = errno
                if number == ENOENT, !suffix.isEmpty { continue }
                // A folder or an unreadable file of that name can be set aside; a folder around it
                // that is closed to us can't be helped.
                switch number {
                case EISDIR, ELOOP, ENXIO: throw .unusable(.notAFile)
                case EACCES where access(url.path, F_OK) == 0: throw .unusable(.unreadable)
                default: throw .place(String(cString: strerror(number)))
                }
            }
            var facts = stat()
            let isFile = fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
            if isFile, facts.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
            close(descriptor)
            guard isFile else { throw .unusable(.notAFile) }
        }
    }

    // MARK: - Setting aside

    /// Gives the file, and what SQLite keeps beside it, another name.
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
        // A new database must not be taken for the one that these belong to.
        for suffix in ["-wal", "-shm", "-journal"] {
            _ = rename(url.path + suffix, aside + suffix)
        }
        return SetAsideFile(
            file: url, aside: URL(filePath: aside), reason: reason, loss: schema.loss)
    }
}
