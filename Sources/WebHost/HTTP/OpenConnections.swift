import Foundation
import NIOCore
import Synchronization
import _Telemetry

/// The open connections of a server.
///
/// Their number is limited; those that don't end by themselves when the server stops are closed.
final class OpenConnections: Sendable {
    /// The maximum number of connections.
    let limit: Int
    private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// Limits the connections to the number of the process's descriptors, less some in reserve.
    convenience init(reserving descriptors: Int) {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        let all = isKnown ? Int(clamping: limit.rlim_cur) : 1024
        self.init(limit: max(all - descriptors, 1))
    }

    /// Counts a connection until it is closed; returns `false` if there are too many.
    func add(_ channel: any Channel) -> Bool {
        let name = ObjectIdentifier(channel)
        let hasPlace = channels.withLock { channels in
            guard channels.count < limit else { return false }
            channels[name] = channel
            return true
        }
        guard hasPlace else {
            Telemetry.count(.refusedConnections)
            return false
        }
        Telemetry.change(.connections, by: 1)
        channel.closeFuture.whenComplete { [weak self] _ in
            Telemetry.change(.connections, by: -1)
            self?.channels.withLock { _ = $0.removeValue(forKey: name) }
        }
        return true
    }

    /// Closes all connections and returns their number.
    func closeAll() -> Int {
        let all = channels.withLock { Array($0.values) }
        for channel in all { channel.close(promise: nil) }
        return all.count
    }
}
