import _JSON

extension MCPError {
    func code(_ revision: Revision) -> Int {
        switch self {
        case .unreadable: -32700
        case .batch, .notARequest, .unexpectedResponse, .tooLarge, .notInitialized,
            .alreadyInitialized, .duplicateID, .foreignHost, .foreignOrigin, .unauthorized,
            .notJSON, .notAcceptable, .wrongHTTPMethod, .unknownEvent:
            -32600
        case .unknownMethod: -32601
        case .missingMeta, .unreadableParameters, .invalidParameter, .unknownTool, .unknownPrompt,
            .unknownTask,
            .missingArgument, .invalidCursor, .invalidState, .invalidParameters:
            -32602
        case .internalError: -32603
        case .headerMismatch: -32020
        // Older revisions have no separate code for it.
        case .missingCapability: revision.isStateless ? -32021 : -32602
        case .unsupportedRevision: -32022
        case .unknownResource: revision.isStateless ? -32602 : -32002
        case .visitRequired: -32042
        case .tooManyRequests, .tooManyTasks, .tooManyQuestions, .tooManySubscriptions,
            .tooManySessions, .tooManyStreams, .limited:
            -31000
        case .unknownSession, .missingSession: -32600
        case .custom(let code, _, _): code
        }
    }

    /// The details of the error for a program.
    var data: JSONValue? {
        switch self {
        case .unsupportedRevision(let requested):
            [
                "supported": .array(Revision.names.map(JSONValue.string)),
                "requested": .string(requested),
            ]
        case .missingCapability(let capabilities):
            ["requiredCapabilities": .object(capabilities.members)]
        case .unknownResource(let uri): ["uri": .string(uri)]
        case .visitRequired(let visits):
            [
                "elicitations": .array(
                    visits.map { visit in
                        [
                            "mode": "url", "elicitationId": .string(visit.id),
                            "message": .string(visit.message), "url": .string(visit.url),
                        ]
                    })
            ]
        case .limited(_, let seconds): ["retryAfter": .integer(seconds)]
        case .custom(_, _, let data): data
        default: nil
        }
    }
}
