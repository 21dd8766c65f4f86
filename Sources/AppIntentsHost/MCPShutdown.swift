#if Web && Assistants
    import MCPHost
    import ServiceLifecycle

    /// Ends what assistants have open when the program is told to stop.
    ///
    /// The page's server waits for its responses, and a stream that an assistant listens to is a
    /// response without an end. Services are stopped from the last to the first, so this one stands
    /// behind the server.
    struct MCPShutdown: Service {
        let host: MCPHost

        func run() async {
            // Returns when the shutdown begins, and throws when the task is cancelled; both are the end.
            try? await gracefulShutdown()
            await host.close()
        }
    }
#endif
