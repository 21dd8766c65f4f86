import AppIntentsMetadata
import IntentSystem
import SurfaceKit
import Synchronization
import Testing

@testable import WebHost

/// The tabs of a session that lets its surfaces go while they connect.
@Suite struct TabRegistryTests {
    private let tabs = TabRegistry()

    private func session() async throws -> SystemSession {
        try await IntentSystem(appName: "Test", catalog: Catalog(intents: [], shortcuts: nil))
            .session(SessionID("ada"))
    }

    /// Adds a tab with a connection, as its stream does.
    private func add(
        _ connection: ConnectionID, of session: SystemSession, close: @escaping @Sendable () -> Void
    ) throws -> BrowserTab {
        let address = try #require(TabAddress(session: session.id, tab: "0123456789abcdef"))
        let tab = BrowserTab(session: session, connection: connection, close: close)
        tabs.add(tab, at: address)
        return tab
    }

    @Test("A tab that its session let go before it was added is closed, since nobody would later")
    func lateTab() async throws {
        let isClosed = Mutex(false)
        let session = try await session()
        let connection = await session.connect(environment: PresentationEnvironment()) { _ in }
        await session.close()
        // As for a session that continues on another node: the tab isn't known yet.
        tabs.close(session)
        _ = try add(connection, of: session) { isClosed.withLock { $0 = true } }
        #expect(isClosed.withLock { $0 })
    }

    @Test("A tab that is connected stays, until its session is closed")
    func tab() async throws {
        let isClosed = Mutex(false)
        let session = try await session()
        let connection = await session.connect(environment: PresentationEnvironment()) { _ in }
        let tab = try add(connection, of: session) { isClosed.withLock { $0 = true } }
        #expect(!isClosed.withLock { $0 })
        await session.close()
        #expect(!tab.isConnected)
        tabs.close(session)
        #expect(isClosed.withLock { $0 })
    }
}
