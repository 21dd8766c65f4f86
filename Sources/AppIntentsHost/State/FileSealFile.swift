import AppIntents
import Foundation
import Logging

/// The file that keeps the secret of file entities' identifiers between processes, so that a card
/// that names a file remains valid.
///
/// Only its owner can read it; a file that others can read, or of another length, is replaced,
/// which is logged.
struct FileSealFile: Sendable {
    private let file: PrivateFile
    private let log: Logger

    init(in state: StateDirectory, log: Logger) {
        file = PrivateFile(url: state.file("file-identifiers"))
        self.log = log
    }

    /// Returns the secret of the file, or a new one that is written there.
    func seal() -> FileSeal {
        do throws(PrivateFile.Problem) {
            if let known = try file.read(atMost: FileSeal.length, isPrivate: true) {
                if known.count == FileSeal.length { return FileSeal(secret: [UInt8](known)) }
                throw .init(path: file.url.path, reason: "it is too short")
            }
        } catch {
            log.warning("\(error) Cards that name files of before can’t show them any more.")
        }
        let secret = SystemRandomNumberGenerator.bytes(FileSeal.length)
        do throws(PrivateFile.Problem) {
            try file.write(Data(secret))
        } catch {
            log.warning(
                """
                The files that people see are known until this process ends, because \(error.path) can’t be \
                written: \(error.reason).
                """)
        }
        return FileSeal(secret: secret)
    }
}
