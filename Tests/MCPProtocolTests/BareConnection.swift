import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

/// A connection whose bytes a test writes itself, to do what no good client does.
final class BareConnection: Sendable {
    private let channel: any Channel
    private let chunks: AsyncStream<String>

    /// Connects; without `isReading` nothing that comes is taken.
    init(port: Int, isReading: Bool = true) async throws {
        let (chunks, continuation) = AsyncStream<String>.makeStream()
        self.chunks = chunks
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: false)
            .channelOption(.autoRead, value: isReading)
            // What the system keeps for somebody who doesn't read is nobody's concern here.
            .channelOption(.socketOption(.so_rcvbuf), value: 4096)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Inbox(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
    }

    private final class Inbox: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let continuation: AsyncStream<String>.Continuation

        init(_ continuation: AsyncStream<String>.Continuation) {
            self.continuation = continuation
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            continuation.yield(String(buffer: unwrapInboundIn(data)))
        }

        func channelInactive(context: ChannelHandlerContext) {
            continuation.finish()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }
    }

    /// Writes as far as the server reads.
    func write(_ text: String) async throws {
        try await channel.writeAndFlush(ByteBuffer(string: text))
    }

    /// Hands over what is to be written, and continues although the server may never read it.
    func push(_ text: String) {
        channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
    }

    /// Reads until some text came, and gives everything up to that; `nil` if the connection ended
    /// before.
    func read(until part: String) async -> String? {
        var text = ""
        for await chunk in chunks {
            text += chunk
            if text.contains(part) { return text }
        }
        return nil
    }

    /// Takes what comes first, and nothing that comes later.
    func first() async -> String? {
        channel.read()
        var iterator = chunks.makeAsyncIterator()
        return await iterator.next()
    }

    /// Reads what is still to come, until the server ends the connection.
    func rest() async -> String {
        // It may have ended already.
        try? await channel.setOption(.autoRead, value: true).get()
        var text = ""
        for await chunk in chunks { text += chunk }
        return text
    }

    /// How a client goes.
    enum Ending: CaseIterable {
        /// It says that it sends nothing more, and listens on.
        case halfClosed
        /// Its program closes the connection.
        case closed
        /// Its connection breaks.
        case reset
    }

    func end(_ ending: Ending) async throws {
        switch ending {
        case .halfClosed: try await channel.close(mode: .output)
        case .closed: try await channel.close()
        case .reset:
            let options = try #require(channel as? any SocketOptionProvider)
            try await options.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
            try await channel.close()
        }
    }
}

extension HTTPTestClient {
    /// A request as the bytes that go over the wire.
    func bytes(
        _ method: HTTPMethod = .POST, _ body: String = "", headers: [String: String?] = [:]
    ) -> String {
        let changes = headers.merging(["Content-Length": "\(body.utf8.count)"]) { $1 }
        let fields = fields(changes).map { "\($0.name): \($0.value)\r\n" }.joined()
        return "\(method.rawValue) /mcp HTTP/1.1\r\n\(fields)\r\n\(body)"
    }

    /// A stateless call of the tool “x” as bytes; with a token, its progress is told.
    func callBytes(tellsProgress: Bool = false) -> String {
        bytes(
            .POST,
            TestClient.request(
                "tools/call", #""name":"x""#, meta: tellsProgress ? #""progressToken":1"# : ""),
            headers: HTTPTestClient.stateless("tools/call", name: "x"))
    }
}
