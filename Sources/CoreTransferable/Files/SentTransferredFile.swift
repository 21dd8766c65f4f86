public import Foundation

/// A file as the one describes it who gives it away.
public struct SentTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// The receiver may use the file itself, rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// Describes a file to give away.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file as it is described to the one who receives it.
public struct ReceivedTransferredFile: Sendable {
    /// The place of the file, where it is while it is imported.
    public let file: URL
    /// The file is the sender's own, rather than a copy.
    public let isOriginalFile: Bool
}
