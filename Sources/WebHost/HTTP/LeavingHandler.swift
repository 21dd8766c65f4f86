import NIOCore

/// A handler that lets a connection of a server that ends go on for a moment.
///
/// Without it, SwiftNIO closes silent connections in the instant in which the server is told to
/// end, and with them the requests that are on their way. Meanwhile each response says that its
/// connection closes, and pages are told to leave.
final class LeavingHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    /// The event of a server that begins to end; `ChannelShouldQuiesceEvent` follows.
    struct Begin {}

    private let time: TimeAmount
    private var quiescing: Scheduled<Void>?

    init(after time: TimeAmount) {
        self.time = time
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent else {
            return context.fireUserInboundEventTriggered(event)
        }
        context.fireUserInboundEventTriggered(Begin())
        quiescing = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        quiescing?.cancel()
        quiescing = nil
    }
}
