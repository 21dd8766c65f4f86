import Foundation
import IntentSystem

/// The address under which a client reads an entity: `intents://entities/TYPE/ID`.
struct EntityAddress: Equatable {
    private static let prefix = "intents://entities/"

    let type: String
    let id: String

    init(type: String, id: String) {
        self.type = type
        self.id = id
    }

    /// Creates the address of an entity for an assistant, which may use it on another device.
    init(sharing type: String, id: String) {
        self.init(type: type, id: Catalog.sharedIdentifier(of: id, ofType: type))
    }

    /// Creates the address of the entity that an element of a card shows.
    init?(shown entity: String) {
        guard let slash = entity.firstIndex(of: "/") else { return nil }
        type = String(entity[..<slash])
        id = String(entity[entity.index(after: slash)...])
        if type.isEmpty || id.isEmpty { return nil }
    }

    /// Reads an address; `nil` if it isn't that of an entity.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let parts = text.dropFirst(Self.prefix.count)
            .split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let type = String(parts[0]).removingPercentEncoding,
            let id = String(parts[1]).removingPercentEncoding, !type.isEmpty, !id.isEmpty
        else { return nil }
        self.type = type
        self.id = id
    }

    var text: String { Self.prefix + Self.segment(type) + "/" + Self.segment(id) }

    /// Returns the addresses of all entities of a type, as an RFC 6570 template.
    static func template(type: String) -> String { prefix + segment(type) + "/{id}" }

    static func type(ofTemplate template: String) -> String? {
        guard template.hasSuffix("/{id}") else { return nil }
        return EntityAddress(template.dropLast("{id}".count) + "id")?.type
    }

    /// Escapes all characters but those that need no encoding in any part of an address.
    private static func segment(_ text: String) -> String {
        var allowed = CharacterSet(charactersIn: "-._~")
        allowed.formUnion(CharacterSet(charactersIn: "0"..."9"))
        allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
        allowed.formUnion(CharacterSet(charactersIn: "a"..."z"))
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
