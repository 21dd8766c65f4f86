public import Foundation

/// The reason why an index refused items.
public struct CSIndexError: Error, Sendable, Hashable {
    /// The kinds of errors, with Apple's numbers.
    public enum Code: Int, Sendable, Hashable {
        /// The index can't be written, or read, at present.
        case indexUnavailableError = -1000
        /// An item is invalid.
        case invalidItemError = -1001
        /// A batch ended without a beginning.
        case invalidClientStateError = -1002
        /// The items take more room than an app has for its indexes.
        case quotaExceeded = -1004
    }

    /// The facts behind the error.
    enum Reason: Hashable, Sendable {
        case unusableValue(key: String, type: String)
        case unusableAttributes([String], item: String)
        case tooManyItems(Int)
        case tooManyBytes(Int)
        case noBatch(index: String)
        /// The store of the index failed, for the reason that it tells.
        case unavailable(String)
    }

    let reason: Reason

    /// The kind of the error.
    public var code: Code {
        switch reason {
        case .unusableValue, .unusableAttributes: .invalidItemError
        case .tooManyItems, .tooManyBytes: .quotaExceeded
        case .noBatch: .invalidClientStateError
        case .unavailable: .indexUnavailableError
        }
    }

    static func unusableValue(key: String, type: String) -> CSIndexError {
        CSIndexError(reason: .unusableValue(key: key, type: type))
    }
}

extension CSIndexError: LocalizedError, CustomStringConvertible {
    /// The text for the developer.
    public var description: String {
        switch reason {
        case .unusableValue(let key, let type):
            """
            The custom attribute \(key) got a value of type \(type), which an index can't keep. Give it a \
            String, a number, a Date, a URL, Data, or an array of these.
            """
        case .unusableAttributes(let problems, let item):
            "The item \(item) was not indexed, and no other of the same call: "
                + problems.joined(separator: " ")
        case .tooManyItems(let limit):
            """
            The app's indexes hold \(limit) items, as many as they may. Nothing of this call was indexed; \
            delete items that nobody looks for, or index fewer.
            """
        case .tooManyBytes(let limit):
            """
            The app's indexes hold \(limit) bytes of attributes, as many as they may. Nothing of this call \
            was indexed; delete items, leave long texts out, or give a picture by its address.
            """
        case .noBatch(let index):
            """
            endBatch(withClientState:) was called on the index \(index), where no batch was begun. Call \
            beginBatch() first, on the same object.
            """
        case .unavailable(let text):
            """
            The store of the app's indexes can't be used, so this call changed nothing and found nothing. Call \
            again when that is mended: \(text)
            """
        }
    }

    public var errorDescription: String? { description }
}
