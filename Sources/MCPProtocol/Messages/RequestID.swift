import _JSON

/// The identifier by which a client matches a response to its request; it is returned in the type
/// in which it came.
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
