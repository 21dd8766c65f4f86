import Foundation
import Logging
import NIOCore
import Synchronization

/// A handler that refuses the waiting connections while the process has no descriptor for them.
///
/// It keeps one descriptor in reserve and frees it for each of them in turn: a connection that is
/// neither accepted nor refused would be offered again and again.
final class DescriptorReserve: ChannelInboundHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    /// The number of connections refused at once; the others follow in the loop's next turn.
    private static let batch = 64

    /// The shortage, shared by all loops that accept from a socket: one may run short while another
    /// accepts again.
    final class Shortage: Sendable {
        private let isThere = Atomic(false)

        /// Notes whether there is a shortage; returns `true` if that has changed.
        func note(_ isThere: Bool) -> Bool {
            self.isThere.exchange(isThere, ordering: .relaxed) != isThere
        }
    }

    private let logger: Logger
    private let shortage: Shortage
    private var reserve = DescriptorReserve.open()

    init(_ shortage: Shortage, logger: Logger) {
        self.shortage = shortage
        self.logger = logger
    }

    deinit {
        if reserve >= 0 { close(reserve) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if shortage.note(false) {
            logger.notice("There are descriptors again: connections are accepted.")
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? IOError,
            [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode)
        {
            if shortage.note(true) {
                logger.error(
                    """
                    New connections are refused with 503, because this process has no descriptors left \
                    (\(String(cString: strerror(error.errnoCode)))). Raise the limit (ulimit -n) if there should \
                    be more.
                    """)
            }
            refuseWaiting(context)
        }
        context.fireErrorCaught(error)
    }

    private func refuseWaiting(_ context: ChannelHandlerContext) {
        // The channel is queried each time, because it may be closing.
        try? context.pipeline.syncOperations.withUnsafeTransportIfAvailable {
            (listener: NIOBSDSocket.Handle) in
            for _ in 0..<Self.batch {
                if reserve >= 0 { close(reserve) }
                let connection = accept(listener, nil, nil)
                if connection >= 0 { Self.refuse(connection) }
                reserve = Self.open()
                if connection < 0 { return }
            }
        }
    }

    private static func refuse(_ connection: Int32) {
        defer { close(connection) }
        var request = [UInt8](repeating: 0, count: 4096)
        // If the request stayed unread, the kernel would discard the answer.
        _ = recv(connection, &request, request.count, Int32(MSG_DONTWAIT))
        let response = Array(ConnectionRefusal.response.utf8)
        let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
        _ = send(connection, response, response.count, flags)
    }

    private static func open() -> Int32 {
        Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC)
    }
}
