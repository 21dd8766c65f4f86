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
}
