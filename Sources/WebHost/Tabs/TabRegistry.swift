import IntentSystem
import Synchronization

/// The tabs whose stream is open.
final class TabRegistry: Sendable {
    /// The tabs by session; nearly every session has one tab, so a linear search is cheap.
    private let tabs = Mutex<[SessionID: [(number: UInt64, tab: BrowserTab)]]>([:])

    /// Returns the tab at an address, if its stream is open.
    subscript(address: TabAddress) -> BrowserTab? {
        tabs.withLock { tabs in
            tabs[address.session]?.first { $0.number == address.tab }?.tab
        }
    }

    /// Returns a session that a browser shows.
    subscript(session: SessionID) -> SystemSession? {
        tabs.withLock { $0[session]?.first?.tab.session }
    }

    /// Adds a tab.
    ///
    /// A tab that reconnects before its old stream was found dead replaces the old one. A tab that its session
    /// has let go since it connected is closed: `close(_:)` may have looked for it before.
    func add(_ tab: BrowserTab, at address: TabAddress) {
        let old = tabs.withLock { tabs -> BrowserTab? in
            var ofSession = tabs[address.session] ?? []
            let place = ofSession.firstIndex { $0.number == address.tab }
            let old = place.map { ofSession.remove(at: $0).tab }
            ofSession.append((address.tab, tab))
            tabs[address.session] = ofSession
            return old
        }
        old?.close()
        if !tab.isConnected { tab.close() }
    }

    /// Removes a tab, unless another has replaced it, and disconnects it from its session.
    func remove(_ tab: BrowserTab, at address: TabAddress) {
        tabs.withLock { tabs in
            tabs[address.session]?.removeAll { $0.tab === tab }
            if tabs[address.session]?.isEmpty == true { tabs[address.session] = nil }
        }
        tab.disconnect()
    }

    /// Closes the streams of a session that continues on another node; its pages connect again.
    func close(_ session: SystemSession) {
        let its = tabs.withLock { tabs in
            (tabs[session.id] ?? []).map(\.tab).filter { $0.session === session }
        }
        for tab in its { tab.close() }
    }

    /// Closes the streams of a session, because one of its browsers may see it no longer; the others connect
    /// again.
    func close(_ session: SessionID) {
        for tab in tabs.withLock({ ($0[session] ?? []).map(\.tab) }) { tab.close() }
    }

    /// Closes all streams.
    func closeAll() {
        let all = tabs.withLock { $0.values.flatMap { $0.map(\.tab) } }
        for tab in all { tab.close() }
    }
}
