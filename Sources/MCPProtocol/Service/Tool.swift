package import _JSON

/// A tool as listed for clients.
package struct Tool: Sendable, Equatable {
    /// The name: 1 to 64 of `A–Z a–z 0–9 _ - .`, unique in the list.
    package var name: String
    package var title: String?
    package var description: String?
    package var icons: [Icon]
    /// The schema of the arguments: a JSON Schema (2020-12) of type `object`, sent unchanged.
    package var inputSchema: JSONObject
    /// The schema of `CallResult.structured`.
    ///
    /// It is sent unchanged to clients that allow any type. Older clients receive a schema that isn't
    /// of type `object` as an object with the one member `result`.
    package var outputSchema: JSONObject?
    package var annotations: ToolAnnotations?
    package var meta: JSONObject

    package init(
        name: String, title: String? = nil, description: String? = nil, icons: [Icon] = [],
        inputSchema: JSONObject, outputSchema: JSONObject? = nil,
        annotations: ToolAnnotations? = nil, meta: JSONObject = [:]
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.icons = icons
        self.inputSchema = inputSchema
        self.outputSchema = outputSchema
        self.annotations = annotations
        self.meta = meta
    }
}

/// A tool's statements about its effects; for those that are `nil`, clients assume the worst.
package struct ToolAnnotations: Sendable, Equatable {
    package var title: String?
    package var isReadOnly: Bool?
    package var isDestructive: Bool?
    package var isIdempotent: Bool?
    package var isOpenWorld: Bool?

    package init(
        title: String? = nil, isReadOnly: Bool? = nil, isDestructive: Bool? = nil,
        isIdempotent: Bool? = nil, isOpenWorld: Bool? = nil
    ) {
        self.title = title
        self.isReadOnly = isReadOnly
        self.isDestructive = isDestructive
        self.isIdempotent = isIdempotent
        self.isOpenWorld = isOpenWorld
    }
}
