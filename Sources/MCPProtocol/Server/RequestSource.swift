import NIOCore

/// Where a request comes from, as its transport knows it.
struct RequestSource: Sendable {
    var principal: Principal = .local
    var acceptLanguage: String?
    var transport: Transport = .pipes
    /// The places for streams without an end of their own, where they are counted.
    var streams: ConcurrencyLimit?
}

/// The answer to a request, with the error it tells of, for transports that tell it in other ways
/// too.
struct Reply: Sendable {
    var message: ByteBuffer
    var error: MCPError?
}
