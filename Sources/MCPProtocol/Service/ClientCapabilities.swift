package import _JSON

/// What a client said it can do.
package struct ClientCapabilities: Sendable, Equatable {
    /// Whether it can show forms to a person.
    package var canElicitForms: Bool
    /// Whether it can send a person to an address.
    package var canElicitURLs: Bool
    package var canSample: Bool
    /// Whether sampling may offer tools to the model.
    package var canSampleWithTools: Bool
    package var canListRoots: Bool
    /// Its extensions with their settings.
    package var extensions: JSONObject

    package init(
        canElicitForms: Bool = false, canElicitURLs: Bool = false, canSample: Bool = false,
        canSampleWithTools: Bool = false, canListRoots: Bool = false, extensions: JSONObject = [:]
    ) {
        self.canElicitForms = canElicitForms
        self.canElicitURLs = canElicitURLs
        self.canSample = canSample
        self.canSampleWithTools = canSampleWithTools
        self.canListRoots = canListRoots
        self.extensions = extensions
    }

    /// Whether it can follow tasks.
    package var canFollowTasks: Bool { extensions[ExtensionName.tasks] != nil }
}

/// The names of the extensions that the protocol defines.
package enum ExtensionName {
    package static let tasks = "io.modelcontextprotocol/tasks"
    package static let apps = "io.modelcontextprotocol/ui"
}
