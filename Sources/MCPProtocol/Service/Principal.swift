/// The authenticated user of a request.
package enum Principal: Sendable, Hashable {
    /// A client that started this process or can reach its port, without authentication.
    case local
    /// The subject of a verified token.
    case subject(String)

    /// A text that is unique to the principal.
    var identity: String {
        switch self {
        case .local: "local"
        case .subject(let subject): "subject:\(subject)"
        }
    }
}
