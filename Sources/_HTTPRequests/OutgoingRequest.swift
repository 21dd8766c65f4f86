#if S3 || OpenIDConnect
    package import Foundation

    /// A request to a server by HTTP, over libcurl.
    ///
    /// It follows no redirection, which could lead to another machine, and uses no proxy.
    package struct OutgoingRequest: Sendable {
        package enum Body: Sendable {
            case bytes(Data)
            /// A file, which is opened on the thread that sends it; an error of the opening is that of the request.
            ///
            /// The file may change meanwhile: never more bytes are sent than it had at first.
            case file(@Sendable () throws -> FileHandle)
        }

        /// The times after which a request is given up.
        package struct Limits: Sendable {
            /// Even a slow connection carries so many bytes in a second.
            package static let slowest = 256 << 10

            package var connecting = Duration.seconds(5)
            /// The beginning of the answer must have come by then, and one second later for `slowest` bytes of the body.
            package var answer = Duration.seconds(10)
            /// The longest time in which no byte goes or comes.
            package var silence = Duration.seconds(30)
            /// The whole answer must have come by then, if there is such a limit.
            package var whole: Duration?

            package init() {}
        }

        package struct Answer: Sendable {
            package var status: Int
            /// The bytes that didn't go to a file.
            package var body: Data
        }

        /// The most bytes of an answer with a status beyond 299, which is never written to a file.
        package static let longestRefusal = 1 << 20

        package var method: String
        package var address: String
        package var headers: [String: String] = [:]
        package var body: Body?
        package var limits = Limits()
        /// The most bytes of a good answer.
        package var longestAnswer = 1 << 20
        /// The path of a new file for the bytes of a good answer, which isn't left if the whole of it doesn't come.
        package var file: String?

        package init(_ address: String, method: String = "GET") {
            (self.address, self.method) = (address, method)
        }

        /// Sends the request once; throws `Problem`, `CancellationError`, or what the opening of the file throws.
        package func send() async throws -> Answer { try await RequestPool.shared.send(self) }
    }
#endif
