#if OpenIDConnect
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import Testing

    /// The answer to a request of a browser, while it comes in.
    struct BrowserAnswer: Sendable {
        let head: HTTPResponseHead
        /// The bytes of the body, piece by piece; throws if the connection ends before the answer does.
        let body: AsyncThrowingStream<ByteBuffer, any Error>

        init(
            port: Int, _ method: HTTPMethod, _ path: String, _ fields: [String: String]
        ) async throws {
            let (body, bytes) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
            let (heads, begun) = AsyncThrowingStream<HTTPResponseHead, any Error>.makeStream()
            let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHTTPClientHandlers()
                        try channel.pipeline.syncOperations.addHandler(Inbox(begun, bytes))
                    }
                }
                .connect(host: "127.0.0.1", port: port).get()
            // Who reads no further has closed the tab.
            bytes.onTermination = { _ in channel.close(promise: nil) }
            var head = HTTPRequestHead(version: .http1_1, method: method, uri: path)
            for (name, value) in fields { head.headers.add(name: name, value: value) }
            if method != .GET { head.headers.add(name: "Content-Length", value: "0") }
            channel.write(HTTPClientRequestPart.head(head), promise: nil)
            channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
            var iterator = heads.makeAsyncIterator()
            self.head = try #require(try await iterator.next())
            self.body = body
        }

        private final class Inbox: ChannelInboundHandler {
            typealias InboundIn = HTTPClientResponsePart

            private let heads: AsyncThrowingStream<HTTPResponseHead, any Error>.Continuation
            private let bytes: AsyncThrowingStream<ByteBuffer, any Error>.Continuation

            init(
                _ heads: AsyncThrowingStream<HTTPResponseHead, any Error>.Continuation,
                _ bytes: AsyncThrowingStream<ByteBuffer, any Error>.Continuation
            ) {
                (self.heads, self.bytes) = (heads, bytes)
            }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                switch unwrapInboundIn(data) {
                case .head(let head): heads.yield(head)
                case .body(let part): bytes.yield(part)
                case .end: bytes.finish()
                }
            }

            func channelInactive(context: ChannelHandlerContext) { end(with: ChannelError.eof) }

            func errorCaught(context: ChannelHandlerContext, error: any Error) {
                end(with: error)
                context.close(promise: nil)
            }

            private func end(with error: any Error) {
                heads.finish(throwing: error)
                bytes.finish(throwing: error)
            }
        }
    }
#endif
