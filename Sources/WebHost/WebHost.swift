public import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import IntentSystem
public import Logging
import NIOCore
import NIOPosix
public import ServiceLifecycle
import SnippetRendering
import SurfaceKit
import SwiftUI
package import WidgetSystem
import _Localization
import _OriginGuard
package import _Telemetry

/// A host that serves a system's intents to browsers: a page with search, and cards that people tap.
///
///     let host = WebHost(system: system, onListening: { print("Open \($0)") })
///     try await host.run()
///
/// It is a service: it runs until its task is cancelled or a graceful shutdown begins, then closes
/// its streams and returns. `Documentation/WireFormat.md` describes its wire format.
public struct WebHost: Service {
    private let system: IntentSystem
    private let configuration: WebHostConfiguration
    private let logger: Logger
    private let onNotice: @Sendable (String) -> Void
    private let onListening: @Sendable (URL) async -> Void
    private var moreRoutes: [any WebRoutes] = []
    private var board: WidgetBoard?
    private var readiness = Readiness()
    private var makeSignIn: (@Sendable (SignInHost) -> any PageSignIn)?
    private var exposition: Exposition?
    #if Voice
        private var voice: PageVoice?
    #endif

    /// Creates a host, which does nothing until it runs.
    ///
    /// `onNotice` receives sentences that a person at the terminal should read, for example that
    /// another port than the configured one is used; `onListening` receives the address of the
    /// page, once a browser can open it.
    public init(
        system: IntentSystem, configuration: WebHostConfiguration = WebHostConfiguration(),
        logger: Logger = Logger(label: "WebHost"),
        onNotice: @escaping @Sendable (String) -> Void = { _ in },
        onListening: @escaping @Sendable (URL) async -> Void = { _ in }
    ) {
        self.system = system
        self.configuration = configuration
        self.logger = logger
        self.onNotice = onNotice
        self.onListening = onListening
    }

    /// Returns the host with additional routes, which belong to another surface of the system.
    package func adding(_ routes: any WebRoutes) -> WebHost {
        var host = self
        host.moreRoutes.append(routes)
        return host
    }

    /// Returns the host with the widgets and controls of a board; by default it shows all of the
    /// process.
    package func showing(_ board: WidgetBoard) -> WebHost {
        var host = self
        host.board = board
        return host
    }

    /// Returns the host with a way in which people sign in at it.
    package func signingIn(
        by make: @escaping @Sendable (SignInHost) -> any PageSignIn
    ) -> WebHost {
        var host = self
        host.makeSignIn = make
        return host
    }

    /// Returns the host with a readiness of its own, for its answer at `/ready`.
    package func reporting(_ readiness: Readiness) -> WebHost {
        var host = self
        host.readiness = readiness
        return host
    }

    /// Returns the host with the numbers of an exposition at `/metrics`.
    package func showing(_ exposition: Exposition) -> WebHost {
        var host = self
        host.exposition = exposition
        return host
    }

    #if Voice
        /// Returns the host with something that hears the people at its pages; by default nothing does.
        package func hearing(by voice: PageVoice) -> WebHost {
            var host = self
            host.voice = voice
            return host
        }
    #endif

    /// Listens and answers until it is stopped; throws `WebHostError` if it can't begin.
    public func run() async throws {
        let board = board ?? WidgetBoard.shared(of: system)
        let assets = AssetCatalog(directories: configuration.assetDirectories)
        let fonts = CardFonts.shared(
            by: system, in: configuration.fontDirectories, assets: assets, logger: logger)
        let files = try StaticFiles(
            fonts: fonts, icon: AppIcon(in: configuration.assetDirectories),
            hasPictures: !system.pictureHosts.origins.isEmpty)
        if let socket = configuration.inheritedSocket {
            return try await serve(files, fonts, board, assets, port: socket.port)
        }
        let first = configuration.port
        guard (0...65535).contains(first) else {
            throw WebHostError.cannotListen(
                host: configuration.host, port: first, reason: "there is no such port")
        }
        let last = first == 0 ? 0 : min(first + max(configuration.fallbackPorts, 0), 65535)
        for port in first...last {
            do {
                return try await serve(files, fonts, board, assets, port: port)
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                logger.debug("A port is taken", metadata: ["port": "\(port)"])
            } catch let error as IOError {
                throw WebHostError.cannotListen(
                    host: configuration.host, port: port, reason: "\(error)")
            }
        }
        throw WebHostError.portsTaken(host: configuration.host, first: first, last: last)
    }
}

