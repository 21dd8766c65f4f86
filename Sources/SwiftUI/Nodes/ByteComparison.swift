import Foundation

// Comparison and hashing of texts and pictures by all of their bytes.
extension String {
    /// Tells whether two texts are equal byte by byte.
    func isWritten(as other: String) -> Bool {
        let bytes = utf8.span
        let others = other.utf8.span
        guard bytes.count == others.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            others.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
                    return true
                }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }

    /// Adds the text to a hash byte by byte.
    func hashBytes(into hasher: inout Hasher) {
        let bytes = utf8.span
        hasher.combine(bytes.count)
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension Data {
    /// Adds all bytes to a hash; `hash(into:)` takes only the first ones.
    func hashAll(into hasher: inout Hasher) {
        hasher.combine(count)
        withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
