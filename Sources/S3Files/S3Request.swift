#if S3
    import AppIntentsMetadata
    import AsyncHTTPClient
    import Foundation
    import NIOCore
    import NIOHTTP1
    import NIOPosix

    /// A request to a bucket, which may be sent again: each of them has the same effect when it is done twice.
    struct S3Request: Sendable {
        var method: HTTPMethod
        /// The key of an object; empty for the bucket itself.
        var key = ""
        var query: [String: String] = [:]
        var body: FileContents.Place?
        /// The verb for its effect, as a message has it.
        var action: String

        /// The most bytes of an answer that is read into memory.
        static let longestReply = 8 << 20

        /// The client of all requests, which follows no redirection: it could lead to another machine.
        private static let client: HTTPClient = {
            var configuration = HTTPClient.Configuration(
                redirectConfiguration: .disallow,
                timeout: .init(connect: .seconds(5), read: .seconds(30)))
            configuration.httpVersion = .http1Only
            // The bucket tries again itself, as often as a person has patience for.
            configuration.connectionPool.retryConnectionEstablishment = false
            // A request that waits for a connection behind large files would count as one without an answer.
            configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
            return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        }()

        /// Sends the request once, and hands a good answer to `take`; the head of the answer must come in time.
        ///
        /// Throws `S3Problem`, or an error of the disk.
        func send<Success: Sendable>(
            to address: S3Address, by signature: S3Signature, at date: Date,
            _ take: (HTTPClientResponse) async throws -> Success
        ) async throws -> Success {
            // Keys have no character that is encoded.
            let path = "/\(address.bucket)" + (key.isEmpty ? "" : "/\(key)")
            let text = S3Signature.text(of: query)
            var message = HTTPClientRequest(
                url: address.endpoint + path + (text.isEmpty ? "" : "?" + text))
            message.method = method
            var hash = S3Signature.hash(of: [])
            var size = 0
            switch body {
            case .memory(let data):
                hash = S3Signature.hash(of: Array(data))
                size = data.count
                message.body = .bytes(ByteBuffer(bytes: data))
            case .disk(let url):
                let source = try await FileSource(url)
                hash = S3Signature.unsigned
                size = source.size
                message.body = .stream(source, length: .known(Int64(source.size)))
            case nil: break
            }
            let headers = signature.signed(
                method.rawValue, path: path, query: query, headers: ["host": address.host],
                hash: hash, at: date)
            for (name, value) in headers { message.headers.add(name: name, value: value) }
            do {
                let answer = try await Self.client.execute(
                    message, timeout: .seconds(Self.time(for: size).components.seconds))
                guard (200..<300).contains(answer.status.code) else {
                    let document = S3Document(
                        try await answer.body.collect(upTo: Self.longestReply).readableBytesView)
                    throw S3Problem(
                        address, status: Int(answer.status.code), code: document.code, to: action)
                }
                return try await take(answer)
            } catch let error as HTTPClientError where error == .cancelled {
                throw CancellationError()
            } catch let error where Self.isOfTheWay(error) {
                throw S3Problem.away(address, Self.words(of: error))
            }
        }

        /// Even a slow connection has sent so many bytes by then.
        static func time(for bytes: Int) -> Duration { .seconds(10 + bytes / (256 << 10)) }

        /// The error is one of the connection, and not of this machine's disk.
        private static func isOfTheWay(_ error: any Error) -> Bool {
            !(error is S3Problem || error is FileProblem || error is CancellationError)
        }

        private static func words(of error: any Error) -> String {
            if let error = error as? NIOConnectionError {
                guard let reason = error.connectionErrors.last?.error else {
                    return "the name \(error.host) can’t be found"
                }
                return words(of: reason)
            }
            if let error = error as? IOError { return String(cString: strerror(error.errnoCode)) }
            return switch error as? HTTPClientError {
            case .connectTimeout?, .deadlineExceeded?: "it doesn’t answer"
            case .readTimeout?: "it has begun to answer, and doesn’t go on"
            case .remoteConnectionClosed?: "it closed the connection"
            case let other?: other.shortDescription
            case nil: "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
            }
        }
    }

    extension S3Document {
        /// The server's word for a problem; `nil` if there is none that could stand in a log.
        fileprivate var code: String? {
            value("Code").flatMap { code in
                code.count <= 64 && code.utf8.allSatisfy { 0x21...0x7E ~= $0 } ? code : nil
            }
        }
    }
#endif
