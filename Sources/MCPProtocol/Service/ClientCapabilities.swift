package import _JSON

package struct ClientCapabilities: Sendable, Equatable {
    /// `true` if the client can show forms to a person.
    package var canElicitForms: Bool
    /// `true` if the client can send a person to an address.
    package var canElicitURLs: Bool
    package var canSample: Bool
    /// `true` if the client can offer tools to its model when it samples.
    package var canSampleWithTools: Bool
    package var canListRoots: Bool
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

    package var canFollowTasks: Bool { extensions[ExtensionName.tasks] != nil }
}

package enum ExtensionName {
    package static let tasks = "io.modelcontextprotocol/tasks"
    package static let apps = "io.modelcontextprotocol/ui"
}
