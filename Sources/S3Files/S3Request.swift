#if S3
    import AppIntentsMetadata
    import Foundation
    import IntentSystem
    import _HTTPRequests

    /// A request to a bucket, which may be sent again: each of them has the same effect when it is done twice.
    struct S3Request: Sendable {
        var method = "GET"
        /// The key of an object; empty for the bucket itself.
        var key = ""
        var query: [String: String] = [:]
        var body: FileContents.Place?
        /// The most bytes of a good answer.
        var longest = 8 << 20
        /// The new file for the bytes of a good answer; `nil` for memory.
        var file: URL?
        /// The verb for its effect, as a message has it.
        var action: String

        /// Sends the request once; returns the bytes of a good answer that went to no file.
        ///
        /// Throws `S3Problem`, or an error of the disk.
        func send(
            to address: S3Address, by signature: S3Signature, at date: Date
        ) async throws -> Data {
            // Keys have no character that is encoded.
            let path = "/\(address.bucket)" + (key.isEmpty ? "" : "/\(key)")
            let text = S3Signature.text(of: query)
            var message = OutgoingRequest(
                address.endpoint + path + (text.isEmpty ? "" : "?" + text), method: method)
            (message.longestAnswer, message.file) = (longest, file?.path)
            if file != nil {
                message.limits.whole =
                    message.limits.answer + Self.time(for: longest)
            }
            var hash = S3Signature.hash(of: [])
            switch body {
            case .memory(let data):
                hash = S3Signature.hash(of: Array(data))
                message.body = .bytes(data)
            case .disk(let url):
                hash = S3Signature.unsigned
                message.body = .file { try Self.open(url) }
            case nil: break
            }
            message.headers = signature.signed(
                method, path: path, query: query, headers: ["host": address.host], hash: hash,
                at: date)
            let answer: OutgoingRequest.Answer
            do {
                answer = try await message.send()
            } catch let problem as OutgoingRequest.Problem {
                throw self.problem(problem, at: address)
            }
            guard (200..<300).contains(answer.status) else {
                throw S3Problem(
                    address, status: answer.status, code: S3Document(answer.body).code, to: action)
            }
            return answer.body
        }

        /// Even a slow connection has sent so many bytes by then.
        private static func time(for bytes: Int) -> Duration {
            .seconds(10 + bytes / OutgoingRequest.Limits.slowest)
        }

        /// Opens a file; throws `FileProblem` for everything that isn't a regular one.
        private static func open(_ url: URL) throws(FileProblem) -> FileHandle {
            do throws(RegularFile.Fault) {
                return FileHandle(
                    fileDescriptor: try RegularFile.open(url.path, O_RDONLY), closeOnDealloc: true)
            } catch {
                guard case .refused(let number) = error, number != ENOENT else { throw .notFound }
                throw .disk(errno: number)
            }
        }

        private func problem(
            _ problem: OutgoingRequest.Problem, at address: S3Address
        ) -> any Error {
            switch problem {
            case .disk(let number): FileProblem.disk(errno: number)
            case .tooLarge(longest) where method == "GET" && !key.isEmpty:
                S3Problem.tooLarge(address, limit: longest)
            case .slow: S3Problem.away(address, "it sends a file too slowly")
            default: S3Problem.away(address, "\(problem)")
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
