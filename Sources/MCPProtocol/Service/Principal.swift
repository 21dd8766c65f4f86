/// Who is behind a request.
package enum Principal: Sendable, Hashable {
    /// Whoever started this process or may reach its port: nobody was asked to prove anything.
    case local
    /// The subject of a token that was verified.
    case subject(String)

    /// A text that no two principals share.
    var identity: String {
        switch self {
        case .local: "local"
        case .subject(let subject): "subject:\(subject)"
        }
    }
}
