package import Foundation
import Synchronization

/// The bytes of a file, in memory or on disk, for as long as anything refers to them.
///
/// Every usable reference holds its contents, so bytes on disk are removed with the last recipe,
/// card, run or upload that refers to them.
package final class FileContents: Sendable {
    /// The location of the bytes.
    package enum Place: Sendable {
        case memory(Data)
        case disk(URL)
    }

    package let place: Place
    /// The identifier of these bytes in references.
    package let id: String
    private let removal = Mutex<(@Sendable () -> Void)?>(nil)

    /// Creates contents from bytes; calls `onRelease` when nothing refers to them any more.
    package init(
        _ place: Place, id: String = .unguessable(), onRelease: (@Sendable () -> Void)? = nil
    ) {
        self.place = place
        self.id = id
        if let onRelease { removal.withLock { $0 = onRelease } }
    }

    deinit { removal.withLock { $0 }?() }

    /// Makes the system delete a file of the app when nothing refers to it any more.
    package func removeWhenReleased() {
        guard case .disk(let url) = place else { return }
        removal.withLock { removal in
            if removal == nil { removal = { unlink(url.path(percentEncoded: false)) } }
        }
    }

    /// The file on disk; `nil` if the bytes are in memory.
    package var url: URL? { if case .disk(let url) = place { url } else { nil } }

    /// Reads all bytes; those on disk are memory-mapped, so only the accessed parts are loaded.
    package func load() throws -> Data {
        switch place {
        case .memory(let data): data
        case .disk(let url): try Data(contentsOf: url, options: .mappedIfSafe)
        }
    }

    /// Returns the present number of bytes.
    package func count() throws -> Int {
        switch place {
        case .memory(let data): data.count
        case .disk(let url):
            try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
    }
}

extension String {
    /// Returns a name that can't be guessed: 128 random bits in hexadecimal.
    package static func unguessable() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
