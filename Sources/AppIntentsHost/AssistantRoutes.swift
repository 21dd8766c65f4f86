#if Web && Assistants
    import Hummingbird
    import MCPHost
    import WebHost

    /// The address at which the page's server answers assistants.
    struct AssistantRoutes: WebRoutes {
        let host: MCPHost

        func add(to router: Router<WebRequestContext>) {
            host.addRoutes(
                to: router, path: "/mcp", channel: { $0.channel },
                person: { $0.client?.person })
        }
    }
#endif
