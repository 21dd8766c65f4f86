public import Foundation

/// A file described by its sender.
public struct SentTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL
    /// The receiver may use the file itself, rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// Describes a file to send.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file described to its receiver.
public struct ReceivedTransferredFile: Sendable {
    /// The location of the file while it is imported.
    public let file: URL
    /// The file is the sender's original, not a copy.
    public let isOriginalFile: Bool
}
