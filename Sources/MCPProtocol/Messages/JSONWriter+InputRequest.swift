import _JSON

extension InputRequest {
    /// The method under which a client is asked.
    var method: String {
        switch self {
        case .form, .url: "elicitation/create"
        case .sampling: "sampling/createMessage"
        case .roots: "roots/list"
        }
    }
}

extension JSONWriter {
    /// Writes the parameters of a request for input; `visit` names the visit of an address where
    /// the revision gives visits names.
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

    /// Writes requests for input under their keys, as stateless revisions carry them in results.
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
