import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import Testing

@testable import WebHost

@Suite struct WebSocketHandlerTests {
    private final class Receiver: WebSocketReceiver {
        let texts = Mutex<[String]>([])
        let ends = Mutex(0)

        func received(_ text: ByteBuffer) {
            texts.withLock { $0.append(String(buffer: text)) }
        }

        func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool { false }

        func closed() {
            ends.withLock { $0 += 1 }
        }
    }

    /// A connection with room for nothing: writes stay under way.
    private final class FullWire: ChannelOutboundHandler {
        typealias OutboundIn = WebSocketFrame

        var promises: [EventLoopPromise<Void>] = []

        func write(
            context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
        ) {
            if let promise { promises.append(promise) }
        }
    }

    private func open(
        _ limits: WebSocketLimits = WebSocketLimits()
    ) throws -> (EmbeddedChannel, WebSocketHandler, Receiver) {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let handler = WebSocketHandler(limits: limits, logger: Logger(label: "test"))
        try channel.pipeline.syncOperations.addHandler(handler)
        let receiver = Receiver()
        handler.attach(receiver)
        return (channel, handler, receiver)
    }

    private func text(_ text: String) -> ByteBuffer { ByteBuffer(string: text) }

    private func sent(_ channel: EmbeddedChannel) throws -> WebSocketFrame? {
        try channel.readOutbound(as: WebSocketFrame.self)
    }

    private func closeCode(_ frame: WebSocketFrame?) -> WebSocketErrorCode? {
        guard let frame, frame.opcode == .connectionClose else { return nil }
        var data = frame.data
        return data.readWebSocketErrorCode()
    }

    @Test func keepsMessagesForASlowReaderInOrder() throws {
        let (channel, handler, _) = try open()
        channel.isWritable = false
        for number in 1...3 { handler.send(text("\(number)")) }
        #expect(try sent(channel) == nil)
        channel.isWritable = true
        channel.pipeline.fireChannelWritabilityChanged()
        handler.send(text("4"))
        for number in 1...4 { #expect(try sent(channel)?.data == text("\(number)")) }
    }

    @Test func sendsAReaderAwayThatFallsTooFarBehind() throws {
        for (count, size) in [(257, 1), (2, (1 << 19) + 1)] {
            let (channel, handler, receiver) = try open()
            channel.isWritable = false
            for _ in 1..<count { handler.send(ByteBuffer(repeating: 0x20, count: size)) }
            #expect(try sent(channel) == nil)
            handler.send(ByteBuffer(repeating: 0x20, count: size))
            #expect(closeCode(try sent(channel)) == .unknown(1013))
            handler.send(text("too late"))
            #expect(try sent(channel) == nil)
            channel.embeddedEventLoop.advanceTime(by: .seconds(5))
            #expect(!channel.isActive)
            #expect(receiver.ends.withLock { $0 } == 1)
        }
    }

    @Test func pingsEveryInterval() throws {
        let (channel, _, receiver) = try open()
        channel.embeddedEventLoop.advanceTime(by: .seconds(29))
        #expect(try sent(channel) == nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(try sent(channel)?.opcode == .ping)
        let pong = WebSocketFrame(
            fin: true, opcode: .pong, maskKey: [1, 2, 3, 4], data: ByteBuffer())
        try channel.writeInbound(pong)
        channel.embeddedEventLoop.advanceTime(by: .seconds(30))
        #expect(try sent(channel)?.opcode == .ping)
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(30))
        #expect(!channel.isActive)
        #expect(receiver.ends.withLock { $0 } == 1)
    }

    @Test func tellsAReceiverThatComesTooLate() throws {
        let (channel, handler, first) = try open()
        _ = try channel.finish()
        let second = Receiver()
        handler.attach(second)
        #expect(first.ends.withLock { $0 } == 1)
        #expect(second.ends.withLock { $0 } == 1)
    }

    @Test func passesMessagesOnUntilItCloses() throws {
        let (channel, handler, receiver) = try open()
        let frame = WebSocketFrame(
            fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: text("one"))
        try channel.writeInbound(frame)
        handler.close(.policyViolation)
        try channel.writeInbound(frame)
        #expect(receiver.texts.withLock { $0 } == ["one"])
        #expect(closeCode(try sent(channel)) == .policyViolation)
    }

    @Test("A server that ends takes what the client sent before the client's own close frame")
    func passesOnWhatWasUnderWay() throws {
        let (channel, handler, receiver) = try open()
        handler.close(.goingAway)
        #expect(closeCode(try sent(channel)) == .goingAway)
        let frame = WebSocketFrame(
            fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: text("one"))
        try channel.writeInbound(frame)
        #expect(receiver.texts.withLock { $0 } == ["one"])
        try channel.writeInbound(
            WebSocketFrame(
                fin: true, opcode: .connectionClose, maskKey: [0, 0, 0, 0],
                data: ByteBuffer(bytes: [3, 233])))
        #expect(!channel.isActive)
        #expect(receiver.ends.withLock { $0 } == 1)
    }

    @Test("Nothing is taken after a client's own close frame, also if its page is going away")
    func takesNothingAfterACloseFrame() throws {
        let (channel, _, receiver) = try open()
        let wire = FullWire()
        try channel.pipeline.syncOperations.addHandler(wire, position: .first)
        try channel.writeInbound(
            WebSocketFrame(
                fin: true, opcode: .connectionClose, maskKey: [0, 0, 0, 0],
                data: ByteBuffer(bytes: [3, 233])))
        try channel.writeInbound(
            WebSocketFrame(
                fin: true, opcode: .text, maskKey: [0, 0, 0, 0], data: text("one")))
        #expect(channel.isActive)
        #expect(receiver.texts.withLock { $0 } == [])
        wire.promises.forEach { $0.succeed() }
        #expect(!channel.isActive)
    }
}