extension WebHost {
    private func serve(
        _ files: StaticFiles, _ fonts: CardFonts, _ board: WidgetBoard, _ assets: AssetCatalog,
        port: Int
    ) async throws {
        let listening = ListeningPort(port)
        let guardian = OriginGuard(
            address: configuration.host, hosts: configuration.allowedHosts,
            origins: configuration.allowedOrigins, requiresHTTPS: configuration.isSecure,
            port: { listening.number })
        let cookie = SessionCookie(
            port: listening, isSecure: configuration.isSecure, access: configuration.access)
        let accessPage = try AccessPage(files: files, appName: system.appName)
        let problems = try ProblemPage(files: files)
        let tabs = TabRegistry()
        let signIn = makeSignIn?(
            SignInHost(
                system: system, pages: problems, logger: logger, access: configuration.access,
                listening: listening, isSecure: configuration.isSecure, tabs: tabs))
        let access = AccessControl(
            access: configuration.access, cookie: cookie, pages: signIn, logger: logger)
        let voiceMarkup = try VoiceMarkup(files: files, hears: { hears($0) })
        let mainPage = try MainPage(
            files: files, fonts: fonts, voice: voiceMarkup,
            links: { BoardMarkup(language: $0).links(board, for: $1) })
        let boardPage = try BoardPage(
            board: board, files: files, fonts: fonts, cookie: cookie, problems: problems)
        system.whenSessionsMove { [weak tabs] in tabs?.close($0) }
        let writer = EventWriter(
            heights: HeightNotice(limit: system.limits.contentHeight, logger: logger))
        var limits = WebSocketLimits(configuration.limits)
        limits.maximumMessageBytes = system.limits.maximumMessageBytes

        let metricsRoutes: [any WebRoutes] =
            exposition.map { [MetricsRoutes(exposition: $0, access: access)] } ?? []
        let server = WebServer(
            system: system, host: configuration.host, port: port,
            socket: configuration.inheritedSocket,
            readiness: readiness, listening: listening, guardian: guardian,
            access: access, accessPage: accessPage, problems: problems,
            pictures: system.pictureHosts, hearsPeople: hearsPeople,
            upgrader: upgraders(
                SessionUpgrader(
                    system: system, guardian: guardian, access: access, tabs: tabs,
                    writer: writer)),
            limits: limits, connectionLimits: configuration.limits,
            // The router compares an address with one after the other, and most calls of programs are
            // for the other surfaces.
            routes: moreRoutes + [
                AccessRoutes(access: access, page: accessPage, mainPage: mainPage),
                files,
                InstallationRoutes(
                    system: system, files: files,
                    worker: try OfflineWorker(files: files, appName: system.appName)),
                HealthRoutes(readiness: readiness),
                AppRoutes(system: system),
                LockRoutes(
                    system: system, cookie: cookie,
                    page: try LockPage(files: files, appName: system.appName),
                    logger: logger),
                LinkRoutes(
                    system: system, cookie: cookie, mainPage: mainPage, problems: problems),
                SessionRoutes(
                    system: system, cookie: cookie, tabs: tabs, writer: writer,
                    limits: configuration.limits),
                FileRoutes(system: system, tabs: tabs),
                AssetRoutes(assets: assets),
                FontRoutes(fonts: fonts),
                BoardRoutes(page: boardPage),
                try AboutRoutes(
                    system: system, page: boardPage, voice: voiceMarkup, files: files,
                    signIn: signIn),
                FocusRoutes(boardPage: boardPage, document: try files.document("focus.html")),
            ] + metricsRoutes + voiceRoutes(tabs) + (signIn.map { [$0] } ?? []),
            logger: logger)
        if signIn != nil {
            system.nodeChanges.observe { [weak tabs] change in
                switch change {
                case .signedOut(let session): tabs?.close(SessionID(session))
                // The sign-out of a person may be among the lost notices; the pages of others connect again.
                case .everything: tabs?.closeAll()
                default: break
                }
            }
        }
        // Sockets have no task that a cancellation could end.
        defer { tabs.closeAll() }
        // Links must not lead to a page that no longer exists.
        defer { system.page.url = nil }
        try await server.run { port in await tellListening(at: port, signIn) }
    }

    // MARK: - Voice

    #if Voice
        private var hearsPeople: Bool { voice != nil }

        private func hears(_ language: SystemLanguage) -> Bool {
            voice?.hears(language.rawValue) ?? false
        }

        private func voiceRoutes(_ tabs: TabRegistry) -> [any WebRoutes] {
            hearsPeople ? [VoiceRoutes(tabs: tabs)] : []
        }

        private func upgraders(_ session: SessionUpgrader) -> WebSocketUpgraders {
            guard let voice else { return WebSocketUpgraders(all: [session]) }
            let recognizers = RecognizerPool(
                limit: system.limits.listeners, make: voice.makeRecognizer)
            return WebSocketUpgraders(all: [
                session,
                VoiceUpgrader(
                    system: system, guardian: session.guardian, access: session.access,
                    tabs: session.tabs, voice: voice, recognizers: recognizers, logger: logger),
            ])
        }
    #else
        private var hearsPeople: Bool { false }

        private func hears(_ language: SystemLanguage) -> Bool { false }

        private func voiceRoutes(_ tabs: TabRegistry) -> [any WebRoutes] { [] }

        private func upgraders(_ session: SessionUpgrader) -> WebSocketUpgraders {
            WebSocketUpgraders(all: [session])
        }
    #endif

    private func tellListening(at port: Int, _ signIn: (any PageSignIn)?) async {
        if configuration.port != 0, port != configuration.port {
            onNotice("Port \(configuration.port) is taken, so port \(port) is used instead.")
        }
        var address = URLComponents()
        address.scheme = "http"
        let host = configuration.host
        let isEverywhere = ["0.0.0.0", "::", ""].contains(host)
        // The colons of an IPv6 address would be read as that of a port.
        let name = host.contains(":") ? "[\(host)]" : host
        address.host = isEverywhere ? "127.0.0.1" : name
        address.port = port
        // Without the token, because anyone may read the links.
        system.page.url = address.url
        if let signIn {
            // People can sign in at the public address only, and the token lets no browser in.
            system.page.url = URL(string: signIn.address)
            address.path = "/"
        } else if configuration.access.requiresToken {
            address.path = "/"
            address.queryItems = [
                URLQueryItem(name: "token", value: configuration.access.token.text)
            ]
        } else {
            onNotice(
                "Everyone who can reach this address may use \(system.appName): no token is asked for."
            )
        }
        guard let url = address.url else { return }
        await onListening(url)
    }
}
