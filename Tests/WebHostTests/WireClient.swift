import Foundation
import NIOCore
import NIOPosix
import Testing

/// A client that speaks bytes, so that a test can say wrong things too.
final class WireClient {
    /// A response to a plain request.
    struct Answer {
        var status: Int
        var headers: [String: String]
        var body: String
    }

    /// A frame from the server.
    struct Frame: Equatable {
        var opcode: UInt8
        var payload: [UInt8]
        var text: String { String(decoding: payload, as: UTF8.self) }
        /// The code of a close frame.
        var code: Int? { payload.count < 2 ? nil : Int(payload[0]) << 8 | Int(payload[1]) }
    }

    private final class Inbox: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        let continuation: AsyncStream<ByteBuffer>.Continuation

        init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
            self.continuation = continuation
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            continuation.yield(unwrapInboundIn(data))
        }

        func channelInactive(context: ChannelHandlerContext) {
            continuation.finish()
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }
    }

    let port: Int
    let channel: any Channel
    private var chunks: AsyncStream<ByteBuffer>.AsyncIterator
    private var received: [UInt8] = []

    init(port: Int) async throws {
        self.port = port
        let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream()
        chunks = stream.makeAsyncIterator()
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.allowRemoteHalfClosure, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Inbox(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
    }

    // MARK: - Bytes

    func write(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    }

    func write(_ text: String) async throws {
        try await write(Array(text.utf8))
    }

    /// Ends the connection without a word.
    func vanish() async throws {
        try await channel.close()
    }

    /// Says that nothing more comes, and keeps listening.
    func closeOutput() async throws {
        try await channel.close(mode: .output)
    }

    private func receiveMore() async -> Bool {
        guard let chunk = await chunks.next() else { return false }
        received += chunk.readableBytesView
        return true
    }

    private func take(_ count: Int) async -> [UInt8]? {
        while received.count < count {
            guard await receiveMore() else { return nil }
        }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// Reads up to and with an ending; `nil` at the end of the connection.
    func read(through ending: String) async -> String? {
        let ending = Array(ending.utf8)
        while true {
            if let range = received.firstRange(of: ending) {
                let bytes = await take(range.upperBound) ?? []
                return String(decoding: bytes, as: UTF8.self)
            }
            guard await receiveMore() else { return nil }
        }
    }

    /// Waits until the server has closed the connection.
    func readToEnd() async {
        while await receiveMore() {}
    }

    // MARK: - Requests

    func send(
        _ method: String = "GET", _ target: String, headers: [(String, String)] = [],
        body: String = ""
    ) async throws {
        var fields = headers
        if !fields.contains(where: { $0.0.lowercased() == "host" }) {
            fields.append(("Host", "127.0.0.1:\(port)"))
        }
        if method == "POST", !fields.contains(where: { $0.0.lowercased() == "content-length" }) {
            fields.append(("Content-Length", "\(body.utf8.count)"))
        }
        let lines = fields.map { "\($0.0): \($0.1)\r\n" }.joined()
        try await write("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n\(body)")
    }

    func readHead() async throws -> Answer {
        let head = try #require(await read(through: "\r\n\r\n"))
        let lines = head.components(separatedBy: "\r\n").filter { !$0.isEmpty }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] =
                String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        let status = lines[0].split(separator: " ")[1]
        return Answer(status: try #require(Int(status)), headers: headers, body: "")
    }

    func request(
        _ method: String = "GET", _ target: String, headers: [(String, String)] = [],
        body: String = ""
    ) async throws -> Answer {
        try await send(method, target, headers: headers, body: body)
        var answer = try await readHead()
        if method != "HEAD", let length = answer.headers["content-length"].flatMap({ Int($0) }) {
            let bytes = try #require(await take(length))
            answer.body = String(decoding: bytes, as: UTF8.self)
        }
        return answer
    }

    // MARK: - Frames

    /// Asks for an upgrade and gives the head of the answer.
    func upgrade(
        _ path: String = "/session/socket", tab: String = "0123456789abcdef",
        query: String = "", cookie: String? = nil, headers: [(String, String)] = []
    ) async throws -> Answer {
        var fields = [
            ("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("Sec-WebSocket-Protocol", "openappintents.1"),
        ]
        if let cookie { fields.append(sessionCookie(cookie, port: port)) }
        for header in headers {
            fields.removeAll { $0.0 == header.0 }
            fields.append(header)
        }
        try await send("GET", "\(path)?tab=\(tab)\(query)", headers: fields)
        return try await readHead()
    }

    func sendFrame(
        _ opcode: UInt8, _ payload: [UInt8] = [], fin: Bool = true, isMasked: Bool = true,
        reserved: UInt8 = 0
    ) async throws {
        var bytes: [UInt8] = [(fin ? 0x80 : 0) | reserved | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ...125: bytes.append(mask | UInt8(payload.count))
        case ...0xFFFF:
            bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            bytes.append(mask | 127)
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
        }
        let key: [UInt8] = [1, 2, 3, 4]
        if isMasked { bytes += key }
        bytes += isMasked ? payload.enumerated().map { $1 ^ key[$0 % 4] } : payload
        try await write(bytes)
    }

    func sendText(_ text: String) async throws {
        try await sendFrame(1, Array(text.utf8))
    }

    /// The next frame; `nil` at the end of the connection.
    func readFrame() async -> Frame? {
        guard let head = await take(2) else { return nil }
        #expect(head[1] & 0x80 == 0, "A server must not mask.")
        var length = Int(head[1] & 0x7F)
        if length >= 126 {
            guard let bytes = await take(length == 126 ? 2 : 8) else { return nil }
            length = bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let payload = await take(length) else { return nil }
        return Frame(opcode: head[0] & 0x0F, payload: payload)
    }

    /// The next message of a type, passing over others.
    func readMessage(_ type: String) async -> String? {
        while let frame = await readFrame() {
            if frame.opcode == 1, frame.text.hasPrefix(#"{"type":"\#(type)""#) { return frame.text }
        }
        return nil
    }

    /// The code of the close frame that ends the connection.
    func readCloseCode() async -> Int? {
        while let frame = await readFrame() {
            if frame.opcode == 8 { return frame.code }
        }
        return nil
    }
}
