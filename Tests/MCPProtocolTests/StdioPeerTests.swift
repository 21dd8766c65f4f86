import Foundation
import IntentTestKit
import Logging
import NIOCore
import Testing
import _JSON

@testable import MCPProtocol

/// Clients at the other end of real pipes that close their side, or don't read.
@Suite(.serialized, .timeLimit(.minutes(3))) struct StdioPeerTests {
    /// The pipes of a client, and the server at their other ends.
    private struct Peer {
        let clock = TestClock()
        let input = Pipe()
        let output = Pipe()
        let transport: StdioTransport

        init(_ service: TestService, grace: Duration = .seconds(1)) {
            var configuration = MCPServerConfiguration()
            configuration.time = ServerTime(
                clock, start: Date(timeIntervalSince1970: 1_800_000_000))
            transport = StdioTransport(
                server: MCPServer(
                    service: service, configuration: configuration,
                    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }),
                input: input.fileHandleForReading.fileDescriptor,
                output: output.fileHandleForWriting.fileDescriptor, grace: grace)
        }

        func send(_ line: String) throws {
            try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        }

        func call(_ name: String, id: Int) throws {
            try send(
                TestClient.request(
                    "tools/call", #""name":"\#(name)""#, id: "\(id)", meta: #""progressToken":1"#))
        }

        func closeInput() throws {
            try input.fileHandleForWriting.close()
        }

        /// Reads lines that nothing follows yet.
        func readLine() -> String {
            var bytes = Data()
            while bytes.last != UInt8(ascii: "\n") {
                let part = output.fileHandleForReading.availableData
                if part.isEmpty { break }
                bytes += part
            }
            return String(decoding: bytes.dropLast(), as: UTF8.self)
        }
    }

    @Test func `what ends within the grace is answered, the rest is cancelled`() async throws {
        var service = TestService()
        let began = AsyncStream<Void>.makeStream()
        let gate = Promise<Void>()
        let cancelled = Promise<Void>()
        service.call = { call, _ in
            began.continuation.yield()
            guard call.name == "long" else {
                try await gate.value()
                return .text("in time")
            }
            defer { cancelled.complete(.success(())) }
            try await Promise<Void>().value()
            return .text("never")
        }
        let peer = Peer(service)
        let served = Task {
            try await peer.transport.run()
            try peer.output.fileHandleForWriting.close()
        }
        try peer.call("short", id: 1)
        try peer.call("long", id: 2)
        var beginnings = began.stream.makeAsyncIterator()
        for _ in 0..<2 { await beginnings.next() }
        try peer.closeInput()
        // The grace has begun.
        try await peer.clock.waitForSleeper()
        gate.complete(.success(()))
        let answer = result(#""content":[{"type":"text","text":"in time"}]"#)
        #expect(try await onThread { peer.readLine() } == answer)
        peer.clock.advance(by: .seconds(1))
        try await cancelled.value()
        try await served.value
        #expect(try peer.output.fileHandleForReading.readToEnd() ?? Data() == Data())
    }

    @Test func `a client that doesn't read is not read either, and loses nothing`() async throws {
        let much = String(repeating: "x", count: LineWriter.highWater / 4)
        let told = DispatchSemaphore(value: 0)
        let begun = Counter()
        var service = TestService()
        service.call = { call, context in
            begun.add()
            guard call.name == "much" else { return .text("done") }
            // Sent, or at least waiting to be, when this returns.
            context.reportProgress(Progress(1, message: much))
            told.signal()
            return .text("done")
        }
        let peer = Peer(service)
        let served = Task {
            try await peer.transport.run()
            try peer.output.fileHandleForWriting.close()
        }
        let other = Peer(TestService())
        let otherServed = Task { try await other.transport.run() }
        let (taken, output) = try await onThread {
            try peer.call("much", id: 1)
            // It is being written, so the next ones wait: together for more than may wait.
            let first = try peer.output.fileHandleForReading.read(upToCount: 1) ?? Data()
            told.wait()
            for id in 2...5 {
                try peer.call("much", id: id)
                told.wait()
            }
            for id in 6...25 { try peer.call("little", id: id) }
            for _ in 0..<100 {
                try other.send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
                _ = other.readLine()
            }
            let taken = begun.value
            try peer.closeInput()
            try other.closeInput()
            return (
                taken, first + (try peer.output.fileHandleForReading.readToEnd() ?? Data())
            )
        }
        #expect(taken == 5)
        let answers = try output.split(separator: UInt8(ascii: "\n")).filter { $0.count < 1000 }.map
        {
            try member(String(decoding: $0, as: UTF8.self), "id").integer ?? 0
        }
        #expect(answers.sorted() == Array(1...25))
        try await served.value
        try await otherServed.value
    }

    @Test func `who is held back learns that the client is gone`() async throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let writer = LineWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let room = Promise<Void>()
        let much = ByteBuffer(repeating: UInt8(ascii: "x"), count: LineWriter.highWater + 1)
        let sending = Task { try await onThread { writer.send(much) } }
        // It is being written, so the next waits.
        #expect(
            try await onThread { try pipe.fileHandleForReading.read(upToCount: 1) }?.count == 1)
        writer.whenRoom { room.complete(.success(())) }
        writer.send(much)
        #expect(writer.isFull)
        try pipe.fileHandleForReading.close()
        try await room.value()
        #expect(writer.isBroken && !writer.isFull)
        try await sending.value
    }

    @Test func `a client that is gone without having read ends everything`() async throws {
        let finished = DispatchSemaphore(value: 0)
        var service = TestService()
        service.call = { _, _ in
            defer { finished.signal() }
            return .text(String(repeating: "x", count: LineWriter.highWater))
        }
        let peer = Peer(service, grace: .zero)
        let served = Task { try await peer.transport.run() }
        try await onThread {
            for id in 1...2 {
                try peer.call("x", id: id)
                finished.wait()
            }
            // It neither reads nor is read now, and goes.
            try peer.call("x", id: 3)
            try peer.output.fileHandleForReading.close()
            try peer.closeInput()
        }
        try await served.value
    }

    @Test func `last words that nobody reads don't keep the server`() async throws {
        var service = TestService()
        service.call = { _, _ in .text(String(repeating: "x", count: 1 << 20)) }
        let peer = Peer(service)
        let served = Task { try await peer.transport.run() }
        let first = try await onThread {
            try peer.call("x", id: 1)
            // The answer is being written; no more of it is read.
            let first = try peer.output.fileHandleForReading.read(upToCount: 1)
            try peer.closeInput()
            return first
        }
        #expect(first?.count == 1)
        try await peer.clock.advance(inStepsOf: .seconds(1)) { try await served.value }
        // The rest is read: a thread that still writes would do so when the descriptor is another
        // test's.
        let rest = try await onThread { peer.readLine() }
        #expect(rest.hasSuffix("}"))
    }
}
