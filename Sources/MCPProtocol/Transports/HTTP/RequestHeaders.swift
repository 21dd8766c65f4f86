import Foundation
import HTTPTypes
import _JSON

/// The headers of a request that an endpoint uses.
///
/// Some repeat members of the request's body, for proxies between client and server; the body
/// counts, and both must agree. The fields are read in one pass, because each look-up of HTTPTypes
/// reads all fields.
final class RequestHeaders: Sendable {
    let origin: String?
    let authorization: String?
    let acceptLanguage: String?
    let sessionID: String?
    let lastEventID: String?
    /// The protocol version that the client declares.
    let version: String?
    let isJSON: Bool
    /// `true` if the client accepts JSON, or doesn't declare any type.
    let acceptsJSON: Bool
    /// `true` if the client accepts event streams.
    let acceptsEvents: Bool
    private let method: String?
    private let name: String?
    private let fields: HTTPFields

    init(_ fields: HTTPFields) {
        var found = Found()
        for field in fields { found.add(field) }
        self.fields = fields
        origin = found.origin
        authorization = found.authorization
        acceptLanguage = found.acceptLanguage
        sessionID = found.sessionID
        lastEventID = found.lastEventID
        version = found.version.map(Self.trim)
        isJSON = found.contentType.map { MediaTypes(field: $0).isJSON } ?? false
        let accepted = found.accept.map { MediaTypes(field: $0) }
        acceptsJSON = accepted?.acceptsJSON ?? true
        acceptsEvents = accepted?.acceptsEvents ?? true
        method = found.method
        name = found.name
    }

    var isStateless: Bool { version.flatMap(Revision.init)?.isStateless == true }

    // MARK: - Headers that repeat the body

    func confirm(version: String) throws(MCPError) {
        let name = HTTPField.Name.mcpProtocolVersion
        guard let value = self.version else {
            throw .headerMismatch(header: name.rawName, .missing)
        }
        guard value == version else {
            throw .headerMismatch(header: name.rawName, .differs(header: value, body: version))
        }
    }

    func confirm(method: String) throws(MCPError) {
        try confirm(.mcpMethod, self.method, method)
    }

    /// Compares the header `Mcp-Name`, for methods that have one.
    func confirm(nameIn parameters: Parameters, of method: String) throws(MCPError) {
        guard let name = Method(rawValue: method)?.nameParameter,
            let value = parameters[name]?.string
        else { return }
        try confirm(.mcpName, self.name, value)
    }

    /// Compares the headers that a tool's schema requires.
    func confirm(
        _ parameters: [HeaderParameterIndex.Parameter], in arguments: JSONObject
    ) throws(MCPError) {
        for parameter in parameters {
            guard let name = HTTPField.Name(parameter.header) else { continue }
            var value: JSONValue? = .object(arguments)
            for step in parameter.path { value = value?[step] }
            switch value {
            case nil, .null:
                guard fields[name] == nil else {
                    throw .headerMismatch(header: parameter.header, .unexpected)
                }
            case .string(let text): try confirm(name, fields[name], text)
            case .bool(let value): try confirm(name, fields[name], value ? "true" : "false")
            case .integer, .number: try confirm(name, number: value?.number ?? .nan)
            // Another type violates the schema, and the tool reports that.
            case .array, .object: continue
            }
        }
    }

    private func confirm(
        _ name: HTTPField.Name, _ field: String?, _ body: String
    ) throws(MCPError) {
        let value = try decoded(field, of: name)
        guard value == body else {
            throw .headerMismatch(header: name.rawName, .differs(header: value, body: body))
        }
    }

    private func confirm(_ name: HTTPField.Name, number body: Double) throws(MCPError) {
        let value = try decoded(fields[name], of: name)
        guard Double(value) == body else {
            throw .headerMismatch(
                header: name.rawName, .differs(header: value, body: body.description))
        }
    }

    private func decoded(
        _ field: String?, of name: HTTPField.Name
    ) throws(MCPError) -> String {
        guard let field else { throw .headerMismatch(header: name.rawName, .missing) }
        let value = Self.trim(field)
        guard value.hasPrefix("=?base64?"), value.hasSuffix("?="), value.count >= 11 else {
            return value
        }
        guard let data = Data(base64Encoded: String(value.dropFirst(9).dropLast(2))),
            let text = String(validating: data, as: UTF8.self)
        else { throw .headerMismatch(header: name.rawName, .unreadable) }
        return text
    }

    private static func trim(_ value: String) -> String {
        func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
        guard isSpace(value.utf8.first) || isSpace(value.utf8.last) else { return value }
        var part = value[...].drop { $0 == " " || $0 == "\t" }
        while part.last == " " || part.last == "\t" { part.removeLast() }
        return String(part)
    }
}

/// The values of the used fields, while they are being read.
private struct Found {
    var origin: String?
    var authorization: String?
    var acceptLanguage: String?
    var sessionID: String?
    var lastEventID: String?
    var version: String?
    var contentType: String?
    var accept: String?
    var method: String?
    var name: String?

    mutating func add(_ field: HTTPField) {
        // Literals compare faster than names, which HTTPTypes creates for each comparison.
        switch field.name.canonicalName {
        case "origin": add(field, to: &origin)
        case "authorization": add(field, to: &authorization)
        case "accept-language": add(field, to: &acceptLanguage)
        case "mcp-session-id": add(field, to: &sessionID)
        case "last-event-id": add(field, to: &lastEventID)
        case "mcp-protocol-version": add(field, to: &version)
        case "content-type": add(field, to: &contentType)
        case "accept": add(field, to: &accept)
        case "mcp-method": add(field, to: &method)
        case "mcp-name": add(field, to: &name)
        default: break
        }
    }

    /// Adds a field; a repeated field counts as one with all values.
    private func add(_ field: HTTPField, to value: inout String?) {
        value = value.map { "\($0), \(field.value)" } ?? field.value
    }
}
