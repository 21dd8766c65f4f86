import IntentSystem
import Testing

@testable import WebHost

private let unknownIntent = #"{"type":"perform","intent":"Nowhere","values":{}}"#

@Suite struct SocketTests {
    @Test func upgradesAndSendsTheStateFirst() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let answer = try await client.upgrade()
            #expect(answer.status == 101)
            #expect(answer.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            #expect(answer.headers["sec-websocket-protocol"] == "openappintents.1")
            let cookie = try #require(answer.headers["set-cookie"])
            #expect(cookie.contains("HttpOnly; SameSite=Strict"))
            let state = try #require(await client.readFrame())
            #expect(state.text.hasPrefix(#"{"type":"state","format":1,"seq":"#))
            try await client.vanish()
        }
    }

    @Test func carriesActionsBothWays() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            try await client.sendText(unknownIntent)
            let refusal = try #require(await client.readMessage("refused"))
            #expect(refusal.contains(#""reason":"unknown""#))
        }
    }

    @Test func takesWhatIsSentTogetherWithTheRequest() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let mask: [UInt8] = [0, 0, 0, 0]
            let text = Array(unknownIntent.utf8)
            let frame = [0x81, 0x80 | UInt8(text.count)] + mask + text
            try await client.write(
                """
                GET /session/socket?tab=0123456789abcdef HTTP/1.1\r\nHost: localhost:\(port)\r\n\
                Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
                """)
            try await client.write(frame)
            #expect(try await client.readHead().status == 101)
            #expect(await client.readMessage("refused") != nil)
        }
    }

    @Test func keepsTheSessionOfACookieAndSendsNothingThatWasSeen() async throws {
        try await withHost { port in
            let cookie = String(repeating: "0a", count: 16)
            let first = try await WireClient(port: port)
            let answer = try await first.upgrade(cookie: cookie)
            #expect(answer.headers["set-cookie"] == nil)
            let state = try #require(await first.readMessage("state"))
            let sequence = try #require(state.firstMatch(of: /"seq":(\d+)/)?.1)

            let second = try await WireClient(port: port)
            _ = try await second.upgrade(
                tab: "fedcba9876543210", query: "&seen=\(sequence)", cookie: cookie)
            try await second.sendFrame(9, [7])
            #expect(await second.readFrame() == .init(opcode: 10, payload: [7]))
        }
    }

    @Test func answersAMalformedMessageAndStaysOpen() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            try await client.sendText(#"{"type":"tap","card":}"#)
            let refusal = try #require(await client.readMessage("refused"))
            #expect(refusal.contains("At byte 21 (card): a value was expected."))
            try await client.sendText(unknownIntent)
            #expect(await client.readMessage("refused") != nil)
        }
    }

    // MARK: - Frames

    @Test func putsFragmentsTogether() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            let bytes = Array(unknownIntent.utf8)
            try await client.sendFrame(1, Array(bytes[..<9]), fin: false)
            try await client.sendFrame(9, [1, 2])
            try await client.sendFrame(0, Array(bytes[9..<20]), fin: false)
            try await client.sendFrame(0, [], fin: false)
            try await client.sendFrame(0, Array(bytes[20...]))
            #expect(await client.readMessage("refused")?.contains("unknown") == true)
        }
    }

    @Test func answersPings() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            _ = await client.readMessage("state")
            try await client.sendFrame(9, Array("here?".utf8))
            #expect(await client.readFrame() == .init(opcode: 10, payload: Array("here?".utf8)))
        }
    }

    @Test func answersACloseFrameAndEndsTheConnection() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            try await client.sendFrame(8, [0x03, 0xE8])
            #expect(await client.readCloseCode() == 1000)
            #expect(await client.readFrame() == nil)
        }
    }

    @Test(
        arguments: [
            (Breach.unmasked, 1002), (.reservedBit, 1002), (.unknownKind, 1002),
            (.strayContinuation, 1002), (.textWithinText, 1002), (.binary, 1003),
            (.longPing, 1002), (.fragmentedPing, 1002), (.badText, 1007), (.shortClose, 1002),
            (.forbiddenClose, 1002),
        ])
    func closesOnABreachOfTheProtocol(breach: Breach, code: Int) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            try await breach.commit(client)
            #expect(await client.readCloseCode() == code)
        }
    }

    @Test func closesOnAMessageOverTheLimit() async throws {
        try await withHost { port in
            let whole = try await WireClient(port: port)
            _ = try await whole.upgrade()
            // The length alone decides: the message itself never has to arrive.
            try await whole.write([0x81, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1, 1, 2, 3, 4])
            #expect(await whole.readCloseCode() == 1009)

            let inParts = try await WireClient(port: port)
            _ = try await inParts.upgrade(tab: "1123456789abcdef")
            let part = [UInt8](repeating: 0x20, count: 1 << 19)
            try await inParts.sendFrame(1, part, fin: false)
            try await inParts.sendFrame(0, part, fin: false)
            try await inParts.sendFrame(0, [0x20])
            #expect(await inParts.readCloseCode() == 1009)
        }
    }

    @Test func takesAMessageAtTheLimit() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            let padding = String(repeating: " ", count: (1 << 20) - unknownIntent.utf8.count)
            try await client.sendText(padding + unknownIntent)
            #expect(await client.readMessage("refused") != nil)
        }
    }

    // MARK: - Ends

    @Test func endsWithAClientThatClosesItsHalf() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            _ = await client.readMessage("state")
            try await client.closeOutput()
            await client.readToEnd()
        }
    }

    @Test func aTabThatComesBackTakesThePlaceOfItsOldStream() async throws {
        try await withHost { port in
            let cookie = String(repeating: "0b", count: 16)
            let old = try await WireClient(port: port)
            _ = try await old.upgrade(cookie: cookie)
            _ = await old.readMessage("state")
            let new = try await WireClient(port: port)
            _ = try await new.upgrade(cookie: cookie)
            #expect(await old.readCloseCode() == 1001)
            try await new.sendText(unknownIntent)
            #expect(await new.readMessage("refused") != nil)
        }
    }

    @Test func asksASilentClientAndDropsItWithoutAnAnswer() async throws {
        try await withHost(configure: { $0.limits.keepAliveInterval = .milliseconds(20) }) { port in
            let client = try await WireClient(port: port)
            _ = try await client.upgrade()
            var kinds: [UInt8] = []
            while let frame = await client.readFrame() { kinds.append(frame.opcode) }
            #expect(kinds.contains(9))
        }
    }

    // MARK: - Refusals

    @Test func refusesForeignPagesAndNames() async throws {
        try await withHost { port in
            for header in [
                ("Origin", "http://evil.example"), ("Origin", "null"),
                ("Origin", "http://127.0.0.1:\(port + 1)"), ("Host", "evil.example:\(port)"),
                ("Host", "localhost"),
            ] {
                let client = try await WireClient(port: port)
                let answer = try await client.upgrade(headers: [header])
                #expect(answer.status == 403, "\(header)")
            }
            let own = try await WireClient(port: port)
            let origin = ("Origin", "http://127.0.0.1:\(port)")
            #expect(try await own.upgrade(headers: [origin]).status == 101)
        }
    }

    @Test func answersRequestsForOtherUpgradesAsHTTP() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request(
                "POST", "/session/actions",
                headers: [
                    ("Connection", "Upgrade, HTTP2-Settings"), ("Upgrade", "h2c"),
                    ("Content-Type", "text/plain"),
                ], body: "x")
            #expect(answer.status == 415)
            await client.readToEnd()
        }
    }

    @Test func refusesWhatIsNoHTTP() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            try await client.write("\u{16}\u{3}\u{1} hello\r\n\r\n")
            #expect(try await client.readHead().status == 400)
            await client.readToEnd()
        }
    }

    @Test func saysWhyThereIsNoSocket() async throws {
        var limits = Limits()
        limits.maximumSessions = 1
        try await withHost(limits: limits) { port in
            let nameless = try await WireClient(port: port)
            #expect(try await nameless.upgrade(tab: "xyz").status == 400)
            let plain = try await WireClient(port: port)
            let answer = try await plain.request("GET", "/session/socket?tab=0123456789abcdef")
            #expect(answer.status == 426)
            let stranger = try await WireClient(port: port)
            let offer = ("Sec-WebSocket-Protocol", "chat")
            #expect(try await stranger.upgrade(headers: [offer]).status == 426)

            let first = try await WireClient(port: port)
            #expect(try await first.upgrade().status == 101)
            _ = await first.readMessage("state")
            let second = try await WireClient(port: port)
            #expect(try await second.upgrade().status == 503)
        }
    }

    @Test func letsAPageComeBackToItsSessionWhereThereIsNoPlaceForAnother() async throws {
        var limits = Limits()
        limits.maximumSessions = 1
        try await withHost(limits: limits) { port in
            let cookie = String(repeating: "0a", count: 16)
            let first = try await WireClient(port: port)
            #expect(try await first.upgrade(cookie: cookie).status == 101)
            _ = await first.readMessage("state")
            try await first.vanish()
            // The end of a connection is noticed soon, but not at once.
            let client = try await WireClient(port: port)
            let headers = [sessionCookie(cookie, port: port)]
            var status = 200
            while status != 404 {
                status = try await client.request(
                    "GET", "/session/options?question=1&parameter=p", headers: headers
                ).status
            }
            let second = try await WireClient(port: port)
            #expect(try await second.upgrade(cookie: cookie).status == 101)
            #expect(await second.readMessage("state") != nil)
        }
    }
}

/// A way to break RFC 6455.
enum Breach: Sendable {
    case unmasked, reservedBit, unknownKind, strayContinuation, textWithinText, binary, longPing
    case fragmentedPing, badText, shortClose, forbiddenClose

    func commit(_ client: WireClient) async throws {
        switch self {
        case .unmasked: try await client.sendFrame(1, [0x7B], isMasked: false)
        case .reservedBit: try await client.sendFrame(1, [0x7B], reserved: 0x40)
        case .unknownKind: try await client.sendFrame(3)
        case .strayContinuation: try await client.sendFrame(0)
        case .textWithinText:
            try await client.sendFrame(1, fin: false)
            try await client.sendFrame(1)
        case .binary: try await client.sendFrame(2)
        case .longPing: try await client.sendFrame(9, Array(repeating: 0, count: 126))
        case .fragmentedPing: try await client.sendFrame(9, fin: false)
        case .badText: try await client.sendFrame(1, [0xC3, 0x28])
        case .shortClose: try await client.sendFrame(8, [3])
        case .forbiddenClose: try await client.sendFrame(8, [0x03, 0xED])
        }
    }
}
