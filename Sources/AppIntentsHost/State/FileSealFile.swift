import AppIntents
import Foundation
import IntentSystem
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
    func seal() -> FileSeal { FileSeal(secret: secret()) }

    /// Returns the bytes of the secret of the file, or of a new one that is written there.
    fileprivate func secret() -> [UInt8] {
        do throws(PrivateFile.Problem) {
            if let known = try file.read(atMost: FileSeal.length, isPrivate: true) {
                if known.count == FileSeal.length { return [UInt8](known) }
                throw .init(path: file.url.path, reason: "it is too short")
            }
        } catch {
            log.warning("\(error) Cards that name files of before can’t show them any more.")
        }
        let secret = SystemRandomNumberGenerator.bytes(FileSeal.length)
        keep(secret)
        return secret
    }

    /// Writes the secret, or logs why it can't be written.
    fileprivate func keep(_ secret: [UInt8]) {
        do throws(PrivateFile.Problem) {
            try file.write(Data(secret))
        } catch {
            log.warning(
                """
                The files that people see are known until this process ends, because \(error.path) can’t be \
                written: \(error.reason).
                """)
        }
    }
}

extension FileSeal {
    /// Makes the secret that all nodes of the app have this process's, which the first of them brought.
    ///
    /// The `file` has the agreed one from then on, for a start while the store is away.
    static func agree(
        in agreement: any NodeAgreement, orElse file: FileSealFile?, log: Logger
    ) async {
        let own = file?.secret() ?? SystemRandomNumberGenerator.bytes(length)
        var secret = own
        do {
            let agreed = try await agreement.secret("file-identifiers", orElse: own)
            if agreed.count == length {
                secret = agreed
                if agreed != own { file?.keep(agreed) }
            } else {
                log.error(
                    """
                    The row “file-identifiers” among the secrets of the database has another length than a secret, so \
                    this node has its own. Delete the row and start all nodes again.
                    """)
            }
        } catch {
            log.warning(
                """
                The secret for the files that people see can’t be read, so this node uses its own until it starts \
                again, and doesn’t know the files of other nodes: \(error)
                """)
        }
        let seal = FileSeal(secret: secret)
        keep { seal }
    }
}
