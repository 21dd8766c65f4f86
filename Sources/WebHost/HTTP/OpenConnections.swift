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
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// Those who wait for the end of the last one.
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

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
        let hasPlace = state.withLock { state in
            guard state.channels.count < limit else { return false }
            state.channels[name] = channel
            return true
        }
        guard hasPlace else {
            Telemetry.count(.refusedConnections)
            return false
        }
        Telemetry.change(.connections, by: 1)
        channel.closeFuture.whenComplete { [weak self] _ in
            Telemetry.change(.connections, by: -1)
            self?.remove(name)
        }
        return true
    }

    private func remove(_ name: ObjectIdentifier) {
        let waiting = state.withLock { state in
            state.channels[name] = nil
            guard state.channels.isEmpty else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until no connection is open.
    func ended() async {
        await withCheckedContinuation { continuation in
            let isEmpty = state.withLock { state in
                if !state.channels.isEmpty { state.waiting.append(continuation) }
                return state.channels.isEmpty
            }
            if isEmpty { continuation.resume() }
        }
    }

    /// Closes all connections and returns their number.
    func closeAll() -> Int {
        let all = state.withLock { Array($0.channels.values) }
        for channel in all { channel.close(promise: nil) }
        return all.count
    }
}
