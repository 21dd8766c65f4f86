/// An entity whose identifier means the same entity on all of a person's devices.
///
/// An entity that has a different identifier on each device uses a `SyncableEntityIdentifier`.
/// Apple's page on the protocol lets the system refer to such an entity from another device, for
/// example in a conversation that continues there. Assistants get only the identifier that is the
/// same everywhere; when a query gets an identifier from an assistant, its `local` is `nil`.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

extension SyncableEntity {
    /// Returns the text by which other devices know the entity, for the text that identifies it on
    /// this one; the same text if there is no other.
    package static func sharedIdentifier(of text: String) -> String {
        guard let identifier = Self.ID.entityIdentifier(for: text) as? any StableIdentifier else {
            return text
        }
        return identifier.sharedText ?? text
    }
}

/// An identifier with a part that is the same on all devices.
protocol StableIdentifier {
    /// The shared part as text, which can also be read as an identifier; `nil` if there is none yet.
    var sharedText: String? { get }
}

extension SyncableEntityIdentifier: StableIdentifier {
    var sharedText: String? { stable.map { Self.escaped($0.entityIdentifierString) } }
}
