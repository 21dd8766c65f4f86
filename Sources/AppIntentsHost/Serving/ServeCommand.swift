#if Web
    import ArgumentParser
    import Foundation
    import IntentSystem
    import Logging
    import ServiceLifecycle
    import WebHost
    import _Telemetry

    #if OpenIDConnect
        import OpenIDConnect
    #endif
    #if Assistants
        import MCPHost
        import WidgetSystem
    #endif

    /// Serves the app's page to browsers until it is stopped.
    struct ServeCommand<App: IntentsApp>: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "serve",
                abstract: "Serves a page where people find and run the intents.",
                discussion: discussion)
        }

        private static var discussion: String {
            #if Assistants
                "Assistants reach the same intents at the page's address with /mcp added."
            #else
                ""
            #endif
        }

        @OptionGroup var app: App

        @Option(help: "The address to listen at.")
        var host = "127.0.0.1"

        @Option(
            help: "The port to listen at; the next free one is used if it is taken, any if it is 0."
        )
        var port = 8080

        @Option(
            name: .customLong("allow-host"),
            help: "A further name under which browsers may reach the page.")
        var allowedHosts: [String] = []

        @Option(
            name: .customLong("allow-origin"),
            help: "A further origin whose pages may send requests, such as https://example.org.")
        var allowedOrigins: [String] = []

        @Flag(
            help: """
                Say that browsers reach the page through HTTPS only: the cookie is marked Secure, and pages \
                that came unencrypted are refused.
                """)
        var secureCookie = false

        @Flag(help: "Ask for no token: everyone who can reach the address may use the page.")
        var noToken = false

        @Option(
            help: ArgumentHelp(
                "The header in which a proxy in front names the person.", valueName: "name"))
        var trustHeader: String?

        @Option(
            help: ArgumentHelp(
                "The header in which that proxy names the groups of the person, with commas between them.",
                valueName: "name"))
        var trustGroups: String?

        @Option(
            name: .customLong("trust-from"),
            help: ArgumentHelp(
                "An address of that proxy, or a range such as 10.0.0.0/8; several with commas between them.",
                valueName: "address"))
        var trustedAddresses: [String] = []

        #if OpenIDConnect
            @OptionGroup var openID: OpenIDOptions
        #endif

        @Option(
            help: "The folder that keeps what people were shown last, and the token.",
            completion: .directory)
        var stateDirectory: String?

        #if Postgres
            @Option(
                help: ArgumentHelp(
                    """
                    A PostgreSQL database that keeps what people were shown, their widgets and settings, such as \
                    postgres://user@host/database. OAI_STORE names one as well, and out of sight of other accounts.
                    """, valueName: "address"))
            var store: String?
        #endif

        #if S3
            @Option(
                help: ArgumentHelp(
                    """
                    A bucket that speaks S3's protocol and keeps the files of people's cards, such as s3://bucket/prefix, \
                    with keys from the environment. OAI_FILES names one as well.
                    """, valueName: "address"))
            var files: String?
        #endif

        @Option(
            help: ArgumentHelp(
                """
                How long cards are kept for people who don't return, such as 30d or 12h; 7d by default. \
                OAI_RETENTION says it as well, also to other commands.
                """, valueName: "time"))
        var retention: Retention?

        @Option(
            help: ArgumentHelp(
                """
                The name of this process among several behind one address, which its metrics have as the label \
                node. OAI_NODE gives it as well.
                """, valueName: "name"))
        var node: String?

        @Flag(
            help: "Show numbers of what happens at /metrics, to programs that send the token.")
        var metrics = false

        @Option(help: "The form of the log: text, or json for one object a line.")
        var logFormat = LogFormat.text

        @Option(
            help: ArgumentHelp(
                "The longest time that connections and runs have to end, once the server is told to.",
                valueName: "seconds"))
        var drainSeconds = 5

        @OptionGroup var personLimits: PersonLimitOptions

        #if Voice
            @Option(
                help: """
                    A command that turns what a person says at the page into text, such as “whisper-cli -np -nt -f \
                    {}”; {} stands for a WAV file. Without it, PocketSphinx hears English, if its model is installed.
                    """)
            var recognizer: String?

            @Flag(help: "Hear nobody: the page has no microphone.")
            var noVoice = false
        #endif

        @Flag(
            help: """
                Write down who had which action performed, through which door and with which outcome: lines of the \
                log with the label “audit”, without values. Refusals are written down always.
                """)
        var audit = false

        @Flag(help: "Write down everything that happens.")
        var verbose = false

        /// The time that an instance which ends may take at most, and some more for a busy machine.
        private var succession: Duration { .seconds(drainSeconds + 10) }

        func validate() throws {
            _ = try proxy
            try checkSignIn()
            if retention == nil { _ = try Retention.ofEnvironment() }
            guard (1...3600).contains(drainSeconds) else {
                throw ValidationError(
                    "--drain-seconds \(drainSeconds) is not among 1 to 3600 seconds.")
            }
        }

        mutating func run() async throws {
            let socket = try SocketActivation.socket()
            var log = logFormat.log(App.appName)
            log.logLevel = verbose ? .debug : .notice
            let state = state
            let interruption = Interruption.ofProcess
            let audit = auditLog
            // The process that serves the page for this one may end; then this process serves it.
            let started = try await RunningInstance.start(
                &app, in: state, takesOver: true,
                succession: socket == nil ? nil : succession, limits: try personLimits.limits,
                log: log, audit: audit
            ) { InstanceCall(socket: $0, process: $1) }
            guard let instance = started else { return }
            let limits = webHostConfiguration.limits
            let limit = limits.shutdownTimeout
            interruption.explaining(after: limit) { [log, system = instance.system] cause in
                let cutOff =
                    "cut off were \(system.runCount) runs in \(system.sessionCount) sessions."
                switch cause {
                case .signal:
                    log.notice("Stopped at once, because a second signal came; \(cutOff)")
                case .overdue(let limit):
                    log.error(
                        "The shutdown was not done after \(limit) and is broken off; \(cutOff)")
                }
            }
            let stopping = FirstMoment()
            try await serve(in: instance, at: socket, until: interruption, stopping) { line in
                print(line)
                // A program that reads this through a pipe must get it now, not when a buffer is full.
                fflush(nil)
            }
            // Runs have the time that connections have, together with them.
            let rest = limits.drainTimeout + .seconds(1) - stopping.elapsed
            await instance.system.settled(within: max(rest, .milliseconds(100)))
            instance.system.handOver()
            instance.close()
            await instance.system.finish()
        }

        /// Serves the page until an interruption comes.
        private func serve(
            in instance: RunningInstance, at socket: InheritedSocket? = nil,
            until interruption: any InterruptionSource, _ stopping: FirstMoment = FirstMoment(),
            say: @escaping @Sendable (String) -> Void
        ) async throws {
            let system = instance.system
            let log = instance.log
            let state = state
            var configuration = webHostConfiguration
            if let socket {
                configuration.inheritedSocket = socket
                configuration.host = socket.host
                configuration.port = socket.port
            }
            let agreement = system.configuration.agreement
            let tokenFile = AccessTokenFile(in: state)
            if let token = await tokenFile.token(agreedIn: agreement, log: log) {
                configuration.access.token = token
            }
            logSettings(configuration, keepingIn: state, to: log)
            #if OpenIDConnect
                let provider = try openID.settings.map { OpenIDProvider($0, logger: log) }
                let published = provider.map { $0.settings.page + "/" }
            #else
                let published: String? = nil
            #endif
            var page = hearing(
                WebHost(
                    system: system, configuration: configuration, logger: log, onNotice: say,
                    onListening: { address in
                        let address = published ?? address.absoluteString
                        say("\(App.appName) is at \(address) (stop it with Control-C)")
                    }), log
            ).reporting(
                Readiness(
                    of: WritableState(in: state), and: RemoteStoreState(of: system),
                    system.configuration.archive))
            #if OpenIDConnect
                if let provider { page = page.signingIn(at: provider, in: system) }
            #endif
            if metrics {
                let exposition = Exposition(
                    series: system.limits.measuredSeries, node: nodeName)
                exposition.begin()
                page = page.showing(exposition)
            }
            var services = [NamedService("memory", MemoryTrimmer(system: system))]
            #if Assistants
                var assistantConfiguration = mcpHostConfiguration(at: configuration.host)
                assistantConfiguration.stateSecret = await AssistantSecret.agreed(
                    in: agreement, log: log)
                #if OpenIDConnect
                    if let provider {
                        assistantConfiguration.authorization = AssistantAuthorization(
                            by: provider, token: configuration.access.token
                        ) {
                            // Anyone can send a token.
                            log.debug("An assistant was not let in. \($0)")
                        }
                    }
                #endif
                let assistants = try MCPHost(
                    system: system, configuration: assistantConfiguration, logger: log,
                    board: WidgetBoard.shared(of: system))
                let routes = AssistantRoutes(
                    host: assistants, takesTokens: assistantConfiguration.authorization != nil)
                services.append(NamedService("page", page.adding(routes)))
                services.append(
                    NamedService("assistants", AssistantShutdown(host: assistants)))
            #else
                services.append(NamedService("page", page))
            #endif
            var groupConfiguration = ServiceGroupConfiguration(services: services, logger: log)
            // Later than the remaining connections are closed.
            groupConfiguration.maximumGracefulShutdownDuration =
                configuration.limits.drainTimeout + .seconds(1)
            let group = ServiceGroup(configuration: groupConfiguration)
            interruption.cancelling {
                stopping.note()
                Task { await group.triggerGracefulShutdown() }
            }
            do {
                try await group.run()
            } catch let error as WebHostError {
                throw ValidationError(error.description)
            } catch is CancellationError {
                // Work that didn't end in time was cancelled, as intended.
                log.notice("The server was stopped before all was done.")
            }
        }
    }

    extension ServeCommand: InstanceCommand {
        // What comes to the page is counted.
        func countedName(in system: IntentSystem, _ context: CommandContext) -> String? { nil }

        func perform(
            in instance: RunningInstance, with context: CommandContext
        ) async throws -> Int32 {
            let terminal = context.terminal
            try await serve(in: instance, until: context.interruption) { line in
                _ = terminal.print(line)
            }
            return RunExit.done.rawValue
        }
    }
#endif
