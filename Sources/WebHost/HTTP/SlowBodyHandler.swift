import NIOCore
import NIOHTTP1

/// A handler that aborts a request whose body arrives too slowly.
///
/// Only the time in which the server is willing to read counts: a route that writes to a slow disk,
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
    /// The time that the client has taken for the body, without the wait in progress.
    private var spent: TimeAmount = .zero
    private var waitsSince: NIODeadline?
    private var timer: Scheduled<Void>?

    /// Creates a handler; `now` returns the time, by default that of the event loop.
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
        // A request that arrived complete needs no timer.
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
        // The route that reads the body answers; the connection is unusable after that.
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

/// The error for a request's body that arrived too slowly.
struct SlowBody: Error {}
