/// The name and version of a server or a client.
package struct Implementation: Sendable, Equatable {
    package var name: String
    package var version: String
    package var title: String?
    package var description: String?
    package var websiteURL: String?
    package var icons: [Icon]

    package init(
        name: String, version: String, title: String? = nil, description: String? = nil,
        websiteURL: String? = nil, icons: [Icon] = []
    ) {
        self.name = name
        self.version = version
        self.title = title
        self.description = description
        self.websiteURL = websiteURL
        self.icons = icons
    }
}

/// An image for a server, tool or other item, by address or as a `data:` URL.
package struct Icon: Sendable, Equatable {
    package enum Theme: String, Sendable {
        case light, dark
    }

    package var source: String
    package var mimeType: String?
    /// Sizes such as `48x48`, or `any`.
    package var sizes: [String]
    package var theme: Theme?

    package init(
        source: String, mimeType: String? = nil, sizes: [String] = [], theme: Theme? = nil
    ) {
        self.source = source
        self.mimeType = mimeType
        self.sizes = sizes
        self.theme = theme
    }
}
