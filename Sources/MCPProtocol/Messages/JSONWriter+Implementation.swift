import _JSON

extension JSONWriter {
    /// Writes the name and version of a program.
    mutating func implementation(_ implementation: Implementation, _ revision: Revision) {
        object { writer in
            writer.member("name", implementation.name)
            writer.member("version", implementation.version)
            if revision.hasTitles { writer.optional("title", implementation.title) }
            guard revision.hasIcons else { return }
            writer.optional("description", implementation.description)
            writer.optional("websiteUrl", implementation.websiteURL)
            writer.icons(implementation.icons, revision)
        }
    }

    mutating func icons(_ icons: [Icon], _ revision: Revision) {
        guard revision.hasIcons, !icons.isEmpty else { return }
        name("icons")
        array(icons) { writer, icon in
            writer.object { writer in
                writer.member("src", icon.source)
                writer.optional("mimeType", icon.mimeType)
                if !icon.sizes.isEmpty {
                    writer.name("sizes")
                    writer.array(icon.sizes) { $0.string($1) }
                }
                writer.optional("theme", icon.theme?.rawValue)
            }
        }
    }

    /// Writes the server's capabilities for clients of a revision: exactly the methods that it
    /// serves.
    mutating func capabilities(_ capabilities: ServerCapabilities, _ revision: Revision) {
        object { writer in
            if let tools = capabilities.tools {
                writer.name("tools")
                writer.listed(tools)
            }
            if let resources = capabilities.resources {
                writer.name("resources")
                writer.listed(resources)
            }
            if let prompts = capabilities.prompts {
                writer.name("prompts")
                writer.listed(prompts)
            }
            if capabilities.hasCompletions { writer.empty("completions") }
            if capabilities.hasLogging { writer.empty("logging") }
            let extensions = capabilities.extensions(revision)
            if !extensions.isEmpty {
                writer.name("extensions")
                writer.value(.object(extensions))
            }
        }
    }

    private mutating func listed(_ listed: ServerCapabilities.Listed) {
        object { writer in
            if listed.isSubscribable { writer.member("subscribe", true) }
            if listed.isChangeAnnounced { writer.member("listChanged", true) }
        }
    }

    private mutating func empty(_ name: StaticString) {
        self.name(name)
        object { _ in }
    }
}

extension ServerCapabilities {
    /// Returns the extensions that clients of a revision can use.
    func extensions(_ revision: Revision) -> JSONObject {
        guard revision.isStateless, hasTasks else { return extensions }
        return extensions.merging([ExtensionName.tasks: [:]])
    }
}
