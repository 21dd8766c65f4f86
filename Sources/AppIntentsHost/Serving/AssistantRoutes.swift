#if Web && Assistants
    import Hummingbird
    import MCPHost
    import ServiceLifecycle
    import WebHost

    /// The routes with which the page's server answers assistants.
    struct AssistantRoutes: WebRoutes {
        let host: MCPHost
        /// `true` if an assistant whom the page doesn't know may sign in by a token.
        var takesTokens = false

        func answersStrangers(at path: String) -> Bool {
            takesTokens
                && (path == "/mcp" || path.hasPrefix("/mcp/")
                    || path.hasPrefix("/.well-known/oauth-protected-resource"))
        }

        func add(to router: Router<WebRequestContext>) {
            host.addRoutes(
                to: router, path: "/mcp", channel: { $0.channel },
                person: { [takesTokens] in
                    $0.client?.assisted ?? (takesTokens ? nil : .owner(in: []))
                })
        }
    }

    /// A service that closes the assistants' streams and sessions when the program stops.
    ///
    /// The page's server waits for its responses, and a stream that an assistant listens to is a
    /// response without an end. Services are stopped from the last to the first, so this one comes
    /// after the server in their list.
    struct AssistantShutdown: Service {
        let host: MCPHost

        func run() async {
            // It returns when the shutdown begins, and throws when the task is cancelled; both end
            // the service.
            try? await gracefulShutdown()
            await host.close()
        }
    }
#endif
