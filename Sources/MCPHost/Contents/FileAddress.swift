import AppIntentsMetadata
import Foundation
import MCPProtocol
import _JSON

/// The address of a file, which an assistant reads in a result or writes in an argument.
enum FileAddress: Equatable {
    /// `intents://files/ID`, or the same file's address over HTTP, `http://…/files/ID`.
    case identifier(String)
    /// A path of the machine, `file:///…`, which is valid over pipes only.
    case path(String)

    private static let resource = "intents://files/"
    private static let machine = "file://"

    /// Reads an address; `nil` if it isn't that of a file.
    init?(_ text: String) {
        if text.hasPrefix(Self.machine) {
            let rest = text.dropFirst(Self.machine.count)
            let path = rest.hasPrefix("localhost/") ? rest.dropFirst("localhost".count) : rest
            guard path.hasPrefix("/"), let path = String(path).removingPercentEncoding else {
                return nil
            }
            self = .path(path)
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard
            text.hasPrefix(Self.resource) || text.hasPrefix("http://")
                || text.hasPrefix("https://"),
            parts.count >= 4, parts[parts.count - 2] == "files",
            let id = parts.last.map(String.init),
            Self.isIdentifier(id)
        else { return nil }
        self = .identifier(id)
    }

    var isPath: Bool { if case .path = self { true } else { false } }

    private static func isIdentifier(_ id: String) -> Bool {
        id.utf8.count == 32 && id.utf8.allSatisfy { $0.hexadecimalDigit != nil }
    }

    /// Returns the address of a resource that the client reads with a message.
    static func resource(of file: FileReference) -> String { resource + file.id }

    static func path(of url: URL) -> String { url.absoluteString }

    /// Returns the address from which the client downloads a file.
    static func download(of id: String, from endpoint: EndpointAddress) -> String {
        endpoint.text + "/files/" + id
    }
}

extension Resource {
    /// Creates a link to a file that the client can read or download.
    init(_ file: FileReference, uri: String) {
        self.init(uri: uri, name: file.name, mimeType: file.contentType, size: file.size)
    }
}

extension JSONValue {
    /// Creates a resource for a file that a client can read or download.
    init(_ file: FileReference, uri: String) {
        var object: JSONObject = ["name": .string(file.name)]
        object["size"] = file.size.map(JSONValue.integer)
        object["uri"] = .string(uri)
        object["type"] = file.contentType.map(JSONValue.string)
        self = .object(object)
    }

    static let fileSchema: JSONObject = [
        "type": "object",
        "properties": [
            "name": ["type": "string"], "size": ["type": "integer", "minimum": 0],
            "uri": ["type": "string", "format": "uri"], "type": ["type": "string"],
        ],
        "required": ["name", "size", "uri"],
    ]

    /// The schema of a content type of an entity, whose size is unknown before it is read.
    static let contentSchema: JSONObject = [
        "type": "object",
        "properties": [
            "name": ["type": "string"], "uri": ["type": "string", "format": "uri"],
            "type": ["type": "string"],
        ],
        "required": ["name", "uri"],
    ]
}
