package import Foundation
import GRDB
import IntentSystem

/// The reason why the file with the items of the app's indexes can't be used.
package struct IndexFileProblem: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case busy
        case full
        /// The file is no database, or another process has removed a part of it.
        case damaged
        /// Any other obstacle, as the end of a sentence.
        case other(String)
    }

    package let file: URL
    package let reason: Reason

    init(file: URL, _ error: any Error) {
        self.file = file
        reason =
            switch error {
            case let problem as IndexFileProblem: problem.reason
            case is SessionStoreBusy: .busy
            case let error as DatabaseError where error.isBusy: .busy
            case let error as DatabaseError where error.resultCode == .SQLITE_FULL: .full
            case let error as DatabaseError where error.meansDamage: .damaged
            case let error as DatabaseError: .other(error.message ?? "\(error.resultCode)")
            case let problem as SessionStoreProblem: .other(problem.reason)
            default: .other("\(error)")
            }
    }

    /// One or two sentences for those who run the app.
    package var description: String {
        switch reason {
        case .busy:
            "Another program keeps \(file.path) for itself; it is free again when that program ends."
        case .damaged:
            "\(file.path) is damaged, or was changed by another program; it is made anew when it is opened again."
        case .full: "The disk of \(file.path) is full; make room there."
        case .other(let text):
            """
            \(file.path) can’t be used: \(text). Give this account the right to write there, or name another folder \
            with --state-directory.
            """
        }
    }
}
