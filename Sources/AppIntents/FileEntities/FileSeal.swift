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
        let digits = String(Self.sipHash(Array(path.utf8), keys), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    // MARK: - SipHash

    /// Returns SipHash-2-4 by Aumasson and Bernstein, a keyed hash.
    static func sipHash(_ bytes: [UInt8], _ keys: (UInt64, UInt64)) -> UInt64 {
        var state = State(keys)
        var place = 0
        while place + 8 <= bytes.count {
            state.take(bytes[place..<place + 8])
            place += 8
        }
        var last = UInt64(truncatingIfNeeded: bytes.count) << 56
        for (offset, byte) in bytes[place...].enumerated() {
            last |= UInt64(byte) << (8 * UInt64(offset))
        }
        state.take(last)
        return state.finish()
    }

    private struct State {
        var a, b, c, d: UInt64

        init(_ keys: (UInt64, UInt64)) {
            a = keys.0 ^ 0x736f_6d65_7073_6575
            b = keys.1 ^ 0x646f_7261_6e64_6f6d
            c = keys.0 ^ 0x6c79_6765_6e65_7261
            d = keys.1 ^ 0x7465_6462_7974_6573
        }

        mutating func take(_ bytes: ArraySlice<UInt8>) {
            take(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }

        mutating func take(_ word: UInt64) {
            d ^= word
            round()
            round()
            a ^= word
        }

        mutating func finish() -> UInt64 {
            c ^= 0xff
            for _ in 0..<4 { round() }
            return a ^ b ^ c ^ d
        }

        private mutating func round() {
            a &+= b
            b = b.rotated(13) ^ a
            a = a.rotated(32)
            c &+= d
            d = d.rotated(16) ^ c
            a &+= d
            d = d.rotated(21) ^ a
            c &+= b
            b = b.rotated(17) ^ c
            c = c.rotated(32)
        }
    }
}

extension UInt64 {
    fileprivate func rotated(_ count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}

extension SystemRandomNumberGenerator {
    /// Returns random bytes that can't be guessed.
    package static func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
