import HTTPTypes
import _OriginGuard

extension MCPError {
    /// The status of a response that tells of the error.
    ///
    /// Mistakes in a request that are found before it is dispatched are HTTP errors too; an error
    /// of its method is an answer like others, but for those that clients must notice without
    /// reading it.
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
        default: .ok
        }
    }

    /// The seconds after which a request that was refused may be sent again, where they are known.
    var retryAfter: Int? {
        switch self {
        // Requests end within seconds, unless they are streams.
        case .tooManyRequests: 1
        case .tooManySessions(_, let retry?): max(1, (retry.wholeMilliseconds + 999) / 1000)
        default: nil
        }
    }
}

extension MCPError {
    /// Tells a foreign page that it is one.
    init(_ refusal: OriginGuard.Refusal) {
        switch refusal {
        case .foreignHost(let host): self = .foreignHost(host)
        case .foreignOrigin(let origin): self = .foreignOrigin(origin)
        }
    }
}
