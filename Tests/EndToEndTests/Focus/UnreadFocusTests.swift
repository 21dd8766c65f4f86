import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Bad input: a store of settings that can't be read for a while.
@Suite struct UnreadFocusTests {
    private final class ClosedSettings: SettingStore {
        struct Closed: Error {}

        let isClosed = Mutex(true)
        private let settings: MemorySettings

        init(_ settings: MemorySettings) {
            self.settings = settings
        }

        func setting(_ name: String) throws -> Data? {
            if isClosed.withLock({ $0 }) { throw Closed() }
            return try settings.setting(name)
        }

        func keep(_ data: Data, as name: String) throws { try settings.keep(data, as: name) }

        func setAside(_ name: String) throws { try settings.setAside(name) }
    }

    @Test("Focuses that can't be read are not replaced, and are there once they can be")
    func unread() async throws {
        let settings = MemorySettings()
        try await TestSystem(intents: FocusCards.all, settings: settings).addFocus("Work")
        let kept = try settings.setting("focuses")

        let store = ClosedSettings(settings)
        let system = TestSystem(intents: FocusCards.all, settings: store)
        await #expect(throws: FocusProblem.notKept) { try await system.addFocus("Home") }
        #expect(system.focuses.isEmpty)
        #expect(try settings.setting("focuses") == kept && settings.setAsideNames.isEmpty)
        store.isClosed.withLock { $0 = false }
        try await system.addFocus("Home")
        #expect(system.focuses.map(\.name) == ["Work", "Home"])
    }
}
