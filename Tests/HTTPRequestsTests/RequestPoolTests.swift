#if S3 || OpenIDConnect
    import Foundation
    import Synchronization
    import Testing

    @testable import _HTTPRequests

    /// How many requests are sent at a time, and over which connections.
    @Suite(.timeLimit(.minutes(1))) struct RequestPoolTests {
        @Test("A connection is used again")
        func again() async throws {
            let server = try ScriptedServer { connection in
                while connection.head() != nil { connection.answer(200, "\(connection.number)") }
            }
            defer { server.close() }
            let pool = RequestPool()
            for _ in 0..<3 {
                let answer = try await pool.send(OutgoingRequest(server.address))
                #expect(answer.body == Data("1".utf8))
            }
            #expect(server.connections == 1)
        }

        @Test("A request on a kept connection that ends goes over a new one, with its whole body")
        func ended() async throws {
            let server = try ScriptedServer { connection in
                for number in 1... {
                    guard let head = connection.head() else { return }
                    let body = head.hasPrefix("PUT") ? connection.read(3) : []
                    if connection.number == 1, number == 2 { return }
                    connection.answer(200, String(decoding: body, as: UTF8.self))
                }
            }
            defer { server.close() }
            let pool = RequestPool()
            #expect(try await pool.send(OutgoingRequest(server.address)).status == 200)
            var request = OutgoingRequest(server.address, method: "PUT")
            request.body = .bytes(Data("abc".utf8))
            #expect(try await pool.send(request).body == Data("abc".utf8))
            #expect(server.connections == 2)
        }

        @Test("Only so many requests are sent at a time, and the others in their order")
        func most() async throws {
            let arrived = AsyncStream.makeStream(of: String.self)
            let gate = DispatchSemaphore(value: 0)
            let server = try ScriptedServer { connection in
                while let head = connection.head() {
                    arrived.continuation.yield(String(head.prefix { $0 != "\r\n" }))
                    gate.wait()
                    connection.answer()
                }
            }
            defer { server.close() }
            let pool = RequestPool(atMost: 1)
            var arrivals = arrived.stream.makeAsyncIterator()
            let first = Task { try await pool.send(OutgoingRequest(server.address + "/1")).status }
            #expect(await arrivals.next() == "GET /1 HTTP/1.1")
            // One that waits is cancelled at once, while the first one still runs.
            let cancelled = Task { try await pool.send(OutgoingRequest(server.address + "/2")) }
            cancelled.cancel()
            await #expect(throws: CancellationError.self) { try await cancelled.value }
            let third = Task { try await pool.send(OutgoingRequest(server.address + "/3")).status }
            gate.signal()
            #expect(try await first.value == 200)
            #expect(await arrivals.next() == "GET /3 HTTP/1.1")
            gate.signal()
            #expect(try await third.value == 200)
            #expect(server.connections == 1)
        }

        @Test("A request without an answer is cancelled at once, and the next one is sent")
        func cancelled() async throws {
            let arrived = AsyncStream.makeStream(of: Void.self)
            let server = try ScriptedServer { connection in
                guard let head = connection.head() else { return }
                if head.hasPrefix("GET /next ") { return connection.answer() }
                arrived.continuation.yield()
                _ = connection.read(1)
            }
            defer { server.close() }
            let pool = RequestPool(atMost: 1)
            var request = OutgoingRequest(server.address)
            request.limits.answer = .seconds(3600)
            request.limits.silence = .seconds(3600)
            let task = Task { [request] in try await pool.send(request) }
            var arrivals = arrived.stream.makeAsyncIterator()
            await arrivals.next()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await pool.send(OutgoingRequest(server.address + "/next")).status == 200)
        }
    }
#endif
