import Synchronization

/// The secret with which this app marks the paths that it gives out, so that it recognizes them
/// later.
///
/// Without the mark, the caller of an intent could make the app read any file by naming its path.
/// An app that stores its secret recognizes the paths that an earlier process gave out.
package struct FileSeal: Sendable {
    private let keys: (UInt64, UInt64)

    /// The number of bytes in a secret.
    package static let length = 16

    private enum Shared {
        case known(FileSeal)
        case unread(@Sendable () -> FileSeal)
    }

    private static let shared = Mutex<Shared>(
        .unread { FileSeal(secret: SystemRandomNumberGenerator.bytes(length)) })

    /// The secret of this process.
    static var current: FileSeal {
        shared.withLock { shared in
            switch shared {
            case .known(let seal): return seal
            case .unread(let read):
                let seal = read()
                shared = .known(seal)
                return seal
            }
        }
    }

    /// Sets the function that reads the stored secret; it runs when the secret is first needed.
    package static func keep(_ read: @escaping @Sendable () -> FileSeal) {
        shared.withLock { $0 = .unread(read) }
    }

    /// Creates a secret of `length` bytes; missing bytes are zero.
    package init(secret: [UInt8]) {
        func word(_ start: Int) -> UInt64 {
            (0..<8).reduce(0) { word, place in
                let byte = start + place < secret.count ? secret[start + place] : 0
                return word | UInt64(byte) << (8 * UInt64(place))
            }
        }
        keys = (word(0), word(8))
    }

    /// Returns the mark of a path, in hexadecimal.
    func mark(of path: String) -> String {
        SipHash.hexadecimal(of: path, keys)
    }
}

extension SystemRandomNumberGenerator {
    /// Returns random bytes that can't be guessed.
    package static func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
