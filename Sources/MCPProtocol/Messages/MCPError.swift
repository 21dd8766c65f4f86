package import _JSON

/// Why a request is refused or failed, as JSON-RPC errors tell it.
package enum MCPError: Error, Sendable, Equatable {
    // Before a request is understood.
    case unreadable(JSONReadError)
    case batch
    case notARequest(MessageFault)
    case unexpectedResponse
    case tooLarge(limit: Int)

    // Before anybody looks at it.
    case foreignHost(String)
    case foreignOrigin(String)
    case unauthorized(TokenFault)
    case notJSON
    case notAcceptable
    case wrongHTTPMethod(allowed: String)
    case unknownEvent

    // Before it is dispatched.
    case unsupportedRevision(requested: String)
    case missingMeta(String)
    case headerMismatch(header: String, HeaderFault)
    case notInitialized
    case alreadyInitialized
    case duplicateID
    case unknownMethod(String)
    case missingCapability(ClientCapabilities)
    case tooManyRequests(limit: Int)

    // Parameters.
    /// The parameters as a whole are no object, so there is no `_meta` either.
    case unreadableParameters
    case invalidParameter(String, expected: String)
    case unknownTool(String)
    case unknownPrompt(String)
    case unknownResource(uri: String)
    case unknownTask(String)
    case missingArgument(String, prompt: String)
    case invalidCursor
    case invalidState(StateFault)
    /// Parameters that are wrong in a way of the service's own.
    case invalidParameters(String)

    // How requests end.
    /// Addresses that a person must visit before the request is sent again; 2025-11-25 only.
    case visitRequired([URLVisit])
    case tooManyTasks(limit: Int)
    case tooManyQuestions(limit: Int)
    case tooManySubscriptions(limit: Int)
    /// `retry` is the time after which the session that is idle for longest gives way, if one is idle.
    case tooManySessions(limit: Int, retry: Duration?)
    case tooManyStreams(limit: Int)
    case unknownSession
    case missingSession
    case internalError
    /// An error of the service's own, with a code outside those that JSON-RPC reserves.
    case custom(code: Int, message: String, data: JSONValue?)

    /// Why a token, or its absence, does not let a client in.
    package enum TokenFault: Error, Sendable, Equatable {
        case missing
        case invalid
        case insufficientScope([String])
    }

    /// The part that keeps JSON from being a request.
    package enum MessageFault: Sendable, Equatable {
        case object, version, id, method
    }

    /// A mistake in a header.
    package enum HeaderFault: Sendable, Equatable {
        case missing
        case unreadable
        case differs(header: String, body: String)
        /// The header is there and the body has nothing for it.
        case unexpected
    }

    /// A reason to refuse a state that a client brought back.
    package enum StateFault: Sendable, Equatable {
        case unreadable
        case expired
        case otherRequest
    }

    /// An address for a person, with the name under which the visit is known.
    package struct URLVisit: Sendable, Equatable {
        package var id: String
        package var message: String
        package var url: String
    }
}
