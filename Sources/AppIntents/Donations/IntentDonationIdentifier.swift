import Foundation

/// The identifier of one donation, by which an app can delete it.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    /// The identifier in the system's records.
    package let rawValue: UUID

    package init(rawValue: UUID) {
        self.rawValue = rawValue
    }

    package init() {
        rawValue = .drawn()
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UUID.self)
    }

    /// Writes the identifier as one text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension UUID {
    /// Returns a random identifier (RFC 9562, version 4); Foundation on Linux would open a file for it.
    fileprivate static func drawn() -> UUID {
        var generator = SystemRandomNumberGenerator()
        let high: UInt64 = generator.next() & ~0xF000 | 0x4000
        let low: UInt64 = generator.next() & ~(0b11 << 62) | 0b10 << 62
        return withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { bytes in
            UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        }
    }
}
