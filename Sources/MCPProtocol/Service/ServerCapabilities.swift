package import _JSON

/// The features that a service offers; the methods of a feature that is `nil` or `false` don't exist.
package struct ServerCapabilities: Sendable, Equatable {
    /// The capabilities for a kind of item that can be listed.
    package struct Listed: Sendable, Equatable {
        /// `true` if a `ServiceEvent` announces changes of the list.
        package var isChangeAnnounced: Bool
        /// For resources: `true` if clients may subscribe to the changes of one.
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
    /// `true` if calls write to `RequestContext.log`.
    package var hasLogging: Bool
    /// `true` if calls may be `.longRunning`: the tasks extension.
    package var hasTasks: Bool
    /// Additional extensions with their settings, such as `io.modelcontextprotocol/ui`.
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
