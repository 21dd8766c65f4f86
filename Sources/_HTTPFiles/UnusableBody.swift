package import HTTPTypes

/// The reason why the body of a request can't be taken as a file, whatever it holds.
package enum UnusableBody: Error, Hashable {
    /// The request doesn't say how many bytes come.
    case lengthMissing
    /// The bytes are not the file's own; nothing is unpacked here, so nothing can grow by it.
    case encoded(String)

    /// The status of the response that says so.
    package var status: HTTPResponse.Status {
        switch self {
        case .lengthMissing: .lengthRequired
        case .encoded: .unsupportedMediaType
        }
    }

    /// The words for the author of the client.
    package var message: String {
        switch self {
        case .lengthMissing: "A file must come with its Content-Length."
        case .encoded(let coding):
            "A file must come as it is; its Content-Encoding “\(coding.prefix(32))” isn't taken off here."
        }
    }
}
