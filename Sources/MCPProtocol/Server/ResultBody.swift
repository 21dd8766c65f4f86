import _JSON

/// The members of a result, without those that all results of a revision have.
struct ResultBody: Sendable {
    /// The kind of the result, for the revisions that tell.
    var type = "complete"
    /// The `_meta` of the result.
    var meta: JSONObject = [:]
    var write: @Sendable (inout JSONWriter) -> Void

    init(
        type: String = "complete", meta: JSONObject = [:],
        write: @escaping @Sendable (inout JSONWriter) -> Void = { _ in }
    ) {
        self.type = type
        self.meta = meta
        self.write = write
    }

    init(_ result: CallResult, _ revision: Revision) {
        self.init(meta: result.meta) { $0.callResult(result, revision) }
    }

    init(_ result: PromptResult, _ revision: Revision) {
        self.init { $0.promptResult(result, revision) }
    }

    init(_ reading: ResourceReading, _ revision: Revision, isCacheable: Bool = true) {
        self.init { writer in
            writer.name("contents")
            writer.array(reading.contents) { $0.contents($1) }
            // What was read with the help of answers is for this client only, and for now.
            if revision.isStateless { writer.caching(isCacheable ? reading.caching : .none) }
        }
    }
}
