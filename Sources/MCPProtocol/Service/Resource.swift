package import _JSON

/// A resource as listed for clients.
package struct Resource: Sendable, Equatable {
    package var uri: String
    package var name: String
    package var title: String?
    package var description: String?
    package var mimeType: String?
    /// The number of its bytes, before any encoding.
    package var size: Int?
    package var icons: [Icon]
    package var annotations: ContentAnnotations?
    package var meta: JSONObject

    package init(
        uri: String, name: String, title: String? = nil, description: String? = nil,
        mimeType: String? = nil, size: Int? = nil, icons: [Icon] = [],
        annotations: ContentAnnotations? = nil, meta: JSONObject = [:]
    ) {
        self.uri = uri
        self.name = name
        self.title = title
        self.description = description
        self.mimeType = mimeType
        self.size = size
        self.icons = icons
        self.annotations = annotations
        self.meta = meta
    }
}

/// A family of resources whose addresses follow an RFC 6570 template.
package struct ResourceTemplate: Sendable, Equatable {
    package var uriTemplate: String
    package var name: String
    package var title: String?
    package var description: String?
    package var mimeType: String?
    package var icons: [Icon]
    package var annotations: ContentAnnotations?
    package var meta: JSONObject

    package init(
        uriTemplate: String, name: String, title: String? = nil, description: String? = nil,
        mimeType: String? = nil, icons: [Icon] = [], annotations: ContentAnnotations? = nil,
        meta: JSONObject = [:]
    ) {
        self.uriTemplate = uriTemplate
        self.name = name
        self.title = title
        self.description = description
        self.mimeType = mimeType
        self.icons = icons
        self.annotations = annotations
        self.meta = meta
    }
}

/// The contents of a resource, or of one part of it.
package struct ResourceContents: Sendable, Equatable {
    package enum Body: Sendable, Equatable {
        case text(String)
        /// Bytes in base 64.
        case blob(String)
    }

    package var uri: String
    package var mimeType: String?
    package var body: Body
    package var meta: JSONObject

    package init(uri: String, mimeType: String? = nil, body: Body, meta: JSONObject = [:]) {
        self.uri = uri
        self.mimeType = mimeType
        self.body = body
        self.meta = meta
    }
}

/// A request to read a resource, or its continuation.
package struct ResourceRead: Sendable, Equatable {
    package var uri: String
    package var input: ReceivedInput?

    package init(uri: String, input: ReceivedInput? = nil) {
        self.uri = uri
        self.input = input
    }
}

/// The contents of a resource, which may have several parts.
package struct ResourceReading: Sendable, Equatable {
    package var contents: [ResourceContents]
    package var caching: Caching

    package init(_ contents: [ResourceContents], caching: Caching = .none) {
        self.contents = contents
        self.caching = caching
    }
}
