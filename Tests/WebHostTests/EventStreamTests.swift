import IntentSystem
import NIOCore
import Testing

@testable import WebHost

private let cookie = String(repeating: "c0", count: 16)
private let tab = "0123456789abcdef"
private let unknownIntent = #"{"type":"perform","intent":"Nowhere","values":{}}"#

@Suite struct EventStreamTests {
    private func open(
        _ port: Int, query: String = "", headers: [(String, String)] = []
    ) async throws -> WireClient {
        let client = try await WireClient(port: port)
        try await client.send(
            "GET", "/session/events?tab=\(tab)\(query)",
            headers: [sessionCookie(cookie, port: port)] + headers)
        let head = try await client.readHead()
        #expect(head.status == 200)
        #expect(head.headers["content-type"] == "text/event-stream; charset=utf-8")
        return client
    }

    private func post(
        _ port: Int, _ body: String = unknownIntent, tab: String = tab,
        session: String = cookie, type: String = "application/json",
        headers: [(String, String)] = []
    ) async throws -> WireClient.Answer {
        let client = try await WireClient(port: port)
        return try await client.request(
            "POST", "/session/actions?tab=\(tab)",
            headers: [sessionCookie(session, port: port), ("Content-Type", type)]
                + headers,
            body: body)
    }

    @Test func carriesActionsAndEvents() async throws {
        try await withHost { port in
            let stream = try await open(port)
            let state = try #require(await stream.read(through: "}\n\n"))
            #expect(state.contains(#"data: {"type":"state","format":1,"seq":"#))
            #expect(state.contains("id: "))
            let answer = try await post(port)
            #expect(answer.status == 202)
            #expect(answer.body.isEmpty)
            #expect(await stream.read(through: #"data: {"type":"refused""#) != nil)
        }
    }

    @Test("A client that leaves is noticed at once, whatever it has sent behind the stream")
    func leavesWithMoreBehind() async throws {
        try await withHost { port in
            let stream = try await open(port)
            _ = try #require(await stream.read(through: "}\n\n"))
            try await stream.send("GET", "/health")
            try await stream.vanish()
            // A question that sends nothing to the stream, which would notice the end by that.
            let client = try await WireClient(port: port)
            var status = 200
            while status != 404 {
                status = try await client.request(
                    "GET", "/session/options?question=1&parameter=x",
                    headers: [sessionCookie(cookie, port: port)]
                ).status
            }
        }
    }

    @Test func resumesAfterTheLastEvent() async throws {
        try await withHost { port in
            let first = try await open(port)
            let state = try #require(await first.read(through: "}\n\n"))
            let id = try #require(state.firstMatch(of: /id: (\d+)/)?.1)
            let second = try await open(port, headers: [("Last-Event-ID", String(id))])
            #expect(try await post(port).status == 202)
            let next = try #require(await second.read(through: "}\n\n"))
            #expect(!next.contains(#"{"type":"state""#))
        }
    }

    @Test func makesACookieWhereThereIsNone() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            try await client.send("GET", "/session/events?tab=\(tab)")
            let head = try await client.readHead()
            #expect(head.headers["set-cookie"]?.hasPrefix("oai-session-\(port)=") == true)
        }
    }

    @Test func keepsASilentStreamAlive() async throws {
        try await withHost(configure: { $0.limits.keepAliveInterval = .milliseconds(20) }) { port in
            let stream = try await open(port)
            #expect(await stream.read(through: ": keep-alive\n\n") != nil)
        }
    }

    @Test func refusesWhatIsNoActionOfAnOpenTab() async throws {
        try await withHost { port in
            #expect(try await post(port).status == 404)
            let stream = try await open(port)
            _ = await stream.read(through: "}\n\n")
            #expect(try await post(port, tab: "0000000000000000").status == 404)
            #expect(try await post(port, tab: "x").status == 404)
            let otherSession = String(repeating: "ab", count: 16)
            #expect(try await post(port, session: otherSession).status == 404)
            #expect(try await post(port, session: "../etc").status == 404)
            #expect(try await post(port, type: "text/plain").status == 415)
            #expect(try await post(port, type: "application/jsonp").status == 415)
            #expect(try await post(port, type: "application/json; charset=utf-8").status == 202)
            let malformed = try await post(port, #"{"type":"tap","card":}"#)
            #expect(malformed.status == 400)
            #expect(malformed.body.contains("At byte 21 (card): a value was expected."))
            let origin = ("Origin", "https://evil.example")
            #expect(try await post(port, headers: [origin]).status == 403)
        }
    }

    @Test func refusesABodyOverTheLimitUnread() async throws {
        try await withHost { port in
            let stream = try await open(port)
            _ = await stream.read(through: "}\n\n")
            let head = """
                POST /session/actions?tab=\(tab) HTTP/1.1\r\nHost: localhost:\(port)\r\n\
                Cookie: \(sessionCookie(cookie, port: port).1)\r\nContent-Type: application/json
                """
            let declared = try await WireClient(port: port)
            try await declared.write(head + "\r\nContent-Length: 1048577\r\n\r\n")
            #expect(try await declared.readHead().status == 413)

            let chunked = try await WireClient(port: port)
            try await chunked.write(head + "\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = String(repeating: " ", count: 1 << 16)
            for _ in 0...16 { try await chunked.write("10000\r\n\(chunk)\r\n") }
            #expect(try await chunked.readHead().status == 413)
        }
    }

    @Test func refusesAStreamWithoutAProperTab() async throws {
        try await withHost { port in
            for query in ["", "?tab=", "?tab=0123456789abcde", "?tab=0123456789abcdeg"] {
                let client = try await WireClient(port: port)
                let answer = try await client.request("GET", "/session/events\(query)")
                #expect(answer.status == 400)
            }
        }
    }

    @Test func saysWhenThereAreTooManySessions() async throws {
        var limits = Limits()
        limits.maximumSessions = 1
        try await withHost(limits: limits) { port in
            let stream = try await open(port)
            _ = await stream.read(through: "}\n\n")
            let client = try await WireClient(port: port)
            let answer = try await client.request("GET", "/session/events?tab=\(tab)")
            #expect(answer.status == 503)
            #expect(answer.headers["retry-after"] == "10")
        }
    }

    @Test func findsOptionsForAnOpenSessionOnly() async throws {
        try await withHost { port in
            let path = "/session/options?question=4&parameter=landmark&q=fuji"
            let headers = [sessionCookie(cookie, port: port)]
            let client = try await WireClient(port: port)
            #expect(try await client.request("GET", path, headers: headers).status == 404)
            let stream = try await open(port)
            _ = await stream.read(through: "}\n\n")
            let answer = try await client.request("GET", path, headers: headers)
            #expect(answer.status == 200)
            #expect(answer.body.hasPrefix(#"{"options":["#))
            let wrong = try await client.request("GET", "/session/options?q=x", headers: headers)
            #expect(wrong.status == 400)
        }
    }

    @Test func forgetsATabWhoseClientVanished() async throws {
        try await withHost { port in
            let stream = try await open(port)
            _ = await stream.read(through: "}\n\n")
            try await stream.vanish()
            // The end of a connection is noticed soon, but not at once.
            var status = 202
            while status == 202 { status = try await post(port).status }
            #expect(status == 404)
        }
    }
}
