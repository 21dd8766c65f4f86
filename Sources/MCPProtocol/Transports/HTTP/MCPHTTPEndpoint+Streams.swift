import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import _OutgoingQueue
import _Time

/// Responses that are streams of events.
extension MCPHTTPEndpoint {
    /// Returns a response that reads a stream until it ends, or the client disconnects or stops
    /// reading; one without a natural end ends with the token (`expiry`), after which clients come with
    /// another one.
    func stream(
        _ stream: MessageStream, after number: Int = 0, to caller: Caller,
        in session: HTTPSession? = nil, until expiry: Date? = nil,
        onLeave: @escaping @Sendable () -> Void = {},
        onEnd: @escaping @Sendable () -> Void = {}
    ) -> Response {
        let reader = stream.read(after: number) {
            caller.channel?.close(promise: nil)
            // The task that writes may meet the end of the events before that of the connection, and
            // would take the response for a whole one.
            onLeave()
        }
        let pulse = Pulse(server.deadlines, every: configuration.keepAliveInterval) {
            reader.pulse()
        }
        let end = expiry.map { expiry in
            let rest = expiry.timeIntervalSince(server.configuration.time.date())
            return server.deadlines.schedule(after: .seconds(rest)) {
                reader.stop()
                onLeave()
            }
        }
        session?.countResponse(1)
        let reading = Reading(onLeave: onLeave) {
            pulse.stop()
            if let end { server.deadlines.cancel(end) }
            stream.left(reader)
            session?.countResponse(-1)
            onEnd()
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-cache",
                .xAccelBuffering: "no",
            ],
            body: ResponseBody { writer in
                let unwatch = caller.channel.map { channel in
                    DisconnectHandler.begin(on: channel, onSilence: reader.keepAlive) {
                        reader.stop()
                        onLeave()
                    }
                }
                defer {
                    unwatch?()
                    reading.end()
                }
                do {
                    for await event in reader.events {
                        try await writer.write(event)
                        reader.wrote(event)
                    }
                    if Task.isCancelled { onLeave() }
                    try await writer.finish(nil)
                } catch {
                    onLeave()
                    throw error
                }
            })
    }
}

/// A reading that ends once, even if its response never begins because the client has disconnected.
private final class Reading: Sendable {
    private let ending = ConcurrencyLimit(1)
    private let onLeave: @Sendable () -> Void
    private let onEnd: @Sendable () -> Void

    init(onLeave: @escaping @Sendable () -> Void, onEnd: @escaping @Sendable () -> Void) {
        self.onLeave = onLeave
        self.onEnd = onEnd
    }

    func end() {
        if ending.acquire() { onEnd() }
    }

    deinit {
        guard ending.acquire() else { return }
        onLeave()
        onEnd()
    }
}
