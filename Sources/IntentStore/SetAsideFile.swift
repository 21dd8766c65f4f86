public import Foundation

/// A file of a store that was unusable, and was renamed so that a new one could be created.
public struct SetAsideFile: Sendable, Hashable, CustomStringConvertible {
    /// A reason to set a file aside.
    public enum Reason: Sendable, Hashable {
        /// The file is no database, belongs to another program, or is incomplete.
        case damaged
        /// A newer version of the program has written it.
        case newer
        /// Another kind of item has its name: a folder, a link.
        case notAFile
        /// The file's owner removed the rights to it.
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

    /// The file's original location, at which a new one was created.
    public let file: URL
    /// The file's new location.
    public let aside: URL
    /// The reason why the file was set aside.
    public let reason: Reason
    /// The resulting loss, as the beginning of a sentence.
    let loss: String

    /// One sentence for the person who started the program.
    public var description: String {
        """
        \(loss), because \(file.path) can’t be used: \(reason.text); a new \
        one was begun, and what was there is now \(aside.path), which you may delete.
        """
    }
}

/// The reason why cards can't be stored at all.
public struct SessionStoreProblem: Error, Hashable, CustomStringConvertible {
    /// The file to open.
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
