import NIOCore

/// The source of a request, as its transport knows it.
struct RequestSource: Sendable {
    var principal: Principal = .local
    var user: AuthenticatedUser?
    var acceptLanguage: String?
    var transport: Transport = .pipes
    /// The places for streams without a natural end, if their number is limited.
    var streams: ConcurrencyLimit?
}

/// The response to a request, with its error, for transports that also report errors in other ways.
struct Reply: Sendable {
    var message: ByteBuffer
    var error: MCPError?
}
