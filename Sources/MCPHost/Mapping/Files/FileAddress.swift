import AppIntentsMetadata
import MCPProtocol
import _JSON

/// The address under which an assistant reads a file that an intent gave it:
/// `intents://files/ID`.
struct FileAddress: Equatable {
    private static let prefix = "intents://files/"

    let id: String

    init(of file: FileReference) {
        id = file.id
    }

    /// Reads an address; `nil` if it is that of something else.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        id = String(text.dropFirst(Self.prefix.count))
        guard id.utf8.count == 32, id.utf8.allSatisfy({ $0.hexadecimalDigit != nil }) else {
            return nil
        }
    }

    var text: String { Self.prefix + id }
}

extension Resource {
    /// A file as a link that the client can read.
    init(_ file: FileReference) {
        self.init(
            uri: FileAddress(of: file).text, name: file.name, mimeType: file.contentType,
            size: file.size)
    }
}

extension JSONValue {
    /// A file of a result.
    init(_ file: FileReference) {
        var object: JSONObject = [
            "name": .string(file.name), "size": .integer(file.size),
            "uri": .string(FileAddress(of: file).text),
        ]
        object["type"] = file.contentType.map(JSONValue.string)
        self = .object(object)
    }

    /// What a file of a result looks like.
    static let fileSchema: JSONObject = [
        "type": "object",
        "properties": [
            "name": ["type": "string"], "size": ["type": "integer", "minimum": 0],
            "uri": ["type": "string", "format": "uri"], "type": ["type": "string"],
        ],
        "required": ["name", "size", "uri"],
    ]
}
