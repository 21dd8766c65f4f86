#if S3
    package import AppIntentsMetadata
    package import Foundation
    package import IntentSystem
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
                    to: address, by: signature, at: Date())
                return true
            } catch let problem as S3Problem where problem.mayPass {
                note(problem, since: returns)
                return false
            }
        }

        // MARK: - Requests

        package func keep(_ bytes: FileContents.Place, as name: String) async throws {
            _ = try await perform(
                S3Request(method: "PUT", key: key(name), body: bytes, action: "write"))
        }

        package func data(_ name: String, atMost limit: Int) async throws -> Data? {
            try await performUnlessMissing(
                S3Request(key: key(name), longest: limit, action: "read"))
        }

        package func fetch(
            _ name: String, to url: URL, atMost limit: Int
        ) async throws -> Bool {
            try await performUnlessMissing(
                S3Request(key: key(name), longest: limit, file: url, action: "read")) != nil
        }

        package func remove(_ name: String) async throws {
            _ = try await performUnlessMissing(
                S3Request(method: "DELETE", key: key(name), action: "delete"))
        }

        package func items(beginningWith prefix: String) async throws -> [ArchivedItem] {
            var items: [ArchivedItem] = []
            var token: String?
            repeat {
                let request = listing(of: key(prefix), after: token, atMost: 1000)
                let page = S3Document(try await perform(request))
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
            return S3Request(query: query, action: "list")
        }

        private func key(_ name: String) -> String { address.prefix + name }

        // MARK: - Trying

        /// Sends a request, and again if what went wrong may pass; while the bucket is known to be away, none.
        private func perform(_ request: S3Request) async throws -> Data {
            if let known = state.withLock({ $0.problem }) { throw known }
            var left = Self.pauses.makeIterator()
            let start = ContinuousClock.now
            while true {
                let returns = state.withLock { $0.returns }
                do {
                    return try await request.send(
                        to: address, by: signature, at: Date())
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

        /// The same; returns `nil` if there is no object of the key.
        private func performUnlessMissing(_ request: S3Request) async throws -> Data? {
            do {
                return try await perform(request)
            } catch S3Problem.refused(_, "NoSuchKey") {
                return nil
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
            let request = S3Request(method: "HEAD", action: "list")
            return (try? await request.send(to: address, by: signature, at: Date())) != nil
        }
    }
#endif
