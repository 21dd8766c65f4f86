#if Web
    import ArgumentParser
    import Foundation
    import WebHost

    /// The listening socket that a supervisor passes to the program it starts, by the protocol of
    /// systemd: descriptor 3, with `LISTEN_FDS=1` and this process's number in `LISTEN_PID`.
    enum SocketActivation {
        /// The first passed descriptor.
        private static let first: Int32 = 3

        /// Returns the socket that was passed to this process, if one was; throws the reason why it
        /// can't be used.
        static func socket(
            in environment: [String: String] = ProcessInfo.processInfo.environment,
            process: Int32 = getpid(), at descriptor: Int32 = first
        ) throws -> InheritedSocket? {
            // A variable that was inherited from a program that was started so itself.
            guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == process,
                let count = environment["LISTEN_FDS"].flatMap({ Int($0) }), count > 0
            else { return nil }
            guard count == 1 else {
                throw ValidationError(
                    """
                    \(count) sockets were passed to this process; serve takes one. Leave one ListenStream= in \
                    the socket unit.
                    """)
            }
            do {
                return try InheritedSocket(descriptor: descriptor)
            } catch {
                throw ValidationError(error.description)
            }
        }
    }
#endif
