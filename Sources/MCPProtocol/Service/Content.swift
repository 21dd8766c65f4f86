package import _JSON

/// A piece of a result or of a prompt.
package struct Content: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case text(String)
        /// An image in base 64.
        case image(data: String, mimeType: String)
        /// Sound in base 64.
        case audio(data: String, mimeType: String)
        /// The address of a resource that the client may read.
        case link(Resource)
        case resource(ResourceContents)
    }

    package var kind: Kind
    package var annotations: ContentAnnotations?
    package var meta: JSONObject

    package init(_ kind: Kind, annotations: ContentAnnotations? = nil, meta: JSONObject = [:]) {
        self.kind = kind
        self.annotations = annotations
        self.meta = meta
    }

    package static func text(_ text: String) -> Content { Content(.text(text)) }

    package static func image(data: String, mimeType: String) -> Content {
        Content(.image(data: data, mimeType: mimeType))
    }

    package static func audio(data: String, mimeType: String) -> Content {
        Content(.audio(data: data, mimeType: mimeType))
    }

    package static func link(_ resource: Resource) -> Content { Content(.link(resource)) }

    package static func resource(_ contents: ResourceContents) -> Content {
        Content(.resource(contents))
    }
}

/// The audience and the importance of a piece of content.
package struct ContentAnnotations: Sendable, Equatable {
    package var audience: [Role]
    /// The importance, from 0, optional, to 1, required.
    package var priority: Double?
    /// An ISO 8601 time.
    package var lastModified: String?

    package init(audience: [Role] = [], priority: Double? = nil, lastModified: String? = nil) {
        self.audience = audience
        self.priority = priority
        self.lastModified = lastModified
    }
}

package enum Role: String, Sendable {
    case user, assistant
}
