import AppIntents
import AppIntentsMetadata
import Foundation
import UniformTypeIdentifiers
import _JSON

/// The form in which an assistant sends a file: its bytes in base 64, or the address of one that it
/// has received or sent before.
///
/// A path of the machine is accepted only in the folder for such files: an assistant must not
/// choose among the other files that the program can read.
enum FileArgument {
    static let schema: JSONObject = [
        "type": "object",
        "properties": [
            "name": ["type": "string", "description": "The file's name, with its extension."],
            "data": [
                "type": "string", "contentEncoding": "base64",
                "description": "The bytes in base 64.",
            ],
            "type": ["type": "string", "description": "The MIME type."],
            "uri": [
                "type": "string", "format": "uri",
                "description": """
                In place of data: a data: address, that of a file or an entity of this app, or of a \
                file that was handed in.
                """,
            ],
        ],
        "additionalProperties": false,
    ]

    /// The advice to a client for files that don't fit into an argument.
    static let hint = """
        A large file is handed in first: the resource \(FileResources.guideAddress) tells how.
        """

    /// Returns the file in an argument; `nil` if it doesn't have the form of one.
    static func value(of json: JSONValue) -> ParameterValue? {
        guard let object = json.object else { return nil }
        let name = object["name"]?.string
        switch (object["data"]?.string, object["uri"]?.string) {
        case (let text?, nil):
            guard let name, let data = Data(base64Encoded: text) else { return nil }
            return file(data, name: name, contentType: object["type"]?.string)
        case (nil, let uri?):
            if let entity = EntityAddress(uri) { return .entity(type: entity.type, id: entity.id) }
            switch FileAddress(uri) {
            case .identifier(let id)?:
                return .file(FileReference(id: id, name: name ?? id, size: 0))
            case .path?: return .file(FileReference(id: uri, name: name ?? uri, size: 0))
            case nil: break
            }
            guard let (data, contentType) = contents(ofDataAddress: uri) else { return nil }
            return file(data, name: name ?? "file", contentType: contentType)
        default: return nil
        }
    }

    private static func file(_ data: Data, name: String, contentType: String?) -> ParameterValue {
        let name = FileName.sanitized(name)
        let contents = FileContents(.memory(data))
        return .file(
            FileReference(
                id: contents.id, name: name,
                contentType: FileCheck.type(contentType: contentType, name: name).preferredMIMEType
                    ?? contentType,
                size: data.count, contents: contents))
    }

    /// Returns the bytes and the type of an address such as `data:image/png;base64,iVBO…`.
    private static func contents(ofDataAddress uri: String) -> (Data, String?)? {
        guard uri.prefix(5).lowercased() == "data:", let comma = uri.firstIndex(of: ",") else {
            return nil
        }
        let header = uri[uri.index(uri.startIndex, offsetBy: 5)..<comma]
        let type = header.prefix { $0 != ";" }
        let body = String(uri[uri.index(after: comma)...])
        let data =
            header.lowercased().hasSuffix(";base64")
            ? Data(base64Encoded: body) : body.removingPercentEncoding.map { Data($0.utf8) }
        return data.map { ($0, type.isEmpty ? "text/plain" : String(type)) }
    }
}
