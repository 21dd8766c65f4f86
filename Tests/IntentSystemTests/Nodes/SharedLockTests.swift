import AppIntents
import Foundation
import IntentTestKit
import Logging
import Synchronization
import Testing

@testable import IntentSystem

/// A passphrase that several nodes of an app share in the store of their settings.
@Suite(.timeLimit(.minutes(1)))
struct SharedLockTests {
    /// A store that a test takes away.
    private final class Settings: SettingStore {
        struct Away: Error, CustomStringConvertible { let description = "the database is away" }

        let isAway = Mutex(false)
        let kept = MemorySettings()

        func setting(_ name: String) throws -> Data? {
            if isAway.withLock({ $0 }) { throw Away() }
            return try kept.setting(name)
        }

        func keep(_ data: Data, as name: String) throws {
            if isAway.withLock({ $0 }) { throw Away() }
            try kept.keep(data, as: name)
        }

        func setAside(_ name: String) throws { try kept.setAside(name) }
    }

    /// A hash without cost, whose records differ as those of a real one.
    private final class Hash: PassphraseHashing {
        private let count = Mutex<UInt8>(0)
        /// Called before each hash.
        let before = Mutex<(@Sendable () throws -> Void)?>(nil)

        func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
            try before.withLock { $0 }?()
            return salt + passphrase.utf8
        }

