import _JSON

extension JSONWriter {
    mutating func content(_ content: Content, _ revision: Revision) {
        object { writer in
            switch content.kind {
            case .text(let text):
                writer.member("type", "text")
                writer.member("text", text)
            case .image(let data, let mimeType):
                writer.member("type", "image")
                writer.member("data", data)
                writer.member("mimeType", mimeType)
            case .audio(let data, let mimeType):
                writer.member("type", "audio")
                writer.member("data", data)
                writer.member("mimeType", mimeType)
            case .link(let resource) where revision.hasResourceLinks:
                writer.member("type", "resource_link")
                writer.resourceMembers(resource, revision)
            case .link(let resource):
                writer.member("type", "text")
                writer.member("text", "\(resource.title ?? resource.name): \(resource.uri)")
            case .resource(let contents):
                writer.member("type", "resource")
                writer.name("resource")
                writer.contents(contents)
            }
            if case .link = content.kind, revision.hasResourceLinks { return }
            writer.annotations(content.annotations, revision)
            writer.meta(content.meta)
        }
    }

    mutating func annotations(_ annotations: ContentAnnotations?, _ revision: Revision) {
        guard let annotations else { return }
        name("annotations")
        object { writer in
            if !annotations.audience.isEmpty {
                writer.name("audience")
                writer.array(annotations.audience) { $0.string($1.rawValue) }
            }
            writer.optional("priority", annotations.priority)
            if revision.hasTitles { writer.optional("lastModified", annotations.lastModified) }
        }
    }

    mutating func contents(_ contents: ResourceContents) {
        object { writer in
            writer.member("uri", contents.uri)
            writer.optional("mimeType", contents.mimeType)
            switch contents.body {
            case .text(let text): writer.member("text", text)
            case .blob(let data): writer.member("blob", data)
            }
            writer.meta(contents.meta)
        }
    }

    /// Writes the members of a resource into the object that the caller has opened.
    mutating func resourceMembers(_ resource: Resource, _ revision: Revision) {
        member("uri", resource.uri)
        member("name", resource.name)
        if revision.hasTitles { optional("title", resource.title) }
        optional("description", resource.description)
        optional("mimeType", resource.mimeType)
        optional("size", resource.size)
        icons(resource.icons, revision)
        annotations(resource.annotations, revision)
        meta(resource.meta)
    }
}
