import NIOCore
import NIOHTTPTypes
import Synchronization

/// A connection before its task serves it; closed if it is never served because the server stops.
///
/// SwiftNIO ends the program when the writer of a connection is deallocated unfinished.
final class UnservedConnection: Sendable {
    typealias HTTPConnection = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    private let channel: any Channel
    private let http: EventLoopFuture<HTTPConnection?>
    private let isServed = Atomic(false)

    /// Creates an unserved connection.
    ///
    /// `http` is the connection's reader and writer, known with its first request; `nil` for a
    /// connection that needs none.
    init(_ channel: any Channel, http: EventLoopFuture<HTTPConnection?>) {
        self.channel = channel
        self.http = http
    }

    /// Returns the connection's reader and writer; from then on the caller is responsible for
    /// closing it.
    func serve() async throws -> HTTPConnection? {
        isServed.store(true, ordering: .relaxed)
        return try await http.get()
    }

    deinit {
        guard !isServed.load(ordering: .relaxed) else { return }
        http.whenSuccess { connection in
            guard let connection else { return }
            // It ends with an error, because its channel is closed.
            Task { _ = try? await connection.executeThenClose { _, _ in } }
        }
        channel.close(promise: nil)
    }
}
