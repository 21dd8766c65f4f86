#if Web && Assistants
    import Hummingbird
    import MCPHost
    import ServiceLifecycle
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

    /// Ends what assistants have open when the program is told to stop.
    ///
    /// The page's server waits for its responses, and a stream that an assistant listens to is a
    /// response without an end. Services are stopped from the last to the first, so this one stands
    /// behind the server.
    struct AssistantShutdown: Service {
        let host: MCPHost

        func run() async {
            // Returns when the shutdown begins, and throws when the task is cancelled; both are the end.
            try? await gracefulShutdown()
            await host.close()
        }
    }
#endif
