import _JSON

/// The mark by which a client knows the answer to its request; it goes back in the type it came in.
enum RequestID: Sendable, Hashable {
    case integer(Int)
    case string(String)

    init?(_ value: JSONValue) {
        switch value {
        case .integer(let value): self = .integer(value)
        case .string(let text): self = .string(text)
        default: return nil
        }
    }

    var value: JSONValue {
        switch self {
        case .integer(let value): .integer(value)
        case .string(let text): .string(text)
        }
    }
}
