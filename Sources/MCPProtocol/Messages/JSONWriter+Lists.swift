import _JSON

/// The elements of the lists that servers offer.
extension JSONWriter {
    mutating func tool(_ tool: Tool, _ revision: Revision) {
        object { writer in
            writer.member("name", tool.name)
            if revision.hasTitles { writer.optional("title", tool.title) }
            writer.optional("description", tool.description)
            writer.icons(tool.icons, revision)
            writer.name("inputSchema")
            writer.value(.object(tool.inputSchema))
            if revision.hasStructuredContent,
                let schema = tool.outputSchema.flatMap(revision.resultSchema)
            {
                writer.name("outputSchema")
                writer.value(.object(schema))
            }
            writer.annotations(of: tool, revision)
            writer.meta(tool.meta)
        }
    }

    private mutating func annotations(of tool: Tool, _ revision: Revision) {
        var annotations = tool.annotations ?? ToolAnnotations()
        // The only place for a title before revisions in which tools have one.
        if !revision.hasTitles { annotations.title = annotations.title ?? tool.title }
        guard annotations != ToolAnnotations() else { return }
        name("annotations")
        object { writer in
            writer.optional("title", annotations.title)
            writer.optional("readOnlyHint", annotations.isReadOnly)
            writer.optional("destructiveHint", annotations.isDestructive)
            writer.optional("idempotentHint", annotations.isIdempotent)
            writer.optional("openWorldHint", annotations.isOpenWorld)
        }
    }

    mutating func resource(_ resource: Resource, _ revision: Revision) {
        object { $0.resourceMembers(resource, revision) }
    }

    mutating func template(_ template: ResourceTemplate, _ revision: Revision) {
        object { writer in
            writer.member("uriTemplate", template.uriTemplate)
            writer.member("name", template.name)
            if revision.hasTitles { writer.optional("title", template.title) }
            writer.optional("description", template.description)
            writer.optional("mimeType", template.mimeType)
            writer.icons(template.icons, revision)
            writer.annotations(template.annotations, revision)
            writer.meta(template.meta)
        }
    }

    mutating func prompt(_ prompt: Prompt, _ revision: Revision) {
        object { writer in
            writer.member("name", prompt.name)
            if revision.hasTitles { writer.optional("title", prompt.title) }
            writer.optional("description", prompt.description)
            writer.icons(prompt.icons, revision)
            if !prompt.arguments.isEmpty {
                writer.name("arguments")
                writer.array(prompt.arguments) { writer, argument in
                    writer.object { writer in
                        writer.member("name", argument.name)
                        if revision.hasTitles { writer.optional("title", argument.title) }
                        writer.optional("description", argument.description)
                        writer.member("required", argument.isRequired)
                    }
                }
            }
            writer.meta(prompt.meta)
        }
    }
}
