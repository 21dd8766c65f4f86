import Testing

/// How a page and the host talk.
enum WirePath: CaseIterable, Sendable {
    case webSocket
    case eventsAndPosts
}

/// One page's open stream and its way back, over real connections.
///
/// It takes one exchange at a time: a message, and everything that came until the host had surely read it.
struct PageLine: Sendable {
    private struct Exchange: Sendable {
        let message: String?
        let answer: CheckedContinuation<[String], any Error>
    }

    private let exchanges: AsyncStream<Exchange>.Continuation

    /// Opens a line for a person, whose name is the value of the cookie.
    static func open(_ path: WirePath, port: Int, person: String) async throws -> PageLine {
        let (waiting, exchanges) = AsyncStream<Exchange>.makeStream()
        try await withCheckedThrowingContinuation { opened in
            // The client is not Sendable: it lives and dies in this task.
            Task {
                let client: WireClient
                do {
                    client = try await path.connect(port: port, person: person)
                    opened.resume()
                } catch {
                    return opened.resume(throwing: error)
                }
                for await exchange in waiting {
                    do {
                        exchange.answer.resume(
                            returning: try await path.exchange(exchange.message, client, person))
                    } catch {
                        exchange.answer.resume(throwing: error)
                    }
                }
                // It may be closed already.
                try? await client.vanish()
            }
        }
        return PageLine(exchanges: exchanges)
    }

    /// Sends a message, if there is one, and returns what the host sent until it had taken it.
    func exchange(_ message: String? = nil) async throws -> [String] {
        try await withCheckedThrowingContinuation { answer in
            exchanges.yield(Exchange(message: message, answer: answer))
        }
    }

    /// Ends the connection without a word.
    func vanish() { exchanges.finish() }
}

extension WirePath {
    private static let tab = "0123456789abcdef"

    fileprivate func connect(port: Int, person: String) async throws -> WireClient {
        let client = try await WireClient(port: port)
        switch self {
        case .webSocket:
            #expect(try await client.upgrade(query: "&parts=1", cookie: person).status == 101)
        case .eventsAndPosts:
            try await client.send(
                "GET", "/session/events?tab=\(Self.tab)&parts=1",
                headers: [sessionCookie(person, port: port)])
            #expect(try await client.readHead().status == 200)
        }
        return client
    }

    fileprivate func exchange(
        _ message: String?, _ client: WireClient, _ person: String
    ) async throws -> [String] {
        // Messages come in order, so what was sent before this refusal came before it. A pong proves less: the
        // connection answers a ping itself, before what the session has told it meanwhile.
        let mark = "mark-\(UInt64.random(in: 0...(.max)))"
        let unknown = #"{"type":"perform","intent":"\#(mark)"}"#
        switch self {
        case .webSocket:
            if let message { try await client.sendText(message) }
            try await client.sendText(unknown)
            return try await Self.readFrames(client, before: mark)
        case .eventsAndPosts:
            if let message {
                #expect(try await Self.post(message, client.port, person) == 202)
            }
            #expect(try await Self.post(unknown, client.port, person) == 202)
            return try await Self.readEvents(client, before: mark)
        }
    }

    private static func readFrames(
        _ client: WireClient, before mark: String
    ) async throws -> [String] {
        var messages: [String] = []
        while true {
            let frame = try #require(await client.readFrame(), "The host closed the socket.")
            guard frame.opcode == 1 else { continue }
            if frame.text.contains(mark) { return messages }
            messages.append(frame.text)
        }
    }

    private static func readEvents(
        _ client: WireClient, before mark: String
    ) async throws -> [String] {
        var messages: [String] = []
        while true {
            let event = try #require(
                await client.read(through: "}\n\n"), "The host ended the stream.")
            let start = try #require(event.firstRange(of: "data: {")).upperBound
            let message = "{" + event[start...]
            if message.contains(mark) { return messages }
            messages.append(message)
        }
    }

    private static func post(_ body: String, _ port: Int, _ person: String) async throws -> Int {
        let client = try await WireClient(port: port)
        let answer = try await client.request(
            "POST", "/session/actions?tab=\(tab)",
            headers: [
                sessionCookie(person, port: port), ("Content-Type", "application/json"),
            ],
            body: body)
        try await client.vanish()
        return answer.status
    }
}
