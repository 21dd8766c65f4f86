package import AppIntentsMetadata
package import Foundation
import Logging
import _Time

/// The reason why a value could not be exported as a file: the error of its author's code, or of
/// the disk.
package struct ExportFailure: Error {
    package let error: any Error
    /// The name that the file would have.
    package let name: String

    /// Returns the sentence for the person.
    package func text(in locale: Locale) -> String {
        ProblemText.forPerson(self, in: locale)
    }
}

extension IntentSystem {
    /// Returns a file with its bytes available; those of an entity's contents are created now.
    package func exported(
        _ file: FileReference
    ) async throws(ExportFailure) -> FileReference {
        do {
            return try await exported(file, within: limits.exportDuration)
        } catch {
            let failure = ExportFailure(error: error, name: file.name)
            log.error("\(ProblemText.forDeveloper(failure))")
            throw failure
        }
    }

    /// Returns a file that a session's card shows with its bytes available; those that were away when the card
    /// came from the store are looked for again.
    package func exported(
        _ file: FileReference, of session: SessionID
    ) async throws(ExportFailure) -> FileReference {
        guard file.contents == nil, file.export == nil, files.archived != nil else {
            return try await exported(file)
        }
        do {
            return try await files.storedFile(file.id, of: session) ?? file
        } catch {
            // That an archive is away was said once, and not for each file.
            if files.archived?.archive.isAway == false {
                log.error("A file of a card could not be read: \(error)")
            }
            throw ExportFailure(
                error: error as? FileProblem ?? FileProblem.disk(errno: EIO), name: file.name)
        }
    }

    /// Abandons the app's code if it creates no file in time, whether or not it reacts to its
    /// cancellation.
    private func exported(
        _ file: FileReference, within limit: Duration
    ) async throws -> FileReference {
        // Available bytes need none of the app's code.
        if file.contents != nil || file.export == nil { return file }
        let export = FirstOutcome<Result<FileReference, any Error>>()
        let work = Task {
            do {
                export.end(.success(try await file.exported()))
            } catch {
                export.end(.failure(error))
            }
        }
        let deadline = deadlines.schedule(after: limit) {
            work.cancel()
            export.end(.failure(ProviderTimedOut(limit: limit)))
        }
        defer { deadlines.cancel(deadline) }
        return try await withTaskCancellationHandler {
            try await export.value.get()
        } onCancel: {
            work.cancel()
            export.end(.failure(CancellationError()))
        }
    }
}
