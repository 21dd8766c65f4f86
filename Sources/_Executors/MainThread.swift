import Dispatch
import Foundation
package import NIOCore
import NIOPosix
import Synchronization

/// The main thread of a program, as an event loop that also runs the main actor's jobs.
///
/// A request that arrives on this loop needs no other thread for its answer, views included.
package enum MainThread {
    private static let loop = Mutex<(any EventLoop)?>(nil)

    /// The main thread's loop; `nil` if libdispatch keeps the main thread.
    package static var eventLoop: (any EventLoop)? { loop.withLock { $0 } }

    /// Runs a program on the main thread, and ends it when the program is done.
    ///
    /// Without a main queue that can be drained here, libdispatch keeps the main thread.
    package static func run(
        _ queue: MainQueue? = MainQueue(), _ program: @escaping @Sendable () async -> Void
    ) -> Never {
        let begin = { @Sendable () -> Void in
            Task.detached {
                await program()
                exit(EXIT_SUCCESS)
            }
        }
        if let queue {
            MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { eventLoop in
                watch(queue, on: eventLoop).whenComplete { result in
                    switch result {
                    case .success:
                        // One of the processors belongs to this thread.
                        NIOSingletons.groupLoopCountSuggestion = max(1, System.coreCount - 1)
                        loop.withLock { $0 = eventLoop }
                        begin()
                    case .failure:
                        // The thread leaves the loop, and libdispatch gets it after all.
                        eventLoop.shutdownGracefully { _ in }
                    }
                }
            }
        }
        begin()
        dispatchMain()
    }

    private static func watch(
        _ queue: MainQueue, on eventLoop: any EventLoop
    ) -> EventLoopFuture<any Channel> {
        NIOPipeBootstrap(group: eventLoop)
            .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 64))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(MainQueueHandler(queue))
                }
            }
            // A separate descriptor, since a channel closes the one that it is given.
            .takingOwnershipOfDescriptor(input: dup(queue.descriptor))
    }
}

/// A handler that drains the main queue whenever its descriptor becomes readable.
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
