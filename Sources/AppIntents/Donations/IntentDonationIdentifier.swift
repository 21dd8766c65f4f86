import Foundation

/// The name of one donation, by which it can be deleted.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    /// The name in the system's records.
    package let rawValue: UUID

    package init(rawValue: UUID = UUID()) {
        self.rawValue = rawValue
    }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(UUID.self)
    }

    /// Writes the identifier as one text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
