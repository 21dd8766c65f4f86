import NIOCore
import Synchronization

/// Messages to a client as server-sent events.
///
/// One HTTP response reads them at a time. A resumable stream keeps what it sent, so that a client
/// whose connection broke, or was let go, can come back and read on from where it was.
final class MessageStream: Outlet {
    /// How much may wait for a reader, and how much is kept for one that comes back.
    static let maximumBytes = 1 << 20
    static let maximumEvents = 512

    fileprivate struct State {
        var sent: [(number: Int, bytes: ByteBuffer)] = []
        var sentBytes = 0
        var count = 0
        var reader: Reader?
        var isFinished = false
        /// Messages are kept: always if clients can come back, else for the first reader.
        var isKept = true
        /// The next reader gets the messages that are there, and no more.
        var letsGo = false
    }

    /// The name of a resumable stream, part of the ids of its events.
    let name: Int?
    private let state = Mutex(State())
    /// Called when a reader of a stream that keeps nothing is too slow.
    private let onOverflow: @Sendable () -> Void

    init(name: Int? = nil, onOverflow: @escaping @Sendable () -> Void = {}) {
        self.name = name
        self.onOverflow = onOverflow
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

    /// Sends an event without a message, for clients to come back to.
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
        // It comes back for the rest, where it can.
        guard name == nil else { return slow.stop() }
        slow.breakOff()
        onOverflow()
    }

    /// Ends the stream after what was sent.
    func finish() {
        state.withLock { state in
            state.isFinished = true
            state.reader?.stop()
        }
    }

    /// A reader for everything after an event, and all that follows; an earlier one ends.
    ///
    /// `disconnect` is called if it doesn't read.
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

    /// Ends what is being read; the stream goes on for a client that comes back.
    func letGo() {
        state.withLock { state in
            // It may be that the response has yet to begin.
            state.letsGo = state.reader == nil
            state.reader?.stop()
            state.reader = nil
        }
    }

    /// Notes that a reader is gone.
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
    /// Remembers an event, and forgets the oldest if there are too many.
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
