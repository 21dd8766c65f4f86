import _JSON

enum IncomingMessage: Sendable {
    case request(IncomingRequest)
    case notification(IncomingNotification)
    case response(IncomingResponse)
}

struct IncomingRequest: Sendable {
    var id: RequestID
    var method: String
    var parameters: Parameters
}

struct IncomingNotification: Sendable {
    var method: String
    var parameters: Parameters
}

/// A client's response to a request of ours.
struct IncomingResponse: Sendable {
    var id: RequestID
    /// The result, or `nil` for an error, whose details the server doesn't use.
    var result: JSONValue?
}

/// The error for an unreadable message, with the request's id if it was readable.
struct UnreadableMessage: Error {
    var id: RequestID?
    var error: MCPError
}

extension IncomingMessage {
    /// The maximum depth of a message; arguments may nest deeper than our messages do.
    static let maximumDepth = 64

    init(parsing bytes: [UInt8]) throws(UnreadableMessage) {
        let value: JSONValue
        do {
            value = try JSONValue(
                parsing: bytes, maximumDepth: Self.maximumDepth,
                expectedNames: RequestMetadata.names)
        } catch {
            throw UnreadableMessage(error: .unreadable(error))
        }
        switch value {
        case .object(let object): try self.init(object)
        case .array: throw UnreadableMessage(error: .batch)
        default: throw UnreadableMessage(error: .notARequest(.object))
        }
    }

    private init(_ object: JSONObject) throws(UnreadableMessage) {
        let id = object["id"].flatMap(RequestID.init)
        func refused(_ fault: MCPError.MessageFault) -> UnreadableMessage {
            UnreadableMessage(id: id, error: .notARequest(fault))
        }
        guard object["jsonrpc"] == "2.0" else { throw refused(.version) }
        guard object["id"] == nil || id != nil else { throw refused(.id) }
        guard let method = object["method"] else {
            guard let id, object["result"] != nil || object["error"] != nil else {
                throw refused(.method)
            }
            self = .response(IncomingResponse(id: id, result: object["result"]))
            return
        }
        guard let method = method.string else { throw refused(.method) }
        let parameters: Parameters
        switch object["params"] {
        case nil: parameters = Parameters([:])
        case .object(let members): parameters = Parameters(members)
        default:
            throw UnreadableMessage(id: id, error: .unreadableParameters)
        }
        if let id {
            self = .request(IncomingRequest(id: id, method: method, parameters: parameters))
        } else {
            self = .notification(IncomingNotification(method: method, parameters: parameters))
        }
    }
}
