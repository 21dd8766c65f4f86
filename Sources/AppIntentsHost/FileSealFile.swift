import AppIntents
import Foundation
import Logging

/// The file in which the secret of file entities' identifiers outlives the process, so that a card that
/// names a file is good in the next one.
///
/// Only its owner can read it; one that others could read, or of another length, is replaced.
struct FileSealFile: Sendable {
    private let url: URL
    private let log: Logger

    init(in state: StateDirectory, log: Logger) {
        url = state.file("file-identifiers")
        self.log = log
    }

    /// The secret of the file, or a new one that is written there.
    func seal() -> FileSeal {
        if let known = read() { return FileSeal(secret: known) }
        let secret = SystemRandomNumberGenerator.bytes(FileSeal.length)
        if let number = write(secret) {
            log.warning(
                """
                The files that people see are known until this process ends, because \(url.path) can’t be \
                written: \(String(cString: strerror(number))).
                """)
        }
        return FileSeal(secret: secret)
    }

    private func read() -> [UInt8]? {
        // Those of the name itself, should it be a link.
        let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let facts, facts[.type] as? FileAttributeType == .typeRegular,
            let rights = facts[.posixPermissions] as? Int, rights & 0o077 == 0,
            (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid(),
            let data = try? Data(contentsOf: url), data.count == FileSeal.length
        else { return nil }
        return [UInt8](data)
    }

    /// Writes the secret beside the file and gives it its name, so that it is there as a whole; gives the
    /// number of the error if it can't.
    private func write(_ secret: [UInt8]) -> Int32? {
        let new = url.path + ".new"
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno }
        let written = secret.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        let number = errno
        close(descriptor)
        guard written == secret.count else { return number }
        return rename(new, url.path) == 0 ? nil : errno
    }
}
