import _JSON

extension ClientCapabilities {
    /// Reads the capabilities that a client of a revision declared, and ignores those that the
    /// revision doesn't have.
    init(_ members: JSONObject, _ revision: Revision) {
        self.init()
        if revision.hasElicitation, let elicitation = members["elicitation"]?.object {
            // In revisions without URLs, or without members, it stands for forms.
            let isPlain = elicitation["form"] == nil && elicitation["url"] == nil
            canElicitForms = isPlain || elicitation["form"] != nil
            canElicitURLs = revision.hasRichElicitation && elicitation["url"] != nil
        }
        if let sampling = members["sampling"]?.object {
            canSample = true
            canSampleWithTools = sampling["tools"] != nil
        }
        canListRoots = members["roots"]?.object != nil
        extensions = members["extensions"]?.object ?? [:]
    }

    var members: JSONObject {
        var members = JSONObject()
        if canElicitForms || canElicitURLs {
            var elicitation = JSONObject()
            if canElicitForms { elicitation["form"] = [:] }
            if canElicitURLs { elicitation["url"] = [:] }
            members["elicitation"] = .object(elicitation)
        }
        if canSample { members["sampling"] = canSampleWithTools ? ["tools": [:]] : [:] }
        if canListRoots { members["roots"] = [:] }
        if !extensions.isEmpty { members["extensions"] = .object(extensions) }
        return members
    }

    /// The capabilities as words for people.
    var names: [String] {
        var names: [String] = []
        if canElicitForms { names.append("elicitation.form") }
        if canElicitURLs { names.append("elicitation.url") }
        if canSample { names.append(canSampleWithTools ? "sampling.tools" : "sampling") }
        if canListRoots { names.append("roots") }
        return names + extensions.names.map { "extensions.\($0)" }
    }
}

extension Implementation {
    /// Reads the client's implementation; `nil` without a name.
    init?(_ members: JSONObject) {
        guard let name = members["name"]?.string else { return nil }
        self.init(
            name: name, version: members["version"]?.string ?? "",
            title: members["title"]?.string, description: members["description"]?.string,
            websiteURL: members["websiteUrl"]?.string)
    }
}
