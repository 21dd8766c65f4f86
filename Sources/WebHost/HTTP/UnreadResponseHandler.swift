import NIOCore

/// Ends a connection whose client leaves unread what was sent to it.
///
/// The connection counts as unread from the moment at which the channel has no more room; each time
/// that it has some again, the time begins anew, so that a slow download goes on.
final class UnreadResponseHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    private let timeout: TimeAmount
    private var timer: Scheduled<Void>?
    /// The client has said that it sends nothing more.
    private(set) var isInputClosed = false

    init(timeout: TimeAmount) {
        self.timeout = timeout
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
        if !context.channel.isWritable {
            timer = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
                context.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed { isInputClosed = true }
        context.fireUserInboundEventTriggered(event)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
    }
}
