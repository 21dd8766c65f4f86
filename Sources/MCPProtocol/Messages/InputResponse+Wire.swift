import _JSON

extension InputResponse {
    /// Reads a response of any kind; `nil` if it has the form of none, as if it hadn't come.
    init?(_ value: JSONValue) {
        guard let members = value.object else { return nil }
        if members["action"] != nil {
            guard let result = ElicitationResult(members) else { return nil }
            self = .elicitation(result)
        } else if let roots = members["roots"]?.array {
            let known = roots.compactMap(Root.init)
            guard known.count == roots.count else { return nil }
            self = .roots(known)
        } else {
            guard let result = SamplingResult(members) else { return nil }
            self = .sampling(result)
        }
    }
}

extension ElicitationResult {
    fileprivate init?(_ members: JSONObject) {
        switch members["action"]?.string {
        case "decline": self = .decline
        case "cancel": self = .cancel
        case "accept":
            var content = JSONObject()
            switch members["content"] {
            case nil, .null: break
            case .object(let values):
                for value in values {
                    guard value.value.isFormValue else { return nil }
                    // Some clients send `null` for a field that wasn't filled in.
                    if value.value != .null { content[value.name] = value.value }
                }
            default: return nil
            }
            self = .accept(content)
        default: return nil
        }
    }
}

extension JSONValue {
    /// `true` if a field of a form can have this value.
    fileprivate var isFormValue: Bool {
        switch self {
        case .null, .bool, .integer, .number, .string: true
        case .array(let values): values.allSatisfy { $0.string != nil }
        case .object: false
        }
    }
}

extension Root {
    fileprivate init?(_ value: JSONValue) {
        guard let uri = value["uri"]?.string else { return nil }
        self.init(uri: uri, name: value["name"]?.string)
    }
}

extension SamplingResult {
    fileprivate init?(_ members: JSONObject) {
        guard let role = members["role"]?.string.flatMap(Role.init),
            let model = members["model"]?.string, let content = members["content"]
        else { return nil }
        let pieces: [JSONValue]
        switch content {
        case .object: pieces = [content]
        case .array(let values): pieces = values
        default: return nil
        }
        self.init(
            role: role, model: model, stopReason: members["stopReason"]?.string, content: pieces)
    }
}
