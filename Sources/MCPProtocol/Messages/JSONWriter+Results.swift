import _JSON

/// The members of results, without those that all results of a revision share.
extension JSONWriter {
    mutating func callResult(_ result: CallResult, _ revision: Revision) {
        var content = result.content
        // Models read texts; what is only there as data would be lost on many of them.
        if let structured = result.structured, !content.contains(where: \.isText) {
            content.append(.text(structured.text))
        }
        name("content")
        array(content) { $0.content($1, revision) }
        if let structured = result.structured, revision.hasStructuredContent {
            name("structuredContent")
            value(revision.structuredResult(structured))
        }
        // Clients take its absence for success, and most answers are one.
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

    /// Writes for how long an answer may be kept.
    mutating func caching(_ caching: Caching) {
        let (seconds, attoseconds) = caching.lifetime.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        member("ttlMs", max(0, Int(milliseconds)))
        member("cacheScope", caching.scope.rawValue)
    }
}

extension Content {
    fileprivate var isText: Bool {
        if case .text = kind { true } else { false }
    }
}

/// Results for clients that know objects only.
extension Revision {
    /// A result as clients of the revision can take it.
    fileprivate func structuredResult(_ value: JSONValue) -> JSONValue {
        if hasFreeResults || value.object != nil { return value }
        return ["result": value]
    }

    /// The schema of what `structuredResult` gives, or `nil` where that depends on the result.
    func resultSchema(_ schema: JSONObject) -> JSONObject? {
        if hasFreeResults || schema["type"] == "object" { return schema }
        guard schema["type"]?.string != nil else { return nil }
        // References to definitions lead from the root, so these must stay there.
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
