import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A handler for a connection until its first request shows its protocol: HTTP, or a WebSocket.
///
/// The upgrade handler of swift-nio loses a request whose upgrade is refused, and the reason for
/// the refusal; here the request is then answered as plain HTTP. This handler also closes
/// connections that never send anything: browsers open some in advance, and a shutdown must not
/// wait for these.
final class UpgradeHandler<Kind: Sendable>: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// The connection waits for its first request.
        case waiting
        /// The request waits for the decision about its upgrade.
        case deciding(HTTPRequestHead)
        /// The bytes that arrive aren't HTTP any more.
        case upgrading
        case done
    }

    private let encoder: HTTPResponseEncoder
    private let decoder: ByteToMessageHandler<HTTPRequestDecoder>
    private let upgrader: NIOTypedWebSocketServerUpgrader<Kind>
    private let timeout: TimeAmount
    private let promise: EventLoopPromise<Kind>
    /// The function that adds the handlers of plain HTTP at the end of the pipeline.
    private let serveHTTP: () throws -> Kind
    private var state = State.waiting
    private var kept: [NIOAny] = []
    /// `true` if the server began to end while the request was decided about.
    private var isLeaving = false
    private var timer: Scheduled<Void>?

    /// Creates the handler, which follows `encoder` and `decoder` and completes `promise`.
    init(
        encoder: HTTPResponseEncoder, decoder: ByteToMessageHandler<HTTPRequestDecoder>,
        upgrader: NIOTypedWebSocketServerUpgrader<Kind>, timeout: TimeAmount,
        promise: EventLoopPromise<Kind>, serveHTTP: @escaping () throws -> Kind
    ) {
        self.encoder = encoder
        self.decoder = decoder
        self.upgrader = upgrader
        self.timeout = timeout
        self.promise = promise
        self.serveHTTP = serveHTTP
    }

    // MARK: - Lifecycle

    func handlerAdded(context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        state = .done
        // This does nothing if the promise was completed before.
        promise.fail(ChannelError.ioOnClosedChannel)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            switch state {
            case .waiting: context.close(promise: nil)
            case .deciding, .upgrading: isLeaving = true
            case .done: context.fireUserInboundEventTriggered(event)
            }
        case ChannelEvent.inputClosed:
            context.close(promise: nil)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard error is HTTPParserError, case .waiting = state else {
            return context.close(promise: nil)
        }
        state = .done
        let head = HTTPResponseHead(
            version: .http1_1, status: .badRequest,
            headers: ["Connection": "close", "Content-Length": "0"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
            context.close(promise: nil)
        }
    }

    // MARK: - The first request

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch state {
        case .waiting:
            // The decoder always begins with a head.
            guard case .head(let head) = unwrapInboundIn(data) else {
                return context.close(promise: nil)
            }
            if head.asksForWebSocket {
                state = .deciding(head)
                kept = [data]
                decide(head, context: context)
            } else {
                becomeHTTP(context, keeping: [wrapInboundOut(.head(head.withoutUpgrade))])
            }
        case .deciding, .upgrading:
            kept.append(data)
        case .done:
            break
        }
    }

    private func decide(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
        upgrader.buildUpgradeResponse(
            channel: context.channel, upgradeRequest: head, initialResponseHeaders: [:]
        ).hop(to: context.eventLoop).assumeIsolated().whenComplete { result in
            guard case .deciding = self.state else { return }
            switch result {
            case .success(let headers):
                self.upgrade(head, headers, context: context)
            case .failure:
                let first = self.wrapInboundOut(.head(head.withoutUpgrade))
                self.becomeHTTP(context, keeping: [first] + self.kept.dropFirst())
            }
        }
    }

    private func becomeHTTP(_ context: ChannelHandlerContext, keeping parts: [NIOAny]) {
        do {
            promise.succeed(try serveHTTP())
        } catch {
            promise.fail(error)
            return context.close(promise: nil)
        }
        state = .done
        kept = []
        for part in parts { context.fireChannelRead(part) }
        // The connection's task receives nothing before a read is complete, and this read may be over.
        context.fireChannelReadComplete()
        finish(context)
    }

    /// Leaves the connection to its own handlers, and tells them what they missed.
    private func finish(_ context: ChannelHandlerContext) {
        if isLeaving { context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    private func upgrade(
        _ head: HTTPRequestHead, _ headers: HTTPHeaders, context: ChannelHandlerContext
    ) {
        state = .upgrading
        kept = []
        let response = HTTPResponseHead(
            version: .http1_1, status: .switchingProtocols, headers: headers)
        context.writeAndFlush(wrapOutboundOut(.head(response)), promise: nil)
        let pipeline = context.pipeline.syncOperations
        // Bytes that the decoder holds back arrive here when it is removed, and are kept.
        pipeline.removeHandler(decoder).and(pipeline.removeHandler(encoder))
            .flatMap { [upgrader, channel = context.channel] _ in
                upgrader.upgrade(channel: channel, upgradeRequest: head)
            }
            .assumeIsolated()
            .whenComplete { result in
                guard case .upgrading = self.state else { return }
                switch result {
                case .success(let kind):
                    self.promise.succeed(kind)
                    self.release(context)
                case .failure:
                    context.close(promise: nil)
                }
            }
    }

    private func release(_ context: ChannelHandlerContext) {
        state = .done
        let bytes = kept
        kept = []
        for data in bytes { context.fireChannelRead(data) }
        if !bytes.isEmpty { context.fireChannelReadComplete() }
        finish(context)
    }
}

extension HTTPRequestHead {
    /// `true` if the request is a complete WebSocket handshake, as far as HTTP is concerned.
    fileprivate var asksForWebSocket: Bool {
        method == .GET && version == .http1_1
            && headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
            && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
            && !headers.contains(name: "content-length")
            && !headers.contains(name: "transfer-encoding")
    }

    /// The request as plain HTTP.
    ///
    /// After a request for an upgrade, the decoder reads no further, so the connection must end
    /// with the response.
    fileprivate var withoutUpgrade: HTTPRequestHead {
        guard headers.contains(name: "upgrade") else { return self }
        var head = self
        head.headers.replaceOrAdd(name: "Connection", value: "close")
        return head
    }
}
