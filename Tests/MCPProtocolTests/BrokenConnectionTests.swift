import NIOHTTP1
import Testing

@testable import MCPProtocol

/// Connections that end, or half end, while something is under way.
@Suite(.timeLimit(.minutes(3))) struct BrokenConnectionTests {
    /// A call that runs until the test ends it.
    private struct Call {
        enum End: Sendable { case done, cancelled }
        let began = Promise<Void>()
        let gate = Promise<Void>()
        let end = Promise<End>()

        var service: TestService {
            var service = TestService()
            service.call = { [self] _, context in
                context.reportProgress(Progress(1))
                began.complete(.success(()))
                do {
                    try await gate.value()
                } catch {
                    end.complete(.success(.cancelled))
                    throw error
                }
                end.complete(.success(.done))
                return .text("done")
            }
            return service
        }
    }

    // MARK: - Half closed

    @Test func `a client that sends nothing more gets its answer`() async throws {
        let call = Call()
        try await HTTPTestClient.run(call.service) { client in
            let connection = try await BareConnection(port: client.port)
            try await connection.write(client.callBytes())
            try await call.began.value()
            try await connection.end(.halfClosed)
            call.gate.complete(.success(()))
            let text = await connection.rest()
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(text.hasSuffix(result(#""content":[{"type":"text","text":"done"}]"#)))
        }
    }

    @Test func `a client that sends nothing more gets the rest of its stream`() async throws {
        let call = Call()
        try await HTTPTestClient.run(call.service) { client in
            let connection = try await BareConnection(port: client.port)
            try await connection.write(client.callBytes(tellsProgress: true))
            #expect(await connection.read(until: #""progress":1"#) != nil)
            try await connection.end(.halfClosed)
            // The server looks whether it is still there.
            #expect(await connection.read(until: ": \n\n") != nil)
            call.gate.complete(.success(()))
            let text = await connection.rest()
            let answer = result(#""content":[{"type":"text","text":"done"}]"#)
            #expect(text.contains("data: \(answer)\n\n"))
            #expect(text.hasSuffix("0\r\n\r\n"))
            #expect(try await call.end.value() == .done)
        }
    }

    // MARK: - Closed

    @Test(arguments: [BareConnection.Ending.closed, .reset], [true, false])
    func `a stateless call ends with its connection`(
        ending: BareConnection.Ending, hasStream: Bool
    ) async throws {
        let call = Call()
        try await HTTPTestClient.run(call.service) { client in
            let connection = try await BareConnection(port: client.port)
            try await connection.write(client.callBytes(tellsProgress: hasStream))
            try await call.began.value()
            if hasStream { #expect(await connection.read(until: #""progress":1"#) != nil) }
            try await connection.end(ending)
            // Before the stream begins, nobody looks whether the client is there; that it isn't may
            // be known by then.
            if !hasStream {
                #expect(try await client.stateless("tools/list").status == 200)
                try await client.advance(by: .milliseconds(500))
            }
            #expect(try await call.end.value() == .cancelled)
        }
    }

    @Test(arguments: [BareConnection.Ending.closed, .reset], [true, false])
    func `a call of a session goes on without its connection`(
        ending: BareConnection.Ending, hasStream: Bool
    ) async throws {
        let call = Call()
        try await HTTPTestClient.run(call.service) { client in
            let headers = try await client.begin()
            let connection = try await BareConnection(port: client.port)
            let meta = hasStream ? #","_meta":{"progressToken":1}"# : ""
            try await connection.write(
                client.bytes(
                    .POST,
                    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"\#(meta)}}"#,
                    headers: headers))
            try await call.began.value()
            if hasStream { #expect(await connection.read(until: #""progress":1"#) != nil) }
            try await connection.end(ending)
            if !hasStream { try await client.advance(by: .milliseconds(500)) }
            // The session is there, and so is what it does.
            let ping = #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
            #expect(try await client.send(.POST, ping, headers: headers).status == 200)
            call.gate.complete(.success(()))
            #expect(try await call.end.value() == .done)
        }
    }

    // MARK: - Cut off

    @Test(arguments: BareConnection.Ending.allCases)
    func `a request that is cut off takes nobody's place`(
        ending: BareConnection.Ending
    ) async throws {
        try await HTTPTestClient.run(configure: { _, http in
            http.maximumConcurrentRequests = 1
        }) { client in
            let whole = client.bytes(
                .POST, TestClient.request("tools/list"),
                headers: HTTPTestClient.stateless("tools/list"))
            let body = try #require(whole.firstRange(of: "\r\n\r\n")).upperBound
            let places = [
                whole.index(after: whole.startIndex), whole.index(before: body), body,
                whole.index(after: body), whole.index(before: whole.endIndex),
            ]
            for place in places {
                let connection = try await BareConnection(port: client.port)
                try await connection.write(String(whole[..<place]))
                try await connection.end(ending)
                if ending == .halfClosed {
                    // Half a request is none, and nothing more can come.
                    #expect(!(await connection.rest()).contains(" 200 "))
                }
                // That it is over is noticed soon, but not at once.
                var status = 503
                while status == 503 {
                    try Task.checkCancellation()
                    status = try await client.send(
                        .POST, TestClient.request("tools/list"),
                        headers: HTTPTestClient.stateless("tools/list")
                    ).status
                }
                #expect(status == 200)
            }
        }
    }
}