        func newRecord(_ passphrase: String) throws -> LockRecord {
            let salt = count.withLock { count in
                count += 1
                return [count]
            }
            return LockRecord(salt: salt, hash: salt + passphrase.utf8, rounds: 2)
        }
    }

    /// The passphrase of a state folder.
    private final class Folder: LockKeeping {
        let kept: Mutex<LockRecord?>
        init(_ record: LockRecord?) { kept = Mutex(record) }
        func record() throws -> LockRecord? { kept.withLock { $0 } }
        func keep(_ record: LockRecord?) throws { kept.withLock { $0 = record } }
    }

    /// A node that hears of the others.
    private struct Node {
        let system: IntentSystem
        let clock: TestClock
        private let heard: AsyncStream<NodeChange>

        init(_ lock: SystemLock, beside others: RecordedNodes, _ clock: TestClock) {
            var log = Logger(label: "test")
            log.logLevel = .critical
            system = IntentSystem(appName: "Test", catalog: Catalog(.modules([]))) { [log] in
                $0.clock = clock
                $0.announcements = others
                $0.lock = lock
                $0.log = log
            }
            self.clock = clock
            let (heard, hearing) = AsyncStream.makeStream(of: NodeChange.self)
            self.heard = heard
            // After the system's own observer, whose work is then on its thread.
            system.nodeChanges.observe { hearing.yield($0) }
        }

        /// Lets times pass, one after the other; returns when the node has acted on the change that it hears then.
        func acts(after times: Duration...) async throws {
            for time in times {
                try await clock.waitForSleeper()
                clock.advance(by: time)
            }
            var next = heard.makeAsyncIterator()
            _ = await next.next()
            await withCheckedContinuation { continuation in
                system.nodeChanges.aside.async { continuation.resume() }
            }
        }
    }

    private let settings = Settings()
    private let hash = Hash()
    private let clock = TestClock()
    private let others = RecordedNodes()
    private let ada = Person.session(SessionID("ada"))

    private func lock(after folder: Folder? = nil) -> SystemLock {
        SystemLock(
            keeper: LockSetting(settings, after: folder), hashing: hash, clock: clock,
            date: { Date(timeIntervalSince1970: 1_000_000) })
    }

    private func allows(_ lock: SystemLock) -> Bool {
        lock.allows(.requiresAuthentication, for: ada)
    }

    @Test("A passphrase that one node has set locks another one that is told of it")
    func told() async throws {
        let other = lock()
        let node = Node(other, beside: others, clock)
        let one = lock()
        #expect(allows(other))
        #expect(try one.change(to: "sesame", present: "") == .unlocked)
        #expect(allows(other), "It hasn't been told.")
        others.tell([.setting(LockSetting.name)])
        try await node.acts(after: NodeChanges.interval)
        #expect(!allows(other))
        #expect(other.unlock("sesame", for: ada) == .unlocked)
        #expect(allows(other) && !allows(one), "Who has unlocked is each node's own.")
        #expect(try one.change(to: "barley", present: "sesame") == .unlocked)
        others.tell([.setting(nil)])
        try await node.acts(after: NodeChanges.interval)
        #expect(!allows(other))
        #expect(other.unlock("sesame", for: ada) == .wrong)
        #expect(other.unlock("barley", for: ada) == .unlocked)
    }

    @Test(
        "A change of which a node wasn't told counts when a passphrase is tried, and is not undone by it"
    )
    func untold() throws {
        let one = lock()
        #expect(try one.change(to: "sesame", present: "") == .unlocked)
        let other = lock()
        #expect(try one.change(to: "barley", present: "sesame") == .unlocked)
        #expect(other.unlock("sesame", for: ada) == .wrong)
        #expect(other.unlock("barley", for: ada) == .unlocked)
        #expect(lock().unlock("barley", for: ada) == .unlocked)
        #expect(try lock().change(to: "another", present: "") == .wrong)
    }

    @Test(
        "A change while a passphrase is hashed on another node stays, and the old one opens nothing"
    )
    func meanwhile() throws {
        let (one, other) = (lock(), lock())
        #expect(try one.change(to: "sesame", present: "") == .unlocked)
        let changed = try hash.newRecord("barley")
        hash.before.withLock {
            $0 = { [settings] in
                try LockSetting(settings).keep(changed)
                _ = other.readAgain()
            }
        }
        #expect(other.readAgain())
        #expect(other.unlock("sesame", for: ada) == .wrong)
        hash.before.withLock { $0 = nil }
        #expect(!allows(other))
        #expect(lock().unlock("barley", for: ada) == .unlocked)
    }

    @Test("Failed tries count on all nodes, and a passphrase that is right ends the count")
    func tries() throws {
        let one = lock()
        #expect(try one.change(to: "sesame", present: "") == .unlocked)
        let other = lock()
        for number in 0...SystemLock.freeTries {
            #expect((number.isMultiple(of: 2) ? one : other).unlock("wrong", for: ada) == .wrong)
        }
        for lock in [one, other, lock()] {
            #expect(lock.unlock("sesame", for: ada) == .wait(.seconds(60)))
        }
        #expect(try LockSetting(settings).record()?.failures == SystemLock.freeTries + 1)
    }

    @Test("What is locked stays locked while the store is away, for those too who had unlocked")
    func away() throws {
        let lock = lock()
        #expect(try lock.change(to: "sesame", present: "") == .unlocked)
        settings.isAway.withLock { $0 = true }
        #expect(lock.unlock("sesame", for: ada) == .unusable("the database is away"))
        #expect(!allows(lock))
        #expect(throws: Settings.Away.self) { try lock.change(to: nil, present: "sesame") }
        let started = self.lock()
        #expect(started.problem == "the database is away" && !allows(started))
        #expect(started.unlock("sesame", for: ada) == .unusable("the database is away"))
        settings.isAway.withLock { $0 = false }
        #expect(lock.unlock("sesame", for: ada) == .unlocked)
        #expect(allows(lock))
        // Another node has changed something, and it can't be known what.
        settings.isAway.withLock { $0 = true }
        #expect(!lock.readAgain())
        #expect(!allows(lock) && !lock.isUnlocked(for: ada))
        settings.isAway.withLock { $0 = false }
        #expect(lock.readAgain())
        #expect(allows(lock), "The passphrase is the same.")
        #expect(started.unlock("sesame", for: ada) == .unlocked)
    }

    @Test("A node that can't read what it was told of reads it later")
    func later() async throws {
        let other = lock()
        let node = Node(other, beside: others, clock)
        #expect(try lock().change(to: "sesame", present: "") == .unlocked)
        settings.isAway.withLock { $0 = true }
        others.tell([.setting(LockSetting.name)])
        try await node.acts(after: NodeChanges.interval)
        #expect(other.problem == "the database is away")
        settings.isAway.withLock { $0 = false }
        try await node.acts(after: NodeChanges.retryInterval, NodeChanges.interval)
        #expect(other.problem == nil && !allows(other))
    }

    @Test("The passphrase of a state folder counts until the store has one, and is taken over once")
    func takeover() throws {
        let folder = Folder(try hash.newRecord("sesame"))
        #expect(!allows(lock(after: folder)))
        #expect(try settings.kept.setting(LockSetting.name) == nil, "A command takes nothing over.")
        let takeovers = Mutex(0)
        let taking = LockSetting(settings, after: folder) { takeovers.withLock { $0 += 1 } }
        let one = SystemLock(keeper: taking, hashing: hash, clock: clock)
        #expect(!allows(one) && !allows(lock()))
        _ = try taking.record()
        #expect(takeovers.withLock { $0 } == 1)
        #expect(try lock().change(to: nil, present: "sesame") == .unlocked)
        // What was removed doesn't come back.
        #expect(allows(lock(after: folder)))
        #expect(try taking.record() == nil)
        #expect(takeovers.withLock { $0 } == 1)
    }

    @Test("Bad input: a damaged setting locks, is not replaced, and says its cure")
    func damaged() throws {
        #expect(try lock().change(to: "sesame", present: "") == .unlocked)
        #expect(lock().unlock("sesame", for: ada) == .unlocked)
        for (name, cure) in [
            ("lock", "With the value {} there is no passphrase"),
            ("lock-tries", "Without it, no try has failed"),
        ] {
            let whole = try settings.kept.setting(name)
            try settings.kept.keep(Data("{".utf8), as: name)
            let lock = lock()
            #expect(
                lock.problem
                    == "The setting “\(name)” of the database can’t be used: it is damaged. \(cure); start the nodes again after a repair."
            )
            #expect(!allows(lock))
            #expect(lock.readAgain(), "Waiting doesn't help.")
            #expect(try settings.kept.setting(name) == Data("{".utf8))
            #expect(settings.kept.setAsideNames.isEmpty)
            try settings.kept.keep(try #require(whole), as: name)
        }
        try settings.kept.keep(Data("{}".utf8), as: "lock")
        #expect(allows(lock()))
    }
}
