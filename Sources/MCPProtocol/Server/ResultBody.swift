import _JSON

/// The members of a result, without those common to all results of a revision.
struct ResultBody: Sendable {
    /// The kind of the result, for the revisions that have one.
    var type = "complete"
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
            // A reading that needed answers is for this client only, and must not be cached.
            if revision.isStateless { writer.caching(isCacheable ? reading.caching : .none) }
        }
    }
}
