#if S3
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import Synchronization

    /// A server of this machine that answers as a test says.
    final class TestBucketServer: Sendable {
        struct Request: Sendable {
            var method: HTTPMethod
            var uri: String
            var headers: HTTPHeaders
            var body: [UInt8]
        }

        struct Answer: Sendable {
            var status = 200
            var body: [UInt8] = []
            /// The answer is sent once this is completed.
            var after: EventLoopFuture<Void>?

            static func error(_ status: Int, _ code: String) -> Answer {
                Answer(status: status, body: Array("<Error><Code>\(code)</Code></Error>".utf8))
            }
        }

        private let requests = Mutex<[Request]>([])
        private let answer: Mutex<@Sendable (Request) -> Answer>
        private let channel = Mutex<(any Channel)?>(nil)
        private let connections = Mutex<[any Channel]>([])

        init(_ answer: @escaping @Sendable (Request) -> Answer) async throws {
            self.answer = Mutex(answer)
            let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .childChannelInitializer { channel in
                    self.connections.withLock { $0.append(channel) }
                    return channel.pipeline.configureHTTPServerPipeline().flatMapThrowing {
                        try channel.pipeline.syncOperations.addHandler(Handler(self))
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            self.channel.withLock { $0 = channel }
        }

        var port: Int { channel.withLock { $0?.localAddress?.port ?? 0 } }
        var seen: [Request] { requests.withLock { $0 } }

        func answers(_ new: @escaping @Sendable (Request) -> Answer) {
            answer.withLock { $0 = new }
        }

        /// Ends, with the connections that clients keep.
        func close() async throws {
            try await channel.withLock { $0 }?.close()
            for connection in connections.withLock({ $0 }) {
                // The client may have ended it.
                connection.close(promise: nil)
                try await connection.closeFuture.get()
            }
        }

        private func take(_ request: Request) -> Answer {
            requests.withLock { $0.append(request) }
            return answer.withLock { $0 }(request)
        }

        private final class Handler: ChannelInboundHandler {
            typealias InboundIn = HTTPServerRequestPart
            typealias OutboundOut = HTTPServerResponsePart

            private let server: TestBucketServer
            private var request: Request?

            init(_ server: TestBucketServer) { self.server = server }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                switch unwrapInboundIn(data) {
                case .head(let head):
                    request = Request(
                        method: head.method, uri: head.uri, headers: head.headers, body: [])
                case .body(let bytes): request?.body += Array(bytes.readableBytesView)
                case .end:
                    guard let request else { return }
                    let answer = server.take(request)
                    guard let after = answer.after else {
                        return send(answer, to: request, context)
                    }
                    after.hop(to: context.eventLoop).assumeIsolated().whenComplete { _ in
                        self.send(answer, to: request, context)
                    }
                }
            }

            private func send(
                _ answer: Answer, to request: Request, _ context: ChannelHandlerContext
            ) {
                let isHead = request.method == .HEAD
                let head = HTTPResponseHead(
                    version: .http1_1, status: .init(statusCode: answer.status),
                    headers: ["Content-Length": isHead ? "0" : "\(answer.body.count)"])
                context.write(wrapOutboundOut(.head(head)), promise: nil)
                if !isHead {
                    let body = ByteBuffer(bytes: answer.body)
                    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
                }
                context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            }
        }
    }
#endif
