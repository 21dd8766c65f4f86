import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle
import _Executors

/// A server that listens at an address and serves the incoming connections, each in its task.
///
/// The first few connections are on the main thread's loop, where a view is resolved without a
/// change of threads; further ones are on loops beside it.
struct ConnectionServer<Connections: ServerChildChannel>: Sendable {
    /// The maximum number of connections on the main thread's loop.
    static var mainThreadConnections: Int { 8 }

    private typealias Acceptor = NIOAsyncChannel<Connections.Value, Never>

    let connections: Connections
    let host: String
    let port: Int
    /// The socket to listen at instead of the address, which stays open when the server ends.
    let socket: InheritedSocket?
    let limits: ConnectionLimits
    let logger: Logger
    var mainLoop = MainThread.eventLoop
    private let open: OpenConnections
    private let shortage = DescriptorReserve.Shortage()

    init(
        connections: Connections, host: String, port: Int, socket: InheritedSocket? = nil,
        limits: ConnectionLimits, logger: Logger
    ) {
        self.socket = socket
        self.connections = connections
        self.host = host
        self.port = port
        self.limits = limits
        self.logger = logger
        open = OpenConnections(reserving: limits.reservedDescriptors)
    }

    /// Serves until the task is cancelled or a graceful shutdown begins.
    func run(onListening: @Sendable (_ port: Int) async -> Void) async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        var quiescing: [ServerQuiescingHelper] = []
        var acceptors: [Acceptor] = []
        var sharedBalance: ConnectionBalance?
        if let mainLoop {
            let balance = ConnectionBalance(limit: Self.mainThreadConnections, on: mainLoop)
            // One at a time: after each connection, the balance chooses the loop of the next.
            let first = try await listen(on: mainLoop, &quiescing, acceptsAtOnce: 1) { channel in
                balance.count(channel)
            }
            acceptors.append(first)
            do {
                let second = try await listen(
                    on: group, &quiescing, sharing: try await descriptor(of: first.channel))
                acceptors.append(second)
                balance.begin(first.channel, others: second.channel)
                sharedBalance = balance
            } catch {
                try await first.executeThenClose { _ in }
                throw error
            }
        } else {
            acceptors.append(try await listen(on: group, &quiescing))
        }
        await withTaskCancellationHandler {
            await withGracefulShutdownHandler {
                await onListening(
                    socket?.port ?? acceptors[0].channel.localAddress?.port ?? port)
                await withDiscardingTaskGroup { tasks in
                    for acceptor in acceptors {
                        tasks.addTask { await serve(acceptor) }
                    }
                }
                // Sockets have no task; what their clients sent before they leave is still taken.
                if Task.isShuttingDownGracefully { await open.ended() }
            } onGracefulShutdown: { [quiescing, sharedBalance, acceptors] in
                stopAccepting(acceptors.map(\.channel), sharedBalance) {
                    for helper in quiescing { helper.initiateShutdown(promise: nil) }
                }
                cutOffLater()
            }
        } onCancel: {
            cutOffLater()
        }
    }

    /// Accepts no more, and closes the listeners a moment later.
    ///
    /// SwiftNIO closes a connection whose setup isn't complete when its listener is closed. What comes
    /// meanwhile waits at the socket, for the next process if that inherits it.
    private func stopAccepting(
        _ listeners: [any Channel], _ balance: ConnectionBalance?,
        whenStopped: @escaping @Sendable () -> Void
    ) {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let released = balance?.end() ?? loop.makeSucceededVoidFuture()
        released.flatMap {
            .andAllComplete(
                listeners.map { $0.setOption(.autoRead, value: false) }, on: released.eventLoop)
        }.whenComplete { _ in
            loop.scheduleTask(in: TimeAmount(limits.leavingTime), whenStopped)
        }
    }

    /// Gives the connections some time to end by themselves, then closes them.
    private func cutOffLater() {
        MultiThreadedEventLoopGroup.singleton.next()
            .scheduleTask(in: TimeAmount(limits.drainTimeout)) { cutOff() }
    }

    /// Closes the connections that have not ended by themselves.
    private func cutOff() {
        let count = open.closeAll()
        guard count > 0 else { return }
        logger.notice(
            "The server stops: \(count) connections did not end by themselves and were cut off.")
    }

    private func serve(_ acceptor: Acceptor) async {
        await withDiscardingTaskGroup { tasks in
            do {
                try await acceptor.executeThenClose { inbound in
                    for try await connection in inbound {
                        tasks.addTask {
                            await connections.handle(value: connection, logger: logger)
                        }
                    }
                }
            } catch {
                logger.error("Accepting connections failed", metadata: ["error": "\(error)"])
            }
        }
    }

    /// Begins to listen.
    ///
    /// With `shared`, the listener is a second one that accepts from the same socket, but only once
    /// it is told to.
    private func listen(
        on group: any EventLoopGroup, _ quiescing: inout [ServerQuiescingHelper],
        sharing shared: NIOBSDSocket.Handle? = nil, acceptsAtOnce: UInt = 16,
        onAccept: @escaping @Sendable (any Channel) -> Void = { _ in }
    ) async throws -> Acceptor {
        let helper = ServerQuiescingHelper(group: group)
        quiescing.append(helper)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.autoRead, value: shared == nil)
            .serverChannelOption(.maxMessagesPerRead, value: acceptsAtOnce)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        helper.makeServerChannelHandler(channel: channel))
                    try channel.pipeline.syncOperations.addHandler(
                        DescriptorReserve(shortage, logger: logger))
                }
            }
        let setUp = { @Sendable (channel: any Channel) -> EventLoopFuture<Connections.Value> in
            let hasPlace = open.add(channel)
            if hasPlace { onAccept(channel) }
            let connection = connections.setup(channel: channel, logger: logger)
            return hasPlace ? connection : refuse(channel, connection)
        }
        // The inherited descriptor itself stays open: a listener closes its own.
        if let socket = try shared ?? socket.map({ try Self.duplicate($0.descriptor) }) {
            return try await bootstrap.bind(socket, childChannelInitializer: setUp)
        }
        return try await bootstrap.bind(host: host, port: port, childChannelInitializer: setUp)
    }

    /// Answers a connection above the limit.
    ///
    /// It is set up like the others, since a channel whose setup fails is never registered.
    private func refuse(
        _ channel: any Channel, _ connection: EventLoopFuture<Connections.Value>
    ) -> EventLoopFuture<Connections.Value> {
        connection.flatMapThrowing { connection in
            logger.debug("A connection was refused: there are too many")
            try channel.pipeline.syncOperations.addHandler(ConnectionRefusal(), position: .first)
            return connection
        }
    }

    /// Returns a duplicate of a channel's socket.
    private func descriptor(of channel: any Channel) async throws -> NIOBSDSocket.Handle? {
        try await channel.eventLoop.submit {
            try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable {
                (socket: NIOBSDSocket.Handle) in try Self.duplicate(socket)
            }
        }.get()
    }

    /// Returns a duplicate of a descriptor, which programs that this one starts don't inherit: one that
    /// outlives this process would keep the port.
    private static func duplicate(
        _ descriptor: NIOBSDSocket.Handle
    ) throws -> NIOBSDSocket.Handle {
        let number = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw IOError(errnoCode: errno, reason: "fcntl") }
        return number
    }
}
