#if Web
    import ServiceLifecycle

    /// A service with a name for the log, where its configuration would stand otherwise.
    struct NamedService: Service, CustomStringConvertible {
        let description: String
        private let service: any Service

        init(_ name: String, _ service: any Service) {
            description = name
            self.service = service
        }

        func run() async throws { try await service.run() }
    }
#endif
