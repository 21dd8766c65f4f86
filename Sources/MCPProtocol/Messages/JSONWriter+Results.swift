import _JSON

/// The members of results, without those that all results of a revision share.
extension JSONWriter {
    mutating func callResult(_ result: CallResult, _ revision: Revision) {
        var content = result.content
        // Models read text; many would miss a result that is only data.
        if let structured = result.structured, !content.contains(where: \.isText) {
            content.append(.text(structured.text))
        }
        name("content")
        array(content) { $0.content($1, revision) }
        if let structured = result.structured, revision.hasStructuredContent {
            name("structuredContent")
            value(revision.structuredResult(structured))
        }
        // Clients treat a missing member as success, and most results are successful.
        if result.isError { member("isError", true) }
    }

    mutating func promptResult(_ result: PromptResult, _ revision: Revision) {
        optional("description", result.description)
        name("messages")
        array(result.messages) { writer, message in
            writer.object { writer in
                writer.member("role", message.role.rawValue)
                writer.name("content")
                writer.content(message.content, revision)
            }
        }
    }

    mutating func completion(_ completion: Completion) {
        let values = completion.values.prefix(100)
        let isCut = values.count < completion.values.count
        name("completion")
        object { writer in
            writer.name("values")
            writer.array(values) { $0.string($1) }
            writer.optional(
                "total", completion.total ?? (isCut ? completion.values.count : nil))
            writer.optional("hasMore", isCut ? true : completion.hasMore)
        }
    }

    /// Writes the time for which a client may cache a result.
    mutating func caching(_ caching: Caching) {
        let (seconds, attoseconds) = caching.lifetime.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        member("ttlMs", max(0, Int(milliseconds)))
        member("cacheScope", caching.scope.rawValue)
    }
}

extension Content {
    fileprivate var isText: Bool { if case .text = kind { true } else { false } }
}

/// Results for clients that accept only objects.
extension Revision {
    /// Returns a result in the form that clients of the revision accept.
    fileprivate func structuredResult(_ value: JSONValue) -> JSONValue {
        if hasFreeResults || value.object != nil { return value }
        return ["result": value]
    }

    /// Returns the schema of `structuredResult`, or `nil` if that depends on the result.
    func resultSchema(_ schema: JSONObject) -> JSONObject? {
        if hasFreeResults || schema["type"] == "object" { return schema }
        guard schema["type"]?.string != nil else { return nil }
        // References to definitions begin at the root, so the definitions must stay there.
        var inner = schema
        var outer: JSONObject = ["type": "object"]
        for name in ["$schema", "$defs", "definitions"] {
            outer[name] = inner[name]
            inner[name] = nil
        }
        outer["properties"] = ["result": .object(inner)]
        outer["required"] = ["result"]
        return outer
    }
}
