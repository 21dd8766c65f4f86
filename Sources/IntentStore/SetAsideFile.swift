public import Foundation

/// A file of a store that could not be used, and got another name so that a new one could be begun.
public struct SetAsideFile: Sendable, Hashable, CustomStringConvertible {
    /// A reason to set a file aside.
    public enum Reason: Sendable, Hashable {
        /// It is no database, not ours, or not whole.
        case damaged
        /// A newer version of the program has written it.
        case newer
        /// Something else has its name: a folder, a link.
        case notAFile
        /// Its owner took the rights to it away.
        case unreadable

        var text: String {
            switch self {
            case .damaged: "it is damaged"
            case .newer: "a newer version of this program has written it"
            case .notAFile: "it is no file"
            case .unreadable: "this account may not read and write it"
            }
        }
    }

    /// The file's name before, at which a new one was begun.
    public let file: URL
    /// Its name now.
    public let aside: URL
    /// The reason to set the file aside.
    public let reason: Reason
    /// The loss that it means, as the beginning of a sentence.
    let loss: String

    /// One sentence for the person who started the program.
    public var description: String {
        """
        \(loss), because \(file.path) can’t be used: \(reason.text); a new \
        one was begun, and what was there is now \(aside.path), which you may delete.
        """
    }
}

/// Why cards can't be kept at all.
public struct SessionStoreProblem: Error, Hashable, CustomStringConvertible {
    /// The file that was wanted.
    public let file: URL
    /// The obstacle, as the end of a sentence.
    public let reason: String

    /// One sentence for the person who started the program.
    public var description: String {
        """
        What people are shown last won’t outlive this process, because \(file.path) can’t be used: \
        \(reason). Give this account the right to write there, or name another folder with --state-directory.
        """
    }
}
