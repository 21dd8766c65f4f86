package import _JSON

/// The kinds of things that a service offers; the methods of anything that is `nil` or `false`
/// don't exist.
package struct ServerCapabilities: Sendable, Equatable {
    /// An offer of one kind of things that can be listed.
    package struct Listed: Sendable, Equatable {
        /// `ServiceEvent`s tell that the list has changed.
        package var isChangeAnnounced: Bool
        /// For resources: whether clients may ask to be told when one changes.
        package var isSubscribable: Bool

        package init(isChangeAnnounced: Bool = false, isSubscribable: Bool = false) {
            self.isChangeAnnounced = isChangeAnnounced
            self.isSubscribable = isSubscribable
        }
    }

    package var tools: Listed?
    package var resources: Listed?
    package var prompts: Listed?
    package var hasCompletions: Bool
    /// Calls report to `RequestContext.log`.
    package var hasLogging: Bool
    /// Calls may be `.longRunning`: the tasks extension.
    package var hasTasks: Bool
    /// Further extensions with their settings, such as `io.modelcontextprotocol/ui`.
    package var extensions: JSONObject

    package init(
        tools: Listed? = nil, resources: Listed? = nil, prompts: Listed? = nil,
        hasCompletions: Bool = false, hasLogging: Bool = false, hasTasks: Bool = false,
        extensions: JSONObject = [:]
    ) {
        self.tools = tools
        self.resources = resources
        self.prompts = prompts
        self.hasCompletions = hasCompletions
        self.hasLogging = hasLogging
        self.hasTasks = hasTasks
        self.extensions = extensions
    }
}
