package import AppIntentsMetadata
package import Foundation
import Logging

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
            return try await file.exported()
        } catch {
            let failure = ExportFailure(error: error, name: file.name)
            log.error("\(ProblemText.forDeveloper(failure))")
            throw failure
        }
    }
}
