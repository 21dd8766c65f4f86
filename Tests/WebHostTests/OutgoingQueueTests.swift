import NIOCore
import Testing
import _OutgoingQueue

/// The messages that wait for a slow client.
@Suite struct OutgoingQueueTests {
    private let message = ByteBuffer(repeating: 0x20, count: 10)

    @Test("A queue takes as many messages as may wait, and no more")
    func countsMessages() async {
        let queue = OutgoingQueue(limit: OutgoingLimit(messages: 3, bytes: 1000))
        for _ in 0..<3 { #expect(queue.push(message)) }
        queue.wrote(message)
        #expect(queue.push(message))
        #expect(!queue.push(message))
        queue.finish()
        var count = 0
        for await _ in queue.messages { count += 1 }
        #expect(count == 4)
    }

    @Test("Bytes are bounded too, but one message alone may be of any size")
    func countsBytes() {
        let queue = OutgoingQueue(limit: OutgoingLimit(messages: 100, bytes: 15))
        #expect(queue.push(ByteBuffer(repeating: 0x20, count: 1000)))
        #expect(!queue.push(message))
        let other = OutgoingQueue(limit: OutgoingLimit(messages: 100, bytes: 15))
        #expect(other.push(message))
        #expect(!other.push(message))
    }

    @Test("A client that takes nothing for five pulses is stuck, one that waits for nothing is not")
    func pulses() {
        let queue = OutgoingQueue(limit: OutgoingLimit(messages: 10, bytes: 1000))
        for _ in 0..<10 { #expect(queue.pulse()) }
        #expect(queue.push(message))
        #expect(!queue.isEmpty)
        for _ in 0..<4 { #expect(queue.pulse()) }
        #expect(!queue.pulse())
        queue.wrote(message)
        #expect(queue.isEmpty)
        #expect(queue.pulse())
    }
}
