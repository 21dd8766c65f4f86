import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import _Executors

/// Connections to Hummingbird's server that start as HTTP/1.1 and may become WebSockets.
///
/// Only the first request of a connection can be upgraded; browsers send no other.
struct UpgradableHTTPChannel<Upgrader: WebSocketUpgrader>: HTTPChannelHandler {
    typealias HTTPConnection = UnservedConnection.HTTPConnection

    /// The kind of a connection, known after its first request.
    enum Kind: Sendable {
        case http(HTTPConnection)
        /// Its handlers serve it, so its task ends.
        case socket
    }

    /// A connection whose kind is known after its first request.
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let connection: UnservedConnection
    }

    let responder: Responder
    let upgrader: Upgrader
    let limits: WebSocketLimits
    let connectionLimits: ConnectionLimits

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let options = channel.syncOptions
            // Actions have about sixty bytes; a silent connection should not keep a large read
            // buffer.
            try options?.setOption(
                .recvAllocator,
                value: AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 1024, maximum: 16384))
            // After one read, the other connections of the loop take their turn.
            try options?.setOption(.maxMessagesPerRead, value: 1)
            // A card is sent as soon as it is drawn, without waiting for the kernel to gather more.
            try options?.setOption(.tcpOption(.tcp_nodelay), value: 1)

            let encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(
                HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
            let promise = channel.eventLoop.makePromise(of: Kind.self)
            let upgrade = UpgradeHandler(
                encoder: encoder, decoder: decoder,
                upgrader: upgrader(for: channel, logger: logger),
                timeout: limits.firstRequestTimeout, promise: promise,
                serveHTTP: { .http(try serveHTTP(on: channel, logger: logger)) })
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(
                LeavingHandler(after: TimeAmount(connectionLimits.leavingTime)))
            try pipeline.addHandler(
                UnreadResponseHandler(timeout: TimeAmount(connectionLimits.unreadTimeout)))
            try pipeline.addHandler(encoder)
            try pipeline.addHandler(decoder)
            try pipeline.addHandler(upgrade)
            let http = promise.futureResult.map { kind in
                if case .http(let connection) = kind { connection } else { nil as HTTPConnection? }
            }
            return Value(channel: channel, connection: UnservedConnection(channel, http: http))
        }
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            // A connection that ends before its first request needs no answer.
            guard let channel = try? await value.connection.serve() else { return }
            let executor = EventLoopExecutor.of(value.channel.eventLoop)
            await ConnectionExecutor.run(on: executor) {
                await handleHTTP(asyncChannel: channel, logger: logger)
            }
        } onCancel: {
            value.channel.close(mode: .input, promise: nil)
        }
    }

    private func serveHTTP(
        on channel: any Channel, logger: Logger
    ) throws -> HTTPConnection {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(SlowBodyHandler(connectionLimits))
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandler(
            HTTPConnectionStateHandler(
                idleTimeout: connectionLimits.idleTimeout, logger: logger))
        return try NIOAsyncChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    private func upgrader(
        for channel: any Channel, logger: Logger
    ) -> NIOTypedWebSocketServerUpgrader<Kind> {
        let admission = NIOLoopBoundBox<WebSocketAdmission?>(nil, eventLoop: channel.eventLoop)
        return NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.maximumMessageBytes,
            enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, request in
                let address = channel.remoteAddress
                return channel.eventLoop.makeFutureWithTask {
                    await upgrader.admit(request, from: address)
                }.map { admitted in
                    admission.value = admitted
                    return admitted?.headers
                }
            },
            upgradePipelineHandler: { channel, _ in
                open(channel, on: admission.value, logger: logger)
            })
    }

    /// Adds the socket's handler to the pipeline.
    ///
    /// It opens the socket; the upgrade keeps the bytes that the client sends meanwhile.
    private func open(
        _ channel: any Channel, on admission: WebSocketAdmission?, logger: Logger
    ) -> EventLoopFuture<Kind> {
        guard let admission else {
            return channel.eventLoop.makeFailedFuture(ChannelError.inappropriateOperationForState)
        }
        let handler = WebSocketHandler(
            limits: limits, logger: logger, farewell: admission.farewell,
            maximumBinaryBytes: admission.maximumBinaryBytes)
        let connection = WebSocketConnection(handler: handler, eventLoop: channel.eventLoop)
        let bound = NIOLoopBound(handler, eventLoop: channel.eventLoop)
        return channel.eventLoop.makeCompletedFuture {
            try channel.syncOptions?.setOption(
                .recvAllocator,
                value: FixedSizeRecvByteBufferAllocator(capacity: limits.maximumReadBytes))
            try channel.pipeline.syncOperations.addHandler(handler)
        }.flatMap {
            channel.eventLoop.makeFutureWithTask { await admission.open(connection) }
        }.map { receiver in
            bound.value.attach(receiver)
            return .socket
        }
    }
}
