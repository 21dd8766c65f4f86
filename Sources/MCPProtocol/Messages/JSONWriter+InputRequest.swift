import _JSON

extension InputRequest {
    var method: String {
        switch self {
        case .form, .url: "elicitation/create"
        case .sampling: "sampling/createMessage"
        case .roots: "roots/list"
        }
    }
}

extension JSONWriter {
    /// Writes the parameters of a request for input; `visit` is the identifier of the visit of an
    /// address, for revisions that have one.
    mutating func inputParameters(
        _ request: InputRequest, _ revision: Revision, visit: @autoclosure () -> String
    ) {
        switch request {
        case .form(let form):
            if revision.hasRichElicitation { member("mode", "form") }
            member("message", form.message)
            name("requestedSchema")
            formSchema(form, revision)
        case .url(let message, let url):
            member("mode", "url")
            member("message", message)
            member("url", url)
            if !revision.isStateless { member("elicitationId", visit()) }
        case .sampling(let sampling):
            name("messages")
            array(sampling.messages) { writer, message in
                writer.object { writer in
                    writer.member("role", message.role.rawValue)
                    writer.name("content")
                    writer.content(message.content, revision)
                }
            }
            optional("systemPrompt", sampling.systemPrompt)
            member("maxTokens", sampling.maximumTokens)
        case .roots: break
        }
    }

    /// Writes requests for input under their keys, in the form of results of stateless revisions.
    mutating func inputRequests(
        _ requests: [(key: String, request: InputRequest)], _ revision: Revision
    ) {
        name("inputRequests")
        object { writer in
            for (key, request) in requests {
                writer.name(escaping: key)
                writer.object { writer in
                    writer.member("method", request.method)
                    writer.name("params")
                    writer.object { $0.inputParameters(request, revision, visit: "") }
                }
            }
        }
    }
}
