import NIOCore
import NIOHTTP1

/// Gives up a request whose body comes too slowly.
///
/// Only the time counts in which the server is willing to read: a route that writes to a slow disk,
/// or a request that waits behind another, costs its client nothing.
final class SlowBodyHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart

    private let timeout: TimeAmount
    private let rate: Int
    private let closeTimeout: TimeAmount
    private let now: () -> NIODeadline
    private var isReadingBody = false
    private var bytes = 0
    /// The time that the client has taken for the body, but for the wait that goes on.
    private var spent: TimeAmount = .zero
    private var waitsSince: NIODeadline?
    private var timer: Scheduled<Void>?

    /// `now` tells the time; it is the event loop's by default.
    init(_ limits: ConnectionLimits, now: @escaping () -> NIODeadline = NIODeadline.now) {
        timeout = TimeAmount(limits.bodyTimeout)
        rate = max(limits.minimumBodyRate, 1)
        closeTimeout = TimeAmount(limits.closeTimeout)
        self.now = now
    }

    // MARK: - Reading

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            isReadingBody = true
            bytes = 0
            spent = .zero
        case .body(let part):
            bytes += part.readableBytes
            stopWaiting()
        case .end:
            isReadingBody = false
            waitsSince = nil
            timer?.cancel()
            timer = nil
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        // A request that came as a whole needs no timer.
        if isReadingBody, timer == nil { schedule(in: timeout, context) }
        context.fireChannelReadComplete()
    }

    func read(context: ChannelHandlerContext) {
        if isReadingBody, waitsSince == nil { waitsSince = now() }
        context.read()
    }

    private func stopWaiting() {
        guard let start = waitsSince else { return }
        spent = spent + (now() - start)
        waitsSince = nil
    }

    // MARK: - Giving up

    private func schedule(in time: TimeAmount, _ context: ChannelHandlerContext) {
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.check(context)
        }
    }

    private func check(_ context: ChannelHandlerContext) {
        timer = nil
        guard isReadingBody else { return }
        let taken = spent + (waitsSince.map { now() - $0 } ?? .zero)
        let rest = timeout + .seconds(Int64(bytes / rate)) - taken
        if rest > .zero { return schedule(in: max(rest, .seconds(1)), context) }
        isReadingBody = false
        // The route that reads the body answers; the connection is of no use after that.
        context.fireErrorCaught(SlowBody())
        timer = context.eventLoop.assumeIsolated().scheduleTask(in: closeTimeout) {
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
    }
}

/// The body of a request came too slowly.
struct SlowBody: Error {}
