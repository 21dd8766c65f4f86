#if Postgres
    import Dispatch
    import Foundation
    import Synchronization

    /// One further connection that hears what others tell on a channel, for as long as the listener exists.
    ///
    /// It has a thread of its own, which waits for the socket. A connection that breaks is made anew, after
    /// growing waits; what is told meanwhile is lost.
    package final class PostgresListener: Sendable {
        package enum Event: Sendable, Hashable {
            /// It hears the channel from now on; `isFirst` if nothing can have been lost since it began.
            case began(isFirst: Bool)
            /// Payloads came, in their order.
            case heard([String])
            /// It hears nothing until it begins again; said once.
            case lost(PostgresProblem)
        }

        private let ear: Ear

        /// Begins to listen; `onEvent` is called on the listener's thread.
        package init(
            to channel: String, at address: PostgresAddress,
            timeouts: PostgresTimeouts = PostgresTimeouts(),
            chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
            onEvent: @escaping @Sendable (Event) -> Void
        ) {
            let ear = Ear(channel, address, timeouts, chance, onEvent)
            self.ear = ear
            let thread = Thread { ear.listen() }
            thread.name = "database-hears"
            thread.start()
        }

        deinit { ear.stop() }
    }

    /// The work of a listener's thread, which holds it but not the listener.
    private final class Ear: Sendable {
        private struct State {
            var isStopped = false
            /// The socket for which the thread waits.
            var socket: Int32?
        }

        /// The time after which a silent connection is asked whether it is still there.
        private static let silence = Duration.seconds(20)

        private let channel: String
        private let address: PostgresAddress
        private let timeouts: PostgresTimeouts
        private let chance: @Sendable () -> Double
        private let onEvent: @Sendable (PostgresListener.Event) -> Void
        private let state = Mutex(State())
        private let stopping = DispatchSemaphore(value: 0)

        init(
            _ channel: String, _ address: PostgresAddress, _ timeouts: PostgresTimeouts,
            _ chance: @escaping @Sendable () -> Double,
            _ onEvent: @escaping @Sendable (PostgresListener.Event) -> Void
        ) {
            self.channel = channel
            self.address = address
            self.timeouts = timeouts
            self.chance = chance
            self.onEvent = onEvent
        }

        private var isStopped: Bool { state.withLock { $0.isStopped } }

        func stop() {
            state.withLock { state in
                state.isStopped = true
                // The thread notices it as the end of the connection.
                if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
            }
            stopping.signal()
        }

        func listen() {
            var backOff = BackOff()
            var isFirst = true
            while !isStopped {
                do throws(PostgresProblem) {
                    let connection = try PostgresConnection(to: address, timeouts)
                    try connection.listen(to: channel)
                    guard note(connection.socket) else { return }
                    // Its socket must be known no longer than it is open.
                    defer { withExtendedLifetime(connection) { _ = note(nil) } }
                    backOff.reset()
                    onEvent(.began(isFirst: isFirst))
                    isFirst = false
                    try hear(connection)
                } catch {
                    if isStopped { return }
                    // A first attempt that fails may be long before the next.
                    isFirst = false
                    if backOff == BackOff() { onEvent(.lost(error)) }
                    let wait = backOff.next(chance: chance())
                    let milliseconds = Int((wait / .milliseconds(1)).rounded(.up))
                    if stopping.wait(timeout: .now() + .milliseconds(milliseconds)) == .success {
                        return
                    }
                }
            }
        }

        /// Notes the socket that wakes the thread; returns `false` if the listener is gone.
        private func note(_ socket: Int32?) -> Bool {
            state.withLock { state in
                state.socket = socket
                return !state.isStopped
            }
        }

        private func hear(_ connection: PostgresConnection) throws(PostgresProblem) {
            while !isStopped {
                let payloads = try connection.notifications(within: Self.silence)
                if payloads.isEmpty {
                    // A network that was cut says nothing. To listen again changes nothing else.
                    try connection.listen(to: channel)
                } else {
                    onEvent(.heard(payloads))
                }
            }
        }
    }
#endif
