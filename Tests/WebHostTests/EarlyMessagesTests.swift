import NIOCore
import Synchronization
import Testing

@testable import WebHost

/// The messages of a session whose page isn't known yet as a tab.
@Suite struct EarlyMessagesTests {
    @Test("Messages wait until the tab is known, and are sent in order")
    func waiting() {
        let sent = Mutex<[String]>([])
        let messages = EarlyMessages { message in
            sent.withLock { $0.append(String(buffer: message)) }
        }
        messages.add(ByteBuffer(string: "first"))
        messages.add(ByteBuffer(string: "second"))
        #expect(sent.withLock { $0 } == [])
        messages.release()
        messages.add(ByteBuffer(string: "third"))
        #expect(sent.withLock { $0 } == ["first", "second", "third"])
    }

    @Test("What a page says while its first messages are sent is answered after them")
    func speakingEarly() {
        let sent = Mutex<[String]>([])
        let page = Mutex<EarlyMessages?>(nil)
        let messages = EarlyMessages { message in
            let text = String(buffer: message)
            sent.withLock { $0.append(text) }
            if text == "state" { page.withLock { $0 }?.add(ByteBuffer(string: "answer")) }
        }
        page.withLock { $0 = messages }
        messages.add(ByteBuffer(string: "state"))
        messages.add(ByteBuffer(string: "news"))
        messages.release()
        #expect(sent.withLock { $0 } == ["state", "news", "answer"])
    }
}
