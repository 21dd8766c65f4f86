import NIOCore
import NIOHTTPTypes
import Synchronization

/// A connection on its way to the task that serves it; closed if it never gets there, because the
/// server stops.
///
/// SwiftNIO ends the program when the writer of a connection goes away unfinished.
final class UnservedConnection: Sendable {
    typealias HTTPConnection = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    private let channel: any Channel
    private let http: EventLoopFuture<HTTPConnection?>
    private let isServed = Atomic(false)

    /// `http` is the connection's reader and writer, known with its first request; `nil` for one that
    /// needs none.
    init(_ channel: any Channel, http: EventLoopFuture<HTTPConnection?>) {
        self.channel = channel
        self.http = http
    }

    /// The connection's reader and writer; from now on the caller sees to its end.
    func serve() async throws -> HTTPConnection? {
        isServed.store(true, ordering: .relaxed)
        return try await http.get()
    }

    deinit {
        guard !isServed.load(ordering: .relaxed) else { return }
        http.whenSuccess { connection in
            guard let connection else { return }
            // It ends with an error, as its channel is closed.
            Task { _ = try? await connection.executeThenClose { _, _ in } }
        }
        channel.close(promise: nil)
    }
}
