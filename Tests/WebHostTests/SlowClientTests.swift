import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import Synchronization
import Testing

@testable import WebHost

/// Clients that send or read too slowly: nothing waits for them without end.
@Suite struct SlowClientTests {
    // MARK: - Bodies

    /// Keeps the error that reaches the end of the pipeline.
    private final class Errors: ChannelInboundHandler {
        typealias InboundIn = Any
        var last: (any Error)?

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            last = error
        }
    }

    private let channel = EmbeddedChannel()
    private let errors = Errors()

    private func connect(
        adding handlers: [any ChannelHandler], limits: ConnectionLimits = ConnectionLimits()
    ) throws {
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        for handler in handlers { try channel.pipeline.syncOperations.addHandler(handler) }
        try channel.pipeline.syncOperations.addHandler(errors)
    }

    private func connectWithSlowBody() throws {
        let loop = channel.embeddedEventLoop
        try connect(adding: [SlowBodyHandler(ConnectionLimits()) { loop.now }])
    }

    private func send(_ part: HTTPServerRequestPart) throws {
        channel.read()
        try channel.writeInbound(part)
        channel.read()
    }

    private let head = HTTPServerRequestPart.head(
        HTTPRequestHead(version: .http1_1, method: .POST, uri: "/"))

    private func advance(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

    @Test("A body at one byte in five seconds is given up after ten, and its connection ends")
    func drip() throws {
        try connectWithSlowBody()
        try send(head)
        advance(.seconds(5))
        try send(.body(ByteBuffer(string: "x")))
        advance(.milliseconds(4999))
        #expect(errors.last == nil)
        advance(.milliseconds(1))
        #expect(errors.last is SlowBody)
        #expect(channel.isActive, "the answer is on its way")
        advance(.seconds(5))
        #expect(!channel.isActive)
    }

    @Test("A slow but steady body has the time that its bytes allow")
    func steady() throws {
        try connectWithSlowBody()
        try send(head)
        for _ in 0..<60 {
            advance(.seconds(1))
            try send(.body(ByteBuffer(repeating: 0, count: 300)))
        }
        #expect(errors.last == nil)
        try send(.end(nil))
        advance(.hours(1))
        #expect(errors.last == nil)
        #expect(channel.isActive)
    }

    @Test("The time in which the server doesn't want to read is not the client's")
    func heldBack() throws {
        try connectWithSlowBody()
        // No read follows: the route is busy.
        try channel.writeInbound(head)
        advance(.seconds(600))
        #expect(errors.last == nil)
        channel.read()
        advance(.seconds(11))
        #expect(errors.last is SlowBody)
    }

    // MARK: - Answers

    @Test("A client that reads nothing of a full channel for a minute is disconnected")
    func unread() throws {
        try connect(adding: [UnreadResponseHandler(timeout: .seconds(60))])
        func set(_ isWritable: Bool) {
            channel.isWritable = isWritable
            channel.pipeline.fireChannelWritabilityChanged()
        }
        set(false)
        advance(.seconds(59))
        set(true)
        set(false)
        advance(.seconds(59))
        #expect(channel.isActive, "it read something a minute ago")
        advance(.seconds(1))
        #expect(!channel.isActive)
    }

    // MARK: - Sockets

    private final class Receiver: WebSocketReceiver {
        struct State {
            var texts: [String] = []
            var isFull = false
            var ready: [@Sendable () -> Void] = []
        }
        let state = Mutex(State())

        var texts: [String] { state.withLock { $0.texts } }

        func received(_ text: ByteBuffer) {
            state.withLock { $0.texts.append(String(buffer: text)) }
        }

        func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool {
            state.withLock { state in
                if state.isFull { state.ready.append(ready) }
                return state.isFull
            }
        }

        func becomeReady() {
            let ready = state.withLock { state in
                state.isFull = false
                defer { state.ready = [] }
                return state.ready
            }
            for ready in ready { ready() }
        }

        func closed() {}
    }

    /// Counts the reads that reach the channel.
    private final class Reads: ChannelOutboundHandler {
        typealias OutboundIn = WebSocketFrame
        var count = 0

        func read(context: ChannelHandlerContext) {
            count += 1
            context.read()
        }
    }

    private func frame(_ text: String, _ opcode: WebSocketOpcode = .text) -> WebSocketFrame {
        WebSocketFrame(
            fin: true, opcode: opcode, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: text))
    }

    @Test("A socket reads no further while its receiver takes no more, and loses nothing")
    func holdsBack() throws {
        let (reads, receiver) = (Reads(), Receiver())
        let handler = WebSocketHandler(limits: WebSocketLimits(), logger: Logger(label: "test"))
        try connect(adding: [reads, handler])
        handler.attach(receiver)
        receiver.state.withLock { $0.isFull = true }
        for number in 1...3 { try channel.writeInbound(frame("\(number)")) }
        #expect(receiver.texts == ["1"])
        let before = reads.count
        channel.read()
        #expect(reads.count == before)

        receiver.becomeReady()
        channel.embeddedEventLoop.run()
        #expect(receiver.texts == ["1", "2", "3"])
        #expect(reads.count == before + 1)
    }

    @Test("Silence of a socket that isn't read is nobody's fault")
    func heldBackIsNotDead() throws {
        let receiver = Receiver()
        let handler = WebSocketHandler(limits: WebSocketLimits(), logger: Logger(label: "test"))
        try connect(adding: [handler])
        handler.attach(receiver)
        receiver.state.withLock { $0.isFull = true }
        try channel.writeInbound(frame("1"))
        advance(.seconds(120))
        #expect(channel.isActive)
        receiver.becomeReady()
        channel.embeddedEventLoop.run()
        advance(.seconds(60))
        #expect(!channel.isActive)
    }

    @Test("A socket that says Close with a full buffer ends all the same")
    func closeWithFullBuffer() throws {
        let handler = WebSocketHandler(limits: WebSocketLimits(), logger: Logger(label: "test"))
        try connect(adding: [Stuck(), handler])
        handler.attach(Receiver())
        try channel.writeInbound(frame("\u{3}\u{e8}", .connectionClose))
        #expect(channel.isActive)
        advance(.seconds(5))
        #expect(!channel.isActive)
    }

    /// Lets nothing out.
    private final class Stuck: ChannelOutboundHandler {
        typealias OutboundIn = WebSocketFrame
        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            kept.append(promise)
        }
        private var kept: [EventLoopPromise<Void>?] = []

        func close(
            context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
        ) {
            for promise in kept { promise?.fail(ChannelError.ioOnClosedChannel) }
            context.close(mode: mode, promise: promise)
        }
    }
}
