package import _JSON

/// The reasons why a request is refused or fails, sent as JSON-RPC errors.
package enum MCPError: Error, Sendable, Equatable {
    // Before the request is parsed.
    case unreadable(JSONReadError)
    case batch
    case notARequest(MessageFault)
    case unexpectedResponse
    case tooLarge(limit: Int)

    // Before the request is examined.
    case foreignHost(String)
    case foreignOrigin(String)
    case unauthorized(TokenFault)
    case notJSON
    case notAcceptable
    case wrongHTTPMethod(allowed: String)
    case unknownEvent

    // Before the request is dispatched.
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
    /// The parameters aren't an object, so there is no `_meta` either.
    case unreadableParameters
    case invalidParameter(String, expected: String)
    case unknownTool(String)
    case unknownPrompt(String)
    case unknownResource(uri: String)
    case unknownTask(String)
    case missingArgument(String, prompt: String)
    case invalidCursor
    case invalidState(StateFault)
    /// Parameters that the service refuses for its reasons.
    case invalidParameters(String)

    // How requests end.
    /// Addresses that a person must visit before the client repeats the request; 2025-11-25 only.
    case visitRequired([URLVisit])
    case tooManyTasks(limit: Int)
    case tooManyQuestions(limit: Int)
    case tooManySubscriptions(limit: Int)
    /// `retry` is the time after which the session that has been idle for longest is replaced;
    /// `nil` if none is idle.
    case tooManySessions(limit: Int, retry: Duration?)
    case tooManyStreams(limit: Int)
    /// More than the service allows one person, in the service's words, which say when to try again.
    case limited(String, retryAfter: Int)
    case unknownSession
    case missingSession
    case internalError
    /// A custom error of the service, with a code outside the range that JSON-RPC reserves.
    case custom(code: Int, message: String, data: JSONValue?)

    /// The reasons why a token, or a missing token, gives no access.
    package enum TokenFault: Error, Sendable, Equatable {
        case missing
        case invalid
        /// The issuer's keys can't be fetched, so no token can be verified.
        case unverified
        case insufficientScope([String])
    }

    /// The mistake that makes JSON no request.
    package enum MessageFault: Sendable, Equatable {
        case object, version, id, method
    }

    package enum HeaderFault: Sendable, Equatable {
        case missing
        case unreadable
        case differs(header: String, body: String)
        /// The header is present, but the body has no value for it.
        case unexpected
    }

    /// A reason to refuse a state that a client sent back.
    package enum StateFault: Sendable, Equatable {
        case unreadable
        case expired
        case otherRequest
    }

    /// An address for a person, with the identifier of the visit.
    package struct URLVisit: Sendable, Equatable {
        package var id: String
        package var message: String
        package var url: String
    }
}
