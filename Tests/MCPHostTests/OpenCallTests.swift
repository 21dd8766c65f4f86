import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

@testable import MCPHost

/// The calls that wait for a client to return.
@Suite(.timeLimit(.minutes(1))) struct OpenCallTests {
    /// A call that tells when it is closed.
    private struct Waiting: PendingCall {
        let handle = "call"
        let heldBytes = 1
        let closed: AsyncStream<Void>.Continuation

        func close() async { closed.yield() }
    }

    private let clock = TestClock()
    private let configuration = MCPHostConfiguration()
    private let calls: OpenCalls<Waiting>
    private let closings: AsyncStream<Void>
    private let call: Waiting

    init() {
        let system = IntentSystem(
            appName: "Test", catalog: Catalog(intents: [], shortcuts: nil)
        ) { [clock] in $0.clock = clock }
        calls = OpenCalls(system, configuration)
        let (closings, closed) = AsyncStream.makeStream(of: Void.self)
        self.closings = closings
        call = Waiting(closed: closed)
    }

    @Test("A call whose client comes back at the end of its time stays, and has its time again")
    func renewed() async throws {
        _ = try #require(calls.keep(call, for: "ada"))
        clock.advance(by: configuration.pendingCallTimeout - .seconds(1))
        #expect(calls.find("call", of: "bob") == nil)
        #expect(calls.find("call", of: "ada") != nil)
        // The former end was due already, and comes late.
        calls.expire("call")
        #expect(calls.find("call", of: "ada") != nil)
        clock.advance(by: configuration.pendingCallTimeout)
        var closed = closings.makeAsyncIterator()
        #expect(await closed.next() != nil)
        #expect(calls.count == 0)
    }

    @Test("A handle belongs to the owner who kept a call under it")
    func owners() {
        #expect(calls.keep(call, for: "ada") != nil)
        #expect(calls.keep(call, for: "ada") != nil)
        #expect(calls.keep(call, for: "bob") == nil)
        #expect(calls.count == 1)
        #expect(calls.take("call", of: "bob") == nil)
        #expect(calls.take("call", of: nil) != nil)
        #expect(calls.count == 0)
    }
}
