import NIOCore
import NIOEmbedded
import Testing

@testable import WebHost

/// Which of two loops accepts the next connection.
@Suite struct ConnectionBalanceTests {
    private let loop = EmbeddedEventLoop()
    private let main: EmbeddedChannel
    private let others: EmbeddedChannel
    private let balance: ConnectionBalance

    init() {
        main = EmbeddedChannel(loop: loop)
        others = EmbeddedChannel(loop: loop)
        balance = ConnectionBalance(limit: 2, on: loop)
    }

    /// Whether a channel was told last to accept; `nil` if it was told nothing.
    private func accepts(_ channel: EmbeddedChannel) -> Bool? {
        loop.run()
        return channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value
            as? Bool
    }

    @Test("While few connections live on the main loop, nothing changes")
    func few() {
        balance.begin(main, others: others)
        loop.run()
        balance.count(EmbeddedChannel(loop: loop))
        #expect(accepts(main) == nil)
        #expect(accepts(others) == nil)
    }

    @Test("At the limit the other loops accept, below it the main loop again")
    func limit() throws {
        balance.begin(main, others: others)
        loop.run()
        let connections = (0..<3).map { _ in EmbeddedChannel(loop: loop) }
        for connection in connections { balance.count(connection) }
        #expect(accepts(main) == false)
        #expect(accepts(others) == true)

        connections[0].close(promise: nil)
        #expect(accepts(main) == false, "two are left, which is as many as there may be")
        connections[1].close(promise: nil)
        #expect(accepts(main) == true)
        #expect(accepts(others) == false)

        balance.count(EmbeddedChannel(loop: loop))
        #expect(accepts(main) == false)
        #expect(accepts(others) == true)
    }

    @Test("Connections that came before there were other loops are counted")
    func early() {
        balance.count(EmbeddedChannel(loop: loop))
        balance.count(EmbeddedChannel(loop: loop))
        #expect(accepts(main) == nil)
        balance.begin(main, others: others)
        #expect(accepts(main) == false)
        #expect(accepts(others) == true)
    }

    @Test(
        "Other loops that can't be told are closed, so that their part of the socket is the main one's"
    )
    func closedOthers() throws {
        balance.begin(main, others: others)
        loop.run()
        others.close(promise: nil)
        loop.run()
        balance.count(EmbeddedChannel(loop: loop))
        balance.count(EmbeddedChannel(loop: loop))
        loop.run()
        #expect(!others.isActive)
    }
}
