/// SipHash-2-4 by Aumasson and Bernstein, a keyed hash.
package enum SipHash {
    /// Returns the hash of a text, in 16 hexadecimal digits.
    package static func hexadecimal(of text: String, _ keys: (UInt64, UInt64)) -> String {
        let digits = String(hash(of: Array(text.utf8), keys), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func hash(of bytes: [UInt8], _ keys: (UInt64, UInt64)) -> UInt64 {
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
