package import HTTPTypes

/// The reason why the body of a request can't be taken as a file, regardless of its content.
package enum UnusableBody: Error, Hashable {
    /// The request doesn't announce the number of its bytes.
    case lengthMissing
    /// The body is compressed or otherwise encoded; nothing is unpacked here, so a small body can't
    /// become a large file.
    case encoded(String)

    /// The status of the response for this reason.
    package var status: HTTPResponse.Status {
        switch self {
        case .lengthMissing: .lengthRequired
        case .encoded: .unsupportedMediaType
        }
    }

    /// The message for the author of the client.
    package var message: String {
        switch self {
        case .lengthMissing: "A file must come with its Content-Length."
        case .encoded(let coding):
            "A file must come as it is; its Content-Encoding “\(coding.prefix(32))” isn't taken off here."
        }
    }
}
