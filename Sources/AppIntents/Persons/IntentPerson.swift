public import Foundation
import _Localization

/// A person, with the addresses at which they can be reached.
///
///     @Parameter(title: "Guest", mode: .email)
///     var guest: IntentPerson
///
/// There are no contacts on Linux: the person is chosen from those that the app offers, or typed
/// in, as `Ada Lovelace <ada@example.com>`.
public struct IntentPerson: Sendable {
    /// The identifier of the person's record.
    public var identifier: Identifier

    /// The name of the person.
    public var name: Name

    /// The address that identifies the person here.
    public var handle: Handle?

    /// Other addresses of the person.
    public var aliases: [Handle]

    /// The person is the one who uses the app.
    public var isMe: Bool

    /// The picture of the person.
    public var image: DisplayRepresentation.Image?

    /// Creates a person.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [],
        isMe: Bool = false, image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Creates a person from an address alone.
    public init(handle: Handle) {
        self.init(identifier: .unknown, name: .unknown, handle: handle)
    }
}

extension IntentPerson {
    /// The identifier of a person's record.
    public enum Identifier: Equatable, Hashable, Sendable {
        /// An identifier of the app.
        case applicationDefined(String)
        /// The identifier of a contact.
        case contact(String)
        /// No identifier.
        case unknown
    }

    /// The name of a person.
    public enum Name: Equatable, Sendable {
        /// The name in its parts.
        case components(PersonNameComponents)
        /// The whole name.
        case displayName(String)
        /// No name.
        case unknown
    }

    /// The part of a person that a parameter asks for.
    public enum ParameterMode: String, Sendable {
        /// The person, by name, address or both.
        case contact
        /// An email address of the person.
        case email
        /// An email address or a phone number of the person.
        case emailOrPhone
        /// A phone number of the person.
        case phone
    }
}

extension IntentPerson: Codable, Equatable {}

extension IntentPerson.Identifier: Codable {}

extension IntentPerson.Name: Codable {}

extension IntentPerson: DisplayRepresentable {
    /// The name of persons for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Person"))
    }

    /// The person's name above the address, with the picture.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}
