import NIOCore

/// The choice of the event loop for the next connection: the main thread's loop while it has few
/// connections, otherwise the loops beside it.
///
/// Both listen to the same socket, and one of them at a time accepts.
final class ConnectionBalance: Sendable {
    private struct State {
        var count = 0
        var main: (any Channel)?
        var others: (any Channel)?
        var isFull = false
        /// The number of changes between the loops, which distinguishes a late answer to an earlier
        /// change from the last.
        var turn = 0
    }

    private let limit: Int
    private let state: NIOLoopBoundBox<State>

    init(limit: Int, on mainLoop: any EventLoop) {
        self.limit = limit
        state = .makeBoxSendingValue(State(), eventLoop: mainLoop)
    }

    /// Sets the channels that accept.
    func begin(_ main: any Channel, others: any Channel) {
        main.eventLoop.execute { [state] in
            state.value.main = main
            state.value.others = others
            self.update()
        }
    }

    /// Leaves the channels to the caller: the server is about to accept no more.
    func end() -> EventLoopFuture<Void> {
        state.eventLoop.submit { [state] in
            state.value.others = nil
            // A late answer to an earlier change counts for nothing.
            state.value.turn += 1
        }
    }

    /// Counts a connection of the main thread's loop until it is closed.
    func count(_ connection: any Channel) {
        state.value.count += 1
        update()
        connection.closeFuture.whenComplete { [state] _ in
            state.value.count -= 1
            self.update()
        }
    }

    private func update() {
        let isFull = state.value.count >= limit
        guard isFull != state.value.isFull, let others = state.value.others else { return }
        state.value.isFull = isFull
        state.value.turn += 1
        if isFull {
            setMain(accepting: false)
            others.setOption(.autoRead, value: true)
                .whenFailure { _ in others.close(promise: nil) }
        } else {
            // Only after the others have stopped: a listener that is woken for a connection that
            // another one accepts is an error to NIO, which ends a debug build.
            let turn = state.value.turn
            others.setOption(.autoRead, value: false).hop(to: state.eventLoop)
                .whenComplete { [self] _ in
                    if state.value.turn == turn { setMain(accepting: true) }
                }
        }
    }

    private func setMain(accepting: Bool) {
        try? state.value.main?.syncOptions?.setOption(.autoRead, value: accepting)
    }
}
