import _Cryptography
import _JSON

/// A digest of a request's parameters, equal for equivalent requests.
struct RequestDigest: Sendable, Equatable {
    let bytes: [UInt8]

    /// Members that differ between a request and its continuation.
    private static let volatile: Set<String> = ["_meta", "inputResponses", "requestState"]

    init(_ parameters: Parameters) {
        // Some clients omit empty members, and not consistently.
        let members = parameters.members.filter { member in
            !Self.volatile.contains(member.name) && member.value != .null && member.value != [:]
        }
        let canonical = JSONValue.object(JSONObject(unique: members)).sorted
        bytes = Digest(of: Array(canonical.text.utf8)).bytes
    }
}

extension JSONValue {
    /// The value with the members of all objects in alphabetical order.
    fileprivate var sorted: JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map(\.sorted))
        case .object(let members):
            let members = members.sorted { $0.name < $1.name }
            return .object(JSONObject(unique: members.map { ($0.name, $0.value.sorted) }))
        case .number(let value):
            return Int(exactly: value).map(JSONValue.integer) ?? self
        default: return self
        }
    }
}
