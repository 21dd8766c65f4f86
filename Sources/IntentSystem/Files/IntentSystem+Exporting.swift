package import AppIntentsMetadata
package import Foundation
import Logging
import _Time

/// Why a value could not be had as a file: the error of its author's code, or of the disk.
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
    /// A file with its bytes at hand; those of an entity's contents are made now.
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

    /// Gives an app's code up that makes no file in time, whether or not it heeds its cancellation.
    private func exported(
        _ file: FileReference, within limit: Duration
    ) async throws -> FileReference {
        // Nothing of the app's is asked for bytes at hand.
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
