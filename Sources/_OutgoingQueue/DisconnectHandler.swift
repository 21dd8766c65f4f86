package import NIOCore

/// Notices that the client has disconnected while a response is being streamed to it.
///
/// A failed write shows it too, but only with the next event.
package final class DisconnectHandler: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    package typealias InboundIn = NIOAny

    private let onSilence: @Sendable () -> Void
    private let onLeave: @Sendable () -> Void

    private init(
        onSilence: @escaping @Sendable () -> Void, onLeave: @escaping @Sendable () -> Void
    ) {
        self.onSilence = onSilence
        self.onLeave = onLeave
    }

    /// Watches a connection until the caller calls the returned function.
    ///
    /// `onSilence` is called when the client sends nothing more, and must write something: the
    /// write fails if the client is gone, and succeeds if the client has only finished sending.
    package static func begin(
        on channel: any Channel, onSilence: @escaping @Sendable () -> Void,
        onLeave: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
        let watch = DisconnectHandler(onSilence: onSilence, onLeave: onLeave)
        channel.eventLoop.execute {
            let operations = channel.pipeline.syncOperations
            guard channel.isActive, (try? operations.addHandler(watch, position: .first)) != nil
            else { return onLeave() }
        }
        return {
            channel.eventLoop.execute {
                channel.pipeline.syncOperations.removeHandler(watch, promise: nil)
            }
        }
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed { onSilence() }
        context.fireUserInboundEventTriggered(event)
    }

    package func channelInactive(context: ChannelHandlerContext) {
        onLeave()
        context.fireChannelInactive()
    }
}
