import Foundation
import NIOCore

/// An Internet address, or a range of addresses with the same leading bits.
public struct AddressRange: Sendable, Hashable {
    private let bytes: [UInt8]
    private let bits: Int

    /// Reads an address such as `10.0.0.7` or `::1`, or a range such as `10.0.0.0/8`; `nil` if the
    /// text is neither.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = Self.bytes(of: String(parts[0])) else { return nil }
        var bits = bytes.count * 8
        if parts.count == 2 {
            guard let given = Int(parts[1]), (0...bits).contains(given) else { return nil }
            bits = given
        }
        self.bytes = bytes
        self.bits = bits
    }

    /// Returns `true` if an address equals this one or is in the range.
    func contains(_ address: SocketAddress?) -> Bool {
        guard let text = address?.ipAddress, let other = Self.bytes(of: text) else { return false }
        return contains(other)
    }

    private func contains(_ other: [UInt8]) -> Bool {
        guard other.count == bytes.count else { return false }
        return (0..<bits).allSatisfy { bit in
            let mask = UInt8(0x80) >> UInt8(bit % 8)
            return (bytes[bit / 8] ^ other[bit / 8]) & mask == 0
        }
    }

    /// Returns the bytes of an address; an IPv4 address that is mapped to IPv6 becomes IPv4 again.
    private static func bytes(of text: String) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16)
        // The zone of a link-local address names the network interface, not the client.
        let address = String(text.prefix { $0 != "%" })
        if inet_pton(AF_INET, address, &bytes) == 1 { return Array(bytes[..<4]) }
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return nil }
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10...11] == [0xFF, 0xFF]
        return isMapped ? Array(bytes[12...]) : bytes
    }
}
