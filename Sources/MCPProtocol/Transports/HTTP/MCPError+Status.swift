import HTTPTypes
import _OriginGuard

extension MCPError {
    /// Returns the status of a response with the error.
    ///
    /// Mistakes in a request that are found before it is dispatched are HTTP errors too. A method's
    /// error is a normal response, except for errors that clients must notice without reading the body.
    func status(_ revision: Revision) -> HTTPResponse.Status {
        switch self {
        case .unreadable, .batch, .notARequest, .unexpectedResponse, .unsupportedRevision,
            .missingMeta, .headerMismatch, .missingSession, .unknownEvent:
            .badRequest
        case .notInitialized, .alreadyInitialized: .badRequest
        case .missingCapability, .unreadableParameters: revision.isStateless ? .badRequest : .ok
        case .unknownMethod: revision.isStateless ? .notFound : .ok
        case .unknownSession: .notFound
        case .foreignHost, .foreignOrigin: .forbidden
        case .unauthorized(let fault): fault.status
        case .notJSON: .unsupportedMediaType
        case .notAcceptable: .notAcceptable
        case .wrongHTTPMethod: .methodNotAllowed
        case .tooLarge: .contentTooLarge
        case .tooManyRequests, .tooManySessions, .tooManyStreams: .serviceUnavailable
        case .limited: .tooManyRequests
        default: .ok
        }
    }

    /// The seconds after which a client may repeat a refused request, if they are known.
    var retryAfter: Int? {
        switch self {
        // Requests end within seconds, except for streams.
        case .tooManyRequests: 1
        case .limited(_, let seconds): seconds
        case .unauthorized(.unverified): 5
        case .tooManySessions(_, let retry?): max(1, (retry.wholeMilliseconds + 999) / 1000)
        default: nil
        }
    }
}

extension MCPError {
    /// Creates the error for a request of a foreign page.
    init(_ refusal: OriginGuard.Refusal) {
        switch refusal {
        case .foreignHost(let host): self = .foreignHost(host)
        case .foreignOrigin(let origin): self = .foreignOrigin(origin)
        }
    }
}
