/// The messages of all errors.
///
/// A message is returned to the client that caused the error, so it quotes the client's words only
/// as far as they help to recognize them.
extension MCPError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let error): "The message is not JSON. \(error)"
        case .batch:
            "A list of messages was sent; batches are not part of the protocol: send each alone."
        case .notARequest(let fault): fault.description
        case .unexpectedResponse:
            "A response was sent, but the server has asked nothing in this way."
        case .tooLarge(let limit): "A message may have \(limit) bytes at most."
        case .foreignHost(let host):
            "This server doesn't answer under the name “\(host.excerpt)”."
        case .foreignOrigin(let origin): "Pages of “\(origin.excerpt)” may not use this server."
        case .unauthorized(let fault): fault.description
        case .notJSON: "The content type must be application/json."
        case .notAcceptable:
            "The client must accept application/json and text/event-stream, or text/event-stream "
                + "for GET."
        case .wrongHTTPMethod(let allowed): "This address takes \(allowed) only."
        case .unknownEvent:
            "Last-Event-ID names no event of this session; send the request again."
        case .unsupportedRevision(let requested):
            "Unsupported protocol version “\(requested.excerpt)”; use one of "
                + "\(Revision.names.joined(separator: ", "))."
        case .missingMeta(let name):
            "The request's _meta has no valid “\(name)”, which every request must carry since "
                + "2026-07-28."
        case .headerMismatch(let header, let fault): fault.description(header)
        case .notInitialized: "The session has not begun; send initialize first."
        case .alreadyInitialized: "The session has begun already; initialize is sent only once."
        case .duplicateID: "A request with this id is still being answered; each needs its own."
        case .unknownMethod(let method): "Method not found: “\(method.excerpt)”."
        case .missingCapability(let capabilities):
            "The request needs a client with "
                + "\(capabilities.names.joined(separator: ", ")); declare it if you can do it."
        case .tooManyRequests(let limit):
            "\(limit) requests are being answered, and no more are taken; wait for some of them."
        case .unreadableParameters: "The parameter “params” must be an object."
        case .invalidParameter(let name, let expected):
            "The parameter “\(name.excerpt)” must be \(expected)."
        case .unknownTool(let name):
            "Unknown tool: “\(name.excerpt)”. tools/list names those there are."
        case .unknownPrompt(let name):
            "Unknown prompt: “\(name.excerpt)”. prompts/list names those there are."
        case .unknownResource(let uri): "Resource not found: “\(uri.excerpt)”."
        case .unknownTask(let id):
            "Unknown task: “\(id.excerpt)”. It may have expired, or belong to somebody else."
        case .missingArgument(let name, let prompt):
            "The prompt “\(prompt.excerpt)” needs the argument “\(name.excerpt)”."
        case .invalidCursor: "The cursor is not one that this list has given out."
        case .invalidState(let fault): fault.description
        case .invalidParameters(let text): text
        case .visitRequired: "A person must open an address before the request can be served."
        case .tooManyTasks(let limit):
            "\(limit) tasks exist, and no more are taken; wait until some have expired."
        case .tooManyQuestions(let limit):
            "\(limit) questions wait for answers, and no more can be asked; try again later."
        case .tooManySubscriptions(let limit):
            "A client may follow \(limit) resources at most; unsubscribe from some."
        case .tooManySessions(let limit, _):
            "\(limit) sessions are open, and no more can begin; try again later."
        case .tooManyStreams(let limit):
            "\(limit) streams are open, and no more can begin; try again later."
        case .limited(let text, _): text
        case .unknownSession: "The session doesn't exist or has ended; send initialize again."
        case .missingSession:
            "The header Mcp-Session-Id is missing; send the one that initialize was answered with."
        case .internalError: "The server failed to answer. Its log says more."
        case .custom(_, let message, _): message
        }
    }
}

extension MCPError.TokenFault {
    fileprivate var description: String {
        switch self {
        case .missing: "A bearer token is needed, and none was sent."
        case .invalid: "The token is not valid: it may have expired, or be for another server."
        case .unverified:
            "No token can be verified at the moment, because its issuer doesn't answer. Try again later."
        case .insufficientScope(let scopes):
            "The token is not enough: the request needs \(scopes.joined(separator: ", "))."
        }
    }
}

extension MCPError.MessageFault {
    fileprivate var description: String {
        switch self {
        case .object: "A message must be a JSON object."
        case .version: "A message must have the member jsonrpc with the value “2.0”."
        case .id: "The id of a request must be a text or a whole number."
        case .method: "A request must have the member method with a text."
        }
    }
}

extension MCPError.HeaderFault {
    fileprivate func description(_ header: String) -> String {
        switch self {
        case .missing: "Header mismatch: \(header) is missing, but the body has a value for it."
        case .unreadable: "Header mismatch: the value of \(header) can't be decoded."
        case .differs(let value, let body):
            "Header mismatch: \(header) says “\(value.excerpt)”, the body “\(body.excerpt)”."
        case .unexpected: "Header mismatch: \(header) is there, but the body has no value for it."
        }
    }
}

extension MCPError.StateFault {
    fileprivate var description: String {
        switch self {
        case .unreadable: "The requestState is not one that this server has given out."
        case .expired: "The requestState has expired; send the request again without it."
        case .otherRequest:
            "The requestState belongs to another request; send it back with the same parameters."
        }
    }
}

extension String {
    /// The beginning of a foreign text, long enough to recognize it.
    fileprivate var excerpt: String { count > 80 ? prefix(80) + "…" : self }
}
