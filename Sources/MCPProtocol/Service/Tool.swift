package import _JSON

/// A tool as clients see it in the list.
package struct Tool: Sendable, Equatable {
    /// 1 to 64 of `A–Z a–z 0–9 _ - .`, unique in the list.
    package var name: String
    package var title: String?
    package var description: String?
    package var icons: [Icon]
    /// A JSON Schema (2020-12) of type `object`; sent as it is.
    package var inputSchema: JSONObject
    /// The schema of `CallResult.structured`; sent as it is to clients that allow any type, and as
    /// an object with the one member `result` to older ones where it is not of type `object`.
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

/// A tool's statements on its effects; of those that are `nil`, clients assume the worst.
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
