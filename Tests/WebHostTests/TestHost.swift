import Foundation
import IntentSystem
import IntentTestKit
import Logging
import ServiceLifecycle
import Testing
import WidgetSystem

@testable import WebHost

extension WebAccess {
    /// Lets everyone in; the key of the cookies is one for all tests.
    static let ofTests: WebAccess = {
        var access = WebAccess()
        access.requiresToken = false
        return access
    }()
}

/// The cookie of a session, as a host with the access of tests gives it.
func sessionCookie(_ session: String, port: Int) -> (String, String) {
    let cookie = SessionCookie(port: ListeningPort(), isSecure: false, access: .ofTests)
    return ("Cookie", "oai-session-\(port)=\(cookie.value(for: SessionID(session)))")
}

/// Runs a host at a free port while `body` runs.
func withHost(
    limits: Limits = Limits(), lock: SystemLock = SystemLock(), pictureHosts: Set<String> = [],
    configure: (inout WebHostConfiguration) -> Void = { _ in },
    clock: TestClock? = nil, adding prepare: (WebHost) -> WebHost = { $0 },
    _ body: @Sendable (Int) async throws -> Void
) async throws {
    var configuration = WebHostConfiguration(port: 0)
    configuration.access = .ofTests
    configure(&configuration)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let system = IntentSystem(appName: "Test", catalog: Catalog(.modules(["WebHostTests"]))) {
        $0.limits = limits
        $0.pictureHosts = pictureHosts
        $0.lock = lock
        if let clock { $0.clock = clock }
    }
    let host = prepare(
        WebHost(
            system: system, configuration: configuration, logger: logger,
            onListening: { continuation.yield($0.port ?? 0) }
        ).showing(
            WidgetBoard(
                system, catalog: WidgetCatalog(.modules(["WebHostTests"])),
                previews: PreviewCatalog(.modules(["WebHostTests"])))))
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            defer { continuation.finish() }
            try await host.run()
        }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        do {
            try await body(port)
        } catch {
            group.cancelAll()
            throw error
        }
        group.cancelAll()
        while (try? await group.next()) != nil {}
    }
}
