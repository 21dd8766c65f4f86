/// The limit for the messages that wait to be written to one client.
package struct OutgoingLimit: Sendable {
    /// The number of messages.
    package var messages: Int
    /// The size of all messages together; a single one may be larger.
    package var bytes: Int

    package init(messages: Int, bytes: Int) {
        self.messages = messages
        self.bytes = bytes
    }
}

/// A count of the messages that wait to be written to one client.
package struct OutgoingCount: Sendable {
    package private(set) var messages = 0
    package private(set) var bytes = 0

    package init() {}

    /// Counts a message; returns `false` if more messages wait now than the limit allows.
    package mutating func add(bytes size: Int, within limit: OutgoingLimit) -> Bool {
        messages += 1
        bytes += size
        return messages <= limit.messages && (bytes <= limit.bytes || messages == 1)
    }

    /// Counts a message as written.
    package mutating func remove(bytes size: Int) {
        messages -= 1
        bytes -= size
    }
}
