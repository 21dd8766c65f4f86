/// An entity whose identifier means the same entity on all of a person's devices.
///
/// An entity that an app knows by another identifier on each device has a `SyncableEntityIdentifier`.
/// Apple's page on the protocol lets the system refer to such an entity from another device, and names
/// a conversation that goes on elsewhere. Assistants get the identifier that is the same everywhere and
/// nothing of the device's own; a query that is asked for what they send finds `local` empty.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

extension SyncableEntity {
    /// The text by which other devices know the entity, of the text that names it on this one; the
    /// same text where there is no other.
    package static func sharedIdentifier(of text: String) -> String {
        guard let identifier = Self.ID.entityIdentifier(for: text) as? any StableIdentifier else {
            return text
        }
        return identifier.sharedText ?? text
    }
}

/// An identifier with a part that is the same on all devices.
protocol StableIdentifier {
    /// That part as text, which is also read as an identifier; `nil` if there is none yet.
    var sharedText: String? { get }
}

extension SyncableEntityIdentifier: StableIdentifier {
    var sharedText: String? { stable.map { Self.escaped($0.entityIdentifierString) } }
}
