import Foundation
import IntentSystem
import Logging

#if S3
    import S3Files
#endif

/// The reason why a program can't keep people's files in a bucket.
struct ArchiveUnsupported: Error, CustomStringConvertible {
    let description = """
        A bucket is named by --files or OAI_FILES, and this program was built without the package trait S3. Build it \
        with that trait, or leave the bucket away to keep files in the state folder.
        """
}

extension IntentSystem.Configuration {
    /// Lets a bucket keep the files of stored cards, if one is named.
    ///
    /// Throws if waiting can't help: for an address that is none, for a key that the server doesn't know. One that
    /// can't be reached is logged, and files are refused until it can (Decisions/0125).
    mutating func openArchive(of state: StateDirectory) async throws {
        #if S3
            let bucket = try state.bucket(of: appName) { [log] change in
                switch change {
                case .away(let problem): log.error("\(problem)")
                case .back(let notice): log.notice("\(notice)")
                }
            }
            _ = try await bucket?.begin()
            archive = bucket
        #else
            archive = try state.archive(of: appName)
        #endif
    }
}

extension IntentSystem {
    /// Removes the files of long ago from a bucket, apart from those of cards that are kept.
    func forgetArchivedFiles() async {
        guard let archive = configuration.archive, let store = configuration.store else { return }
        do {
            _ = try await archive.forgetFiles(olderThan: limits.cardRetention.ago) { session in
                try await store.card(of: session) == nil
            }
        } catch {
            if archive.isAway { return }
            log.warning("Files of long ago could not be removed: \(error)")
        }
    }
}

extension StateDirectory {
    /// Returns the bucket that keeps people's files, if one is named.
    func archive(of app: String) throws -> (any BlobArchive)? {
        #if S3
            return try bucket(of: app)
        #else
            if files != nil { throw ArchiveUnsupported() }
            return nil
        #endif
    }

    #if S3
        fileprivate func bucket(
            of app: String, onChange: @escaping @Sendable (S3Bucket.Change) -> Void = { _ in }
        ) throws -> S3Bucket? {
            guard let files else { return nil }
            let environment = ProcessInfo.processInfo.environment
            let address = try S3Address(files, app: app, environment: environment)
            guard let keys = S3Keys(environment: environment) else { throw S3Problem.noKeys }
            return S3Bucket(address, keys: keys, onChange: onChange)
        }
    #endif
}
