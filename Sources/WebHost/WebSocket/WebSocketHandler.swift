import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket
import _OutgoingQueue

/// The handler of one open WebSocket: incoming and outgoing messages, pings, and an orderly close.
///
/// It is a plain channel handler, without a task: thousands of silent tabs cost a few hundred bytes each.
final class WebSocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum State {
        case open
        /// The server ends, and has said so with a close frame; what the client sent before its own
        /// is still taken.
        case leaving
        case closing, closed
    }

    private let limits: WebSocketLimits
    private let logger: Logger
    /// The message for a client that leaves by itself when the server ends.
    private let farewell: ByteBuffer?
    private var assembler: MessageAssembler
    private var state = State.open
    private var context: ChannelHandlerContext?
    private var receiver: (any WebSocketReceiver)?
    /// The messages that the channel has no room for yet.
    private var waiting: [ByteBuffer] = []
    private var waitingCount = OutgoingCount()
    private var hasHeardSincePing = true
    private var timer: Scheduled<Void>?
    /// The frames of the last read that wait while the receiver takes no more.
    private var heldBack: [WebSocketFrame] = []
    private var isHoldingBack = false
    /// `true` if the channel tried to read meanwhile.
    private var wantsRead = false

    init(
        limits: WebSocketLimits, logger: Logger, farewell: ByteBuffer? = nil,
        maximumBinaryBytes: Int = 0
    ) {
        self.limits = limits
        self.farewell = farewell
        self.logger = logger
        self.assembler = MessageAssembler(
            maximumMessageBytes: limits.maximumMessageBytes,
            maximumBinaryBytes: maximumBinaryBytes)
    }

    /// Sets the socket's receiver; if the connection has ended already, the receiver is informed at once.
    func attach(_ receiver: any WebSocketReceiver) {
        guard state != .closed else { return receiver.closed() }
        self.receiver = receiver
    }

    // MARK: - Lifecycle

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        if context.channel.isActive {
            schedulePing(context)
        } else {
            end()
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    private func end() {
        guard state != .closed else { return }
        state = .closed
        timer?.cancel()
        timer = nil
        waiting = []
        heldBack = []
        isHoldingBack = false
        context = nil
        receiver?.closed()
        receiver = nil
    }

    // MARK: - Sending

    /// Sends a text, or keeps it until the client has read the messages before it.
    func send(_ text: ByteBuffer) {
        guard state == .open, let context else { return }
        if waiting.isEmpty, context.channel.isWritable {
            context.writeAndFlush(
                wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: text)), promise: nil)
            return
        }
        waiting.append(text)
        if !waitingCount.add(bytes: text.readableBytes, within: limits.outgoing) {
            logger.debug("A client reads too slowly and is sent away")
            waiting = []
            close(.unknown(1013))
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        var sent = 0
        while state == .open, sent < waiting.count, context.channel.isWritable {
            let text = waiting[sent]
            sent += 1
            waitingCount.remove(bytes: text.readableBytes)
            context.writeAndFlush(
                wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: text)), promise: nil)
        }
        waiting.removeFirst(min(sent, waiting.count))
        context.fireChannelWritabilityChanged()
    }

    // MARK: - Receiving

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if isHoldingBack { heldBack.append(frame) } else { take(frame, context) }
    }

    /// Reads no further while the receiver takes no more, so the client's data waits with the
    /// client.
    func read(context: ChannelHandlerContext) {
        if isHoldingBack { wantsRead = true } else { context.read() }
    }

    private func holdBackIfNeeded() {
        guard let context, let receiver, state == .open || state == .leaving else { return }
        let loop = context.eventLoop
        let handler = NIOLoopBound(self, eventLoop: loop)
        isHoldingBack = receiver.holdsBack { loop.execute { handler.value.goOn() } }
    }

    private func goOn() {
        isHoldingBack = false
        guard let context else { return }
        var taken = 0
        while taken < heldBack.count, !isHoldingBack {
            taken += 1
            take(heldBack[taken - 1], context)
        }
        // If the connection has ended meanwhile, no frame is left.
        heldBack.removeFirst(min(taken, heldBack.count))
        guard !isHoldingBack, wantsRead, self.context != nil else { return }
        wantsRead = false
        context.read()
    }

    private func take(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        guard state != .closed else { return }
        hasHeardSincePing = true
        do {
            switch try assembler.take(frame) {
            case .text(let text):
                guard state == .open || state == .leaving else { break }
                receiver?.received(text)
                holdBackIfNeeded()
            case .binary(let bytes):
                guard state == .open else { break }
                receiver?.received(binary: bytes)
                holdBackIfNeeded()
            case .ping(let data):
                // Pongs must not pile up for a client that sends many pings and reads nothing.
                if state == .open, context.channel.isWritable {
                    let pong = WebSocketFrame(fin: true, opcode: .pong, data: data)
                    context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
                }
            case .close(let code):
                if state == .open {
                    writeClose(code ?? .normalClosure, to: context, thenDisconnect: true)
                } else {
                    context.close(promise: nil)
                }
            case .pong, nil:
                break
            }
        } catch {
            close(error.code)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            // The client has closed its sending side, and reads nothing more either.
            context.close(promise: nil)
        case is LeavingHandler.Begin:
            if let farewell { send(farewell) }
        case is ChannelShouldQuiesceEvent:
            close(.goingAway)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            close(.messageTooLarge)
        case is NIOWebSocketError:
            close(.protocolError)
        default:
            logger.debug("A socket failed", metadata: ["error": "\(error)"])
            context.close(promise: nil)
        }
    }

    // MARK: - Closing and pings

    /// Sends a close frame and gives the client a short time to answer it.
    func close(_ code: WebSocketErrorCode) {
        guard state == .open, let context else { return }
        writeClose(code, to: context, thenDisconnect: false)
    }

    private func writeClose(
        _ code: WebSocketErrorCode, to context: ChannelHandlerContext, thenDisconnect: Bool
    ) {
        // A client that closes first sends no more, whatever its code.
        state = code == .goingAway && !thenDisconnect ? .leaving : .closing
        waiting = []
        // The client's answer may never come, nor room for this frame.
        timer?.cancel()
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.closeTimeout) {
            self.context?.close(promise: nil)
        }
        // The client's answer comes after the frames that were held back.
        if isHoldingBack, state == .closing {
            context.eventLoop.assumeIsolated().execute { self.goOn() }
        }
        var data = context.channel.allocator.buffer(capacity: 2)
        data.write(webSocketErrorCode: code)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        let written = context.writeAndFlush(wrapOutboundOut(frame))
        if thenDisconnect {
            written.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
        }
    }

    private func schedulePing(_ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.pingInterval) {
            self.pingOrDrop()
        }
    }

    private func pingOrDrop() {
        guard state == .open, let context else { return }
        // The answer may be among the frames that were held back.
        guard hasHeardSincePing || isHoldingBack else {
            logger.debug("A client no longer answers and is dropped")
            return context.close(promise: nil)
        }
        hasHeardSincePing = false
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
        schedulePing(context)
    }
}
