import Foundation
import HTTPTypes
import _JSON

/// The headers that repeat what a request's body says, for whatever stands between client and
/// server; the body counts, and both must agree.
struct RequestHeaders {
    let fields: HTTPFields

    /// The version that the client says it speaks.
    var version: String? { fields[.mcpProtocolVersion].map(Self.trim) }

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
        try confirm(.mcpMethod, method)
    }

    /// Compares the header `Mcp-Name`, for methods that have one.
    func confirm(nameIn parameters: Parameters, of method: String) throws(MCPError) {
        guard let name = Method(rawValue: method)?.nameParameter,
            let value = parameters[name]?.string
        else { return }
        try confirm(.mcpName, value)
    }

    /// Compares the headers that a tool's schema asks for.
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
            case .string(let text): try confirm(name, text)
            case .bool(let value): try confirm(name, value ? "true" : "false")
            case .integer, .number: try confirm(name, number: value?.number ?? .nan)
            // Anything else is not what the schema says, which the tool will tell.
            case .array, .object: continue
            }
        }
    }

    private func confirm(_ name: HTTPField.Name, _ body: String) throws(MCPError) {
        let value = try decoded(name)
        guard value == body else {
            throw .headerMismatch(header: name.rawName, .differs(header: value, body: body))
        }
    }

    private func confirm(_ name: HTTPField.Name, number body: Double) throws(MCPError) {
        let value = try decoded(name)
        guard Double(value) == body else {
            throw .headerMismatch(
                header: name.rawName, .differs(header: value, body: body.description))
        }
    }

    private func decoded(_ name: HTTPField.Name) throws(MCPError) -> String {
        guard let field = fields[name] else {
            throw .headerMismatch(header: name.rawName, .missing)
        }
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
