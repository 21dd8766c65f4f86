import Foundation

/// The identifier of an entity that other devices know as well: the local one of this device and
/// the stable one of all devices.
///
/// Two identify the same entity if their stable identifiers are equal, or, if either has none, if
/// their local ones are.
public struct SyncableEntityIdentifier<LocalID, StableID>
where
    LocalID: EntityIdentifierConvertible, LocalID: Sendable,
    StableID: EntityIdentifierConvertible, StableID: Sendable
{
    /// The identifier on this device; `nil` if the entity comes from another one.
    public let local: LocalID?
    /// The identifier on all devices; `nil` if the entity has none yet.
    public let stable: StableID?

    /// Creates an identifier from both parts.
    public init(local: LocalID, stable: StableID) {
        self.local = local
        self.stable = stable
    }

    /// Creates an identifier that is the same on all devices.
    public init(id: LocalID) where LocalID == StableID {
        local = id
        stable = id
    }

    private init?(local: LocalID?, stable: StableID?) {
        if local == nil, stable == nil { return nil }
        self.local = local
        self.stable = stable
    }
}

extension SyncableEntityIdentifier: Sendable {}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
    private static var allowed: CharacterSet { .alphanumerics.union(.init(charactersIn: "-._~")) }

    static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// Reads the text of `entityIdentifierString`, also with an empty part, and a stable identifier
    /// alone; `nil` for any other text.
    public static func entityIdentifier(
        for entityIdentifierString: String
    ) -> SyncableEntityIdentifier<LocalID, StableID>? {
        let parts = entityIdentifierString.split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).removingPercentEncoding ?? "" }
        if parts.count == 1, !parts[0].isEmpty {
            return SyncableEntityIdentifier(
                local: nil, stable: StableID.entityIdentifier(for: parts[0]))
        }
        guard parts.count == 2 else { return nil }
        return SyncableEntityIdentifier(
            local: parts[0].isEmpty ? nil : LocalID.entityIdentifier(for: parts[0]),
            stable: parts[1].isEmpty ? nil : StableID.entityIdentifier(for: parts[1]))
    }

    /// Both identifiers, separated by a slash and with their special characters escaped.
    public var entityIdentifierString: String {
        [local?.entityIdentifierString, stable?.entityIdentifierString]
            .map { Self.escaped($0 ?? "") }
            .joined(separator: "/")
    }
}

extension SyncableEntityIdentifier: Hashable {
    /// Returns whether both identify the same entity.
    public static func == (left: Self, right: Self) -> Bool {
        if let one = left.stable?.entityIdentifierString,
            let other = right.stable?.entityIdentifierString
        {
            return one == other
        }
        guard let one = left.local?.entityIdentifierString else { return false }
        return one == right.local?.entityIdentifierString
    }

    /// Hashes nothing: both values together decide which of the identifiers are compared.
    public func hash(into hasher: inout Hasher) {}
}
