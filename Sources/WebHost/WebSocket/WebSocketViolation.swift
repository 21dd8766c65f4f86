import NIOWebSocket

/// A violation of RFC 6455 by the client, which ends the connection with a code.
enum WebSocketViolation: Error, Equatable {
    /// A frame that isn't masked, uses a reserved bit or an unknown kind, or is out of order.
    case malformedFrame
    /// A binary message, which this protocol doesn't have.
    case binaryMessage
    /// A message over the limit.
    case tooLarge
    /// A text that isn't UTF-8.
    case invalidText

    /// The code in the close frame.
    var code: WebSocketErrorCode {
        switch self {
        case .malformedFrame: .protocolError
        case .binaryMessage: .unacceptableData
        case .tooLarge: .messageTooLarge
        case .invalidText: .dataInconsistentWithMessage
        }
    }
}
