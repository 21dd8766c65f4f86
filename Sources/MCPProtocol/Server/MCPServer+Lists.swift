import _JSON

/// The requests that are equal in every revision.
extension MCPServer {
    /// Returns the result of a request for a list or for suggestions; `nil` for other requests.
    func listResult(
        _ method: Method, _ parameters: Parameters, _ context: RequestContext
    ) async throws -> ResultBody? {
        switch method {
        case .listTools:
            try await page("tools", service.tools(context), parameters, context) { $0.tool($1, $2) }
        case .listResources:
            try await page("resources", service.resources(context), parameters, context) {
                $0.resource($1, $2)
            }
        case .listTemplates:
            try await page(
                "resourceTemplates", service.resourceTemplates(context), parameters, context
            ) { $0.template($1, $2) }
        case .listPrompts:
            try await page("prompts", service.prompts(context), parameters, context) {
                $0.prompt($1, $2)
            }
        case .complete:
            try await completion(parameters, context)
        default: nil
        }
    }

    private func page<Element>(
        _ name: StaticString, _ listing: Listing<Element>, _ parameters: Parameters,
        _ context: RequestContext,
        write: @escaping @Sendable (inout JSONWriter, Element, Revision) -> Void
    ) throws -> ResultBody {
        let page = try Page(
            listing.elements, after: parameters.optionalString("cursor"),
            size: configuration.pageSize)
        let revision = context.revision
        return ResultBody { writer in
            writer.name(name)
            writer.array(page.elements) { write(&$0, $1, revision) }
            writer.optional("nextCursor", page.nextCursor)
            if revision.isStateless { writer.caching(listing.caching) }
        }
    }

    private func completion(
        _ parameters: Parameters, _ context: RequestContext
    ) async throws -> ResultBody {
        let reference = Parameters(try parameters.object("ref"))
        let kind: CompletionRequest.Reference
        switch reference["type"]?.string {
        case "ref/prompt": kind = .prompt(name: try reference.string("name"))
        case "ref/resource": kind = .resource(uri: try reference.string("uri"))
        default:
            throw MCPError.invalidParameter(
                "ref.type", expected: "“ref/prompt” or “ref/resource”")
        }
        let argument = Parameters(try parameters.object("argument"))
        let others = Parameters(try parameters.optionalObject("context") ?? [:])
        let completion = try await service.complete(
            CompletionRequest(
                reference: kind, argument: try argument.string("name"),
                value: try argument.string("value"),
                others: try others.optionalStrings("arguments")),
            context)
        return ResultBody { $0.completion(completion) }
    }
}
