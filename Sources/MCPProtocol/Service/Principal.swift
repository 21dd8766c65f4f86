/// Who is behind a request.
package enum Principal: Sendable, Hashable {
    /// A client that started this process or may reach its port, and had to prove nothing.
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
