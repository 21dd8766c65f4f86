#if S3
    package import AppIntentsMetadata
    import AsyncHTTPClient
    package import Foundation
    package import IntentSystem
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    import Synchronization

    /// The files of an app in a bucket, at a server that speaks the protocol of Amazon's S3.
    package final class S3Bucket: BlobArchive {
        /// A change between a bucket that can be used and one that can't, for the log.
        package enum Change: Sendable, Hashable {
            /// The text says why, and what to do.
            case away(String)
            /// The text says which one is back.
            case back(String)
        }

        /// The longest pauses before a request is sent again.
        private static let pauses = [Duration.milliseconds(200), .milliseconds(800)]
        /// The time after which a person has waited long enough for nothing, so that a request isn't sent again.
        private static let patience = Duration.seconds(2)
        /// The number of bytes of a download that are gathered before they are written.
        private static let pieceSize = 524_288

        package let address: S3Address
        private let signature: S3Signature
        private let onChange: @Sendable (Change) -> Void
        /// The time between two looks whether the bucket is back.
        private let interval: Duration
        private let state = Mutex(State())

        private struct State {
            /// The reason why the bucket can't be used at present.
            var problem: S3Problem?
            /// The number of times that the bucket was back.
            var returns = 0
        }

        package init(
            _ address: S3Address, keys: S3Keys, lookingEvery interval: Duration = .seconds(2),
            onChange: @escaping @Sendable (Change) -> Void = { _ in }
        ) {
            self.address = address
            signature = S3Signature(keys: keys, region: address.region)
            self.interval = interval
            self.onChange = onChange
        }

        package var isAway: Bool { state.withLock { $0.problem != nil } }

        /// Asks for the bucket; returns `false` if it can't be reached now, and throws if waiting can't help, such
        /// as for a key that the server doesn't know.
        package func begin() async throws -> Bool {
            let returns = state.withLock { $0.returns }
            do {
                _ = try await listing(of: key(""), after: nil, atMost: 1).send(
                    to: address, by: signature, at: Date()
                ) { try await $0.body.drain() }
                return true
            } catch let problem as S3Problem where problem.mayPass {
                note(problem, since: returns)
                return false
            }
        }

        // MARK: - Requests

        package func keep(_ bytes: FileContents.Place, as name: String) async throws {
            try await perform(
                S3Request(method: .PUT, key: key(name), body: bytes, action: "write")
            ) { try await $0.body.drain() }
        }

        package func data(_ name: String, atMost limit: Int) async throws -> Data? {
            let request = S3Request(method: .GET, key: key(name), action: "read")
            return try await unlessMissing {
                try await self.perform(request) { answer in
                    do {
                        let bytes = try await answer.body.collect(upTo: limit)
                        return Data(bytes.readableBytesView)
                    } catch is NIOTooManyBytesError {
                        throw S3Problem.tooLarge(self.address, limit: limit)
                    }
                }
            }
        }

        package func fetch(
            _ name: String, to url: URL, atMost limit: Int
        ) async throws -> Bool {
            let request = S3Request(method: .GET, key: key(name), action: "read")
            return try await unlessMissing {
                try await self.perform(request) { answer in
                    try await self.write(answer, to: url, atMost: limit)
                    return true
                }
            } ?? false
        }

        package func remove(_ name: String) async throws {
            let request = S3Request(method: .DELETE, key: key(name), action: "delete")
            _ = try await unlessMissing {
                try await self.perform(request) { try await $0.body.drain() }
            }
        }

        package func items(beginningWith prefix: String) async throws -> [ArchivedItem] {
            var items: [ArchivedItem] = []
            var token: String?
            repeat {
                let request = listing(of: key(prefix), after: token, atMost: 1000)
                let page = try await perform(request) { answer in
                    S3Document(
                        try await answer.body.collect(upTo: S3Request.longestReply)
                            .readableBytesView)
                }
                items += page.items(below: address.prefix)
                token =
                    page.value("IsTruncated") == "true"
                    ? page.value("NextContinuationToken") : nil
            } while token != nil
            return items
        }

        private func listing(
            of prefix: String, after token: String?, atMost count: Int
        ) -> S3Request {
            var query = ["list-type": "2", "max-keys": "\(count)", "prefix": prefix]
            query["continuation-token"] = token
            return S3Request(method: .GET, query: query, action: "list")
        }

        private func key(_ name: String) -> String { address.prefix + name }

        /// Writes an answer to a new file, which isn't left if the whole of it doesn't come.
        private func write(
            _ answer: HTTPClientResponse, to url: URL, atMost limit: Int
        ) async throws {
            let handle = try await NIOThreadPool.singleton.runIfActive {
                let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
                guard descriptor >= 0 else { throw FileProblem.disk(errno: errno) }
                return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            }
            do {
                var waiting = ByteBuffer()
                var count = 0
                let end = ContinuousClock.now + S3Request.time(for: limit)
                for try await chunk in answer.body {
                    count += chunk.readableBytes
                    guard count <= limit else {
                        throw S3Problem.tooLarge(address, limit: limit)
                    }
                    guard .now < end else {
                        throw S3Problem.away(address, "it sends a file too slowly")
                    }
                    waiting.writeImmutableBuffer(chunk)
                    guard waiting.readableBytes >= Self.pieceSize else { continue }
                    try await write(waiting, to: handle)
                    waiting.clear()
                }
                try await write(waiting, to: handle)
            } catch {
                unlink(url.path)
                throw error
            }
        }

        private func write(_ bytes: ByteBuffer, to handle: FileHandle) async throws {
            try await NIOThreadPool.singleton.runIfActive {
                do {
                    try handle.write(contentsOf: Data(bytes.readableBytesView))
                } catch {
                    let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
                    throw FileProblem.disk(
                        errno: reason.map { Int32(truncatingIfNeeded: $0.code) } ?? EIO)
                }
            }
        }

        /// Returns `nil` if there is no object of the key.
        private func unlessMissing<Success: Sendable>(
            _ body: () async throws -> Success
        ) async throws -> Success? {
            do {
                return try await body()
            } catch S3Problem.refused(_, "NoSuchKey") {
                return nil
            }
        }

        // MARK: - Trying

        /// Sends a request, and again if what went wrong may pass; while the bucket is known to be away, none.
        private func perform<Success: Sendable>(
            _ request: S3Request, _ take: (HTTPClientResponse) async throws -> Success
        ) async throws -> Success {
            if let known = state.withLock({ $0.problem }) { throw known }
            var left = Self.pauses.makeIterator()
            let start = ContinuousClock.now
            while true {
                let returns = state.withLock { $0.returns }
                do {
                    return try await request.send(
                        to: address, by: signature, at: Date(), take)
                } catch let problem as S3Problem {
                    guard problem.mayPass, start.duration(to: .now) < Self.patience,
                        let pause = left.next()
                    else {
                        if problem.isOfBucket { note(problem, since: returns) }
                        throw problem
                    }
                    // Nodes that lost it together don't come back together.
                    try await Task.sleep(for: pause * Double.random(in: 0.5...1))
                }
            }
        }

        /// Says once that the bucket is away, and looks for it until it is back or nothing uses it any more.
        ///
        /// `returns` are those before the request that failed: one from before the last return says nothing of the
        /// bucket as it is now.
        private func note(_ new: S3Problem, since returns: Int) {
            let isFirst = state.withLock { state in
                guard state.returns == returns else { return false }
                defer { state.problem = new }
                return state.problem == nil
            }
            guard isFirst else { return }
            onChange(.away(new.description))
            Task.detached { [weak self, interval] in
                while (try? await Task.sleep(for: interval)) != nil, let bucket = self {
                    guard await bucket.isBack() else { continue }
                    bucket.state.withLock { state in
                        state.problem = nil
                        state.returns += 1
                    }
                    bucket.onChange(.back("The bucket \(bucket.address) is back."))
                    return
                }
            }
        }

        private func isBack() async -> Bool {
            let request = S3Request(method: .HEAD, action: "list")
            let answer: Void? = try? await request.send(
                to: address, by: signature, at: Date()
            ) { try await $0.body.drain() }
            return answer != nil
        }
    }

    extension HTTPClientResponse.Body {
        /// Reads the rest of an answer, which doesn't matter, so that its connection can be used again.
        fileprivate func drain() async throws { _ = try await collect(upTo: 1 << 20) }
    }
#endif
