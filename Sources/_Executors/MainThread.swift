import Dispatch
import Foundation
package import NIOCore
import NIOPosix
import Synchronization

/// The main thread of a program, as an event loop that also runs the main actor's jobs.
///
/// What comes in on this loop can be answered without any other thread, views included.
package enum MainThread {
    private static let loop = Mutex<(any EventLoop)?>(nil)

    /// The main thread's loop; `nil` where libdispatch keeps the main thread.
    package static var eventLoop: (any EventLoop)? { loop.withLock { $0 } }

    /// Runs a program on the main thread, and ends it when the program is done.
    package static func run(
        _ queue: MainQueue? = MainQueue(), _ program: @escaping @Sendable () async -> Void
    ) -> Never {
        let task = { @Sendable () -> Void in
            Task.detached {
                await program()
                exit(EXIT_SUCCESS)
            }
        }
        guard let queue else {
            task()
            dispatchMain()
        }
        MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { eventLoop in
            // A descriptor of our own, as the loop closes what it is given.
            NIOPipeBootstrap(group: eventLoop)
                .channelOption(
                    .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 64)
                )
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(MainQueueHandler(queue))
                    }
                }
                .takingOwnershipOfDescriptor(input: dup(queue.descriptor))
                .whenComplete { result in
                    if case .success = result { loop.withLock { $0 = eventLoop } }
                    task()
                }
        }
        exit(EXIT_SUCCESS)
    }
}

/// Drains the main queue whenever its descriptor says that there is something in it.
private final class MainQueueHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let queue: MainQueue

    init(_ queue: MainQueue) {
        self.queue = queue
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        queue.drain()
    }
}
