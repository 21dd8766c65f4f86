#if S3
    import AppIntentsMetadata
    import Foundation
    import IntentSystem
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import Synchronization
    import Testing

    @testable import S3Files

    /// Requests to a bucket, as a server sees them, and what its answers lead to.
    @Suite(.timeLimit(.minutes(1))) struct S3BucketTests {
        private let folder = FileManager.default.temporaryDirectory
            .appending(path: "bucket-test-\(UUID().uuidString)", directoryHint: .isDirectory)
        private let told = AsyncStream.makeStream(of: S3Bucket.Change.self)

        init() throws {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
        }

        private func bucket(at port: Int) throws -> S3Bucket {
            let address = try S3Address(
                "s3://files", app: "Kitchen",
                environment: ["AWS_ENDPOINT_URL": "http://127.0.0.1:\(port)"])
            return S3Bucket(
                address, keys: S3Keys(access: "key", secret: "hidden"),
                lookingEvery: .milliseconds(20), onChange: { [told] in told.continuation.yield($0) }
            )
        }

        @Test("Bytes go to the server from disk and memory, signed, and come back")
        func round() async throws {
            let objects = Mutex<[String: [UInt8]]>([:])
            let server = try await TestBucketServer { request in
                objects.withLock { objects in
                    switch request.method {
                    case .PUT:
                        objects[request.uri] = request.body
                        return .init()
                    case .DELETE:
                        objects[request.uri] = nil
                        return .init(status: 204)
                    default:
                        return objects[request.uri].map { .init(body: $0) }
                            ?? .error(404, "NoSuchKey")
                    }
                }
            }
            let bucket = try bucket(at: server.port)
            let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
            let source = folder.appending(path: "source")
            try Data(bytes).write(to: source)
            try await bucket.keep(.disk(source), as: "one")
            try await bucket.keep(.memory(Data("two".utf8)), as: "two")
            #expect(
                objects.withLock { Set($0.keys) } == ["/files/Kitchen/one", "/files/Kitchen/two"])
            let hashes = server.seen.map { $0.headers.first(name: "x-amz-content-sha256") }
            #expect(hashes == [S3Signature.unsigned, S3Signature.hash(of: Array("two".utf8))])
            for request in server.seen {
                #expect(request.headers["host"] == ["127.0.0.1:\(server.port)"])
                #expect(request.headers.first(name: "authorization")?.contains("/s3/") == true)
            }
            let target = folder.appending(path: "target")
            #expect(try await bucket.fetch("one", to: target, atMost: bytes.count))
            #expect(try Data(contentsOf: target) == Data(bytes))
            #expect(try await bucket.data("two", atMost: 3) == Data("two".utf8))
            try await bucket.remove("two")
            #expect(try await bucket.data("two", atMost: 3) == nil)
            #expect(
                try await bucket.fetch("two", to: folder.appending(path: "none"), atMost: 3)
                    == false)
            #expect(bucket.isAway == false)
            try await server.close()
        }

        @Test("An object that is too large is refused, and leaves no file")
        func tooLarge() async throws {
            let server = try await TestBucketServer { _ in
                .init(body: Array(repeating: 7, count: 1_000_000))
            }
            let bucket = try bucket(at: server.port)
            let problem = S3Problem.tooLarge(bucket.address, limit: 999_999)
            let target = folder.appending(path: "target")
            await #expect(throws: problem) {
                try await bucket.fetch("one", to: target, atMost: 999_999)
            }
            await #expect(throws: problem) { try await bucket.data("one", atMost: 999_999) }
            #expect(!FileManager.default.fileExists(atPath: target.path))
            #expect(server.seen.count == 2)
            try await server.close()
        }

        @Test("A list is asked for page by page")
        func pages() async throws {
            let server = try await TestBucketServer { request in
                let isFirst = !request.uri.contains("continuation-token")
                let key = isFirst ? "a" : "b"
                let next = isFirst ? "<NextContinuationToken>x/y=</NextContinuationToken>" : ""
                let text = """
                    <IsTruncated>\(isFirst)</IsTruncated>\(next)<Contents><Key>Kitchen/\(key)</Key>\
                    <LastModified>2026-11-28T23:08:25.000Z</LastModified><Size>1</Size></Contents>
                    """
                return .init(body: Array(text.utf8))
            }
            let items = try await bucket(at: server.port).items(beginningWith: "")
            #expect(items.map(\.name) == ["a", "b"])
            #expect(
                server.seen.map(\.uri) == [
                    "/files?list-type=2&max-keys=1000&prefix=Kitchen%2F",
                    "/files?continuation-token=x%2Fy%3D&list-type=2&max-keys=1000&prefix=Kitchen%2F",
                ])
            try await server.close()
        }

        @Test("What may pass is tried three times, and nothing is said if it passes")
        func again() async throws {
            let count = Mutex(0)
            let server = try await TestBucketServer { request in
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                return number < 3 ? .error(503, "SlowDown") : .init()
            }
            let bucket = try bucket(at: server.port)
            try await bucket.keep(.memory(Data("one".utf8)), as: "one")
            #expect(server.seen.map(\.body) == Array(repeating: Array("one".utf8), count: 3))
            #expect(!bucket.isAway)
            try await server.close()
        }

        @Test(
            "A bucket that refuses the keys is told once, asked for alone, and told when it is back"
        )
        func awayAndBack() async throws {
            let server = try await TestBucketServer { _ in .error(403, "SignatureDoesNotMatch") }
            let bucket = try bucket(at: server.port)
            let problem = S3Problem.key(bucket.address)
            for _ in 0..<3 {
                await #expect(throws: problem) { try await bucket.data("one", atMost: 3) }
            }
            #expect(bucket.isAway)
            #expect(server.seen.filter { $0.method == .GET }.count == 1)
            var changes = told.stream.makeAsyncIterator()
            #expect(await changes.next() == .away(problem.description))
            server.answers { _ in .init(body: Array("one".utf8)) }
            #expect(
                await changes.next()
                    == .back("The bucket “files” at 127.0.0.1:\(server.port) is back."))
            #expect(try await bucket.data("one", atMost: 3) == Data("one".utf8))
            try await server.close()
        }

        @Test("A request from before the bucket was back says nothing of it when it fails at last")
        func lateFailure() async throws {
            let release = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: Void.self)
            let arrived = AsyncStream.makeStream(of: Void.self)
            let server = try await TestBucketServer { request in
                var refusal = TestBucketServer.Answer.error(403, "SignatureDoesNotMatch")
                if request.uri.hasSuffix("slow") {
                    refusal.after = release.futureResult
                    arrived.continuation.yield()
                }
                return refusal
            }
            let bucket = try bucket(at: server.port)
            let problem = S3Problem.key(bucket.address)
            let slow = Task { try await bucket.data("slow", atMost: 3) }
            var arrivals = arrived.stream.makeAsyncIterator()
            await arrivals.next()
            await #expect(throws: problem) { try await bucket.data("one", atMost: 3) }
            var changes = told.stream.makeAsyncIterator()
            #expect(await changes.next() == .away(problem.description))
            server.answers { _ in .init(body: Array("one".utf8)) }
            guard case .back? = await changes.next() else {
                Issue.record("The bucket is not back.")
                return
            }
            release.succeed()
            await #expect(throws: problem) { try await slow.value }
            #expect(!bucket.isAway)
            #expect(try await bucket.data("one", atMost: 3) == Data("one".utf8))
            try await server.close()
        }

        @Test("A start fails if waiting can't help, and goes on without a server")
        func begin() async throws {
            let server = try await TestBucketServer { _ in .error(404, "NoSuchBucket") }
            let bucket = try bucket(at: server.port)
            await #expect(throws: S3Problem.noBucket(bucket.address)) {
                try await bucket.begin()
            }
            #expect(!bucket.isAway)
            server.answers { _ in .init() }
            #expect(try await bucket.begin())
            let port = server.port
            try await server.close()
            let without = try self.bucket(at: port)
            #expect(try await without.begin() == false)
            #expect(without.isAway)
            var changes = told.stream.makeAsyncIterator()
            guard case .away(let text)? = await changes.next() else {
                Issue.record("Nothing is told.")
                return
            }
            #expect(text.hasPrefix("The bucket “files” at 127.0.0.1:\(port), which keeps"))
        }

        @Test("What isn't a regular file is not sent")
        func fifo() async throws {
            let server = try await TestBucketServer { _ in .init() }
            let bucket = try bucket(at: server.port)
            let fifo = folder.appending(path: "fifo")
            #expect(mkfifo(fifo.path, 0o600) == 0)
            await #expect(throws: FileProblem.notFound) {
                try await bucket.keep(.disk(fifo), as: "one")
            }
            #expect(server.seen.isEmpty)
            #expect(!bucket.isAway)
            try await server.close()
        }
    }
#endif
