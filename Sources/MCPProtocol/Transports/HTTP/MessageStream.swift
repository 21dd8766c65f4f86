import NIOCore
import Synchronization

/// Messages to a client as server-sent events.
///
/// One HTTP response reads them at a time. A resumable stream keeps its events, so that a client
/// whose connection broke, or was released, can reconnect and continue at the same place.
final class MessageStream: Outlet {
    /// The maximum size of the events that wait for a reader, and of those kept for one that
    /// reconnects.
    static let maximumBytes = 1 << 20
    static let maximumEvents = 512

    fileprivate struct State {
        var sent: [(number: Int, bytes: ByteBuffer)] = []
        var sentBytes = 0
        var count = 0
        var reader: Reader?
        var isFinished = false
        /// `true` if messages are kept: always for a resumable stream, otherwise for the first
        /// reader.
        var isKept = true
        /// `true` if the next reader gets only the existing messages.
        var letsGo = false
    }

    /// The name of a resumable stream, part of its events' ids.
    let name: Int?
    private let state = Mutex(State())

    init(name: Int? = nil) {
        self.name = name
    }

    func send(_ message: ByteBuffer) {
        add { id in
            var event = ByteBuffer()
            if let id { event.writeString("id: \(id)\n") }
            event.writeStaticString("event: message\ndata: ")
            event.writeImmutableBuffer(message)
            event.writeStaticString("\n\n")
            return event
        }
    }

    /// Sends an event without a message, from which clients can resume.
    func prime(reconnectionDelay: Duration) {
        add { id in
            var event = ByteBuffer()
            if let id { event.writeString("id: \(id)\n") }
            event.writeString("retry: \(reconnectionDelay.wholeMilliseconds)\ndata: \n\n")
            return event
        }
    }

    private func add(_ event: (String?) -> ByteBuffer) {
        let slow: Reader? = state.withLock { state in
            guard !state.isFinished else { return nil as Reader? }
            state.count += 1
            let number = state.count
            let bytes = event(name.map { "\($0)-\(number)" })
            if state.isKept { state.keep(bytes, number) }
            guard let reader = state.reader, !reader.push(bytes) else { return nil as Reader? }
            state.reader = nil
            return reader
        }
        guard let slow else { return }
        // The reader of a resumable stream reconnects for the rest.
        if name == nil { slow.breakOff() } else { slow.stop() }
    }

    /// Ends the stream after the events so far.
    func finish() {
        state.withLock { state in
            state.isFinished = true
            state.reader?.stop()
        }
    }

    /// Returns a reader for all events after one, and all that follow; an earlier reader ends.
    ///
    /// `disconnect` is called if the client doesn't read.
    func read(
        after number: Int = 0, disconnect: @escaping @Sendable () -> Void = {}
    ) -> Reader {
        let reader = Reader(disconnect: disconnect)
        state.withLock { state in
            state.reader?.stop()
            for event in state.sent where event.number > number { _ = reader.push(event.bytes) }
            if state.isFinished || state.letsGo { reader.stop() }
            state.reader = state.letsGo ? nil : reader
            state.letsGo = false
            if name == nil {
                state.isKept = false
                state.sent = []
            }
        }
        return reader
    }

    /// Ends the present reading; the stream continues for a client that reconnects.
    func letGo() {
        state.withLock { state in
            // The response may not have begun yet.
            state.letsGo = state.reader == nil
            state.reader?.stop()
            state.reader = nil
        }
    }

    func left(_ reader: Reader) {
        reader.stop()
        state.withLock { state in
            if state.reader === reader { state.reader = nil }
        }
    }

    var isRead: Bool { state.withLock { $0.reader != nil } }
    var isFinished: Bool { state.withLock(\.isFinished) }
}

extension MessageStream.State {
    /// Keeps an event, and removes the oldest ones if there are too many.
    fileprivate mutating func keep(_ bytes: ByteBuffer, _ number: Int) {
        sent.append((number, bytes))
        sentBytes += bytes.readableBytes
        while sent.count > 1,
            sent.count > MessageStream.maximumEvents || sentBytes > MessageStream.maximumBytes
        {
            sentBytes -= sent.removeFirst().bytes.readableBytes
        }
    }
}
