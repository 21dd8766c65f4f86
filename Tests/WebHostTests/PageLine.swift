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

    /// The state that the host sent when the line was opened.
    let first: String

    /// Opens a line for a person, whose name is the value of the cookie.
    ///
    /// The host draws the first state for the page, so a refusal can come before it.
    static func open(_ path: WirePath, port: Int, person: String) async throws -> PageLine {
        let (waiting, exchanges) = AsyncStream<Exchange>.makeStream()
        let first = try await withCheckedThrowingContinuation { opened in
            // The client is not Sendable: it lives and dies in this task.
            Task {
                let client: WireClient
                do {
                    client = try await path.connect(port: port, person: person)
                    opened.resume(returning: try await path.read(client))
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
        return PageLine(exchanges: exchanges, first: first)
    }

    /// Sends a message, if there is one, and returns the host's messages until it had taken it.
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
        case .eventsAndPosts:
            if let message {
                #expect(try await Self.post(message, client.port, person) == 202)
            }
            #expect(try await Self.post(unknown, client.port, person) == 202)
        }
        var messages: [String] = []
        while true {
            let next = try await read(client)
            if next.contains(mark) { return messages }
            messages.append(next)
        }
    }

    /// Reads the next message of the host.
    fileprivate func read(_ client: WireClient) async throws -> String {
        switch self {
        case .webSocket:
            while true {
                let frame = try #require(await client.readFrame(), "The host closed the socket.")
                if frame.opcode == 1 { return frame.text }
            }
        case .eventsAndPosts:
            let event = try #require(
                await client.read(through: "}\n\n"), "The host ended the stream.")
            return "{" + event[try #require(event.firstRange(of: "data: {")).upperBound...]
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
