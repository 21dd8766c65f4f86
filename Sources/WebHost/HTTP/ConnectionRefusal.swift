import NIOCore

/// A handler that answers a connection above the limit, and closes it.
final class ConnectionRefusal: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The complete response, equal for every request.
    static let response = """
        HTTP/1.1 503 Service Unavailable\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 60\r
        Connection: close\r
        Retry-After: 5\r
        \r
        Too many connections are open. Please try again in a while.

        """

    func channelActive(context: ChannelHandlerContext) {
        refuse(context)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { refuse(context) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

    private func refuse(_ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.response)))
            .assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }
}
