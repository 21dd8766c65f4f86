import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// AUT-1: the effect of intents' policies while the app is locked, and unlocking.
@Suite(.timeLimit(.minutes(2)))
struct LockTests {
    private let key = Person.session(SessionID("test"))
    private let refused = "“%” is locked. Unlock Bank on its page."

    private func system(_ lock: SystemLock) -> TestSystem {
        TestSystem(intents: LockCards.all, appName: "Bank", lock: lock)
    }

    // MARK: - Policies

    @Test("AUT-1 without a passphrase nothing is locked")
    func unset() async throws {
        let system = system(SystemLock())
        #expect(try await system.perform("Guarded").dialog?.full == "Guarded.")
        #expect(try await system.perform("Local").dialog?.full == "Local.")
        #expect(await system.run(LockCards.Local.self).text == "Local.")
        try await system.finish()
    }

    @Test("AUT-1 locked, only what is always allowed is performed, for every caller")
    func locked() async throws {
        let system = system(try LockBench().lock())
        #expect(try await system.perform("Free").dialog?.full == "Free.")
        for name in ["Guarded", "Local"] {
            let text = refused.replacing("%", with: name)
            #expect(try await system.perform(name).error == text)
        }
        #expect(await system.run(LockCards.Free.self).text == "Free.")
        for type in [LockCards.Guarded.self, LockCards.Local.self] as [any AppIntent.Type] {
            #expect(await system.run(type).text.hasPrefix("! “\(type.title.key)” is locked."))
        }
        #expect(
            system.messages.contains(
                "LockCards.Guarded was not performed, because its authenticationPolicy wants the app unlocked."
            ) || system.messages.contains { $0.contains("authenticationPolicy wants the app") })
        try await system.finish()
    }

    @Test("AUT-1 the button of a card that was drawn before is locked too")
    func button() async throws {
        let lock = try LockBench().lock()
        let system = system(lock)
        let run = try await system.perform("Tray")
        _ = run.tree
        try await run.tap("Guarded")
        #expect(run.error == refused.replacing("%", with: "Guarded"))
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        try await run.tap("Guarded")
        #expect(run.error == nil)
        #expect(run.announcements.map(\.full) == ["Guarded."])
        try await system.finish()
    }

    @Test("AUT-1 one person who has unlocked is enough for assistants, not for another page")
    func chain() async throws {
        let lock = try LockBench().lock()
        let system = system(lock)
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        #expect(try await system.perform("Guarded").dialog?.full == "Guarded.")
        #expect(try await system.perform("Local").dialog?.full == "Local.")
        #expect(await system.run(LockCards.Guarded.self).text == "Guarded.")
        #expect(
            await system.run(LockCards.Local.self).text
                == "! “Local” is locked. “Bank run Local” at a terminal asks for the passphrase.")
        let other = try await system.person("other")
        try await other.send(.perform(intent: "Guarded", values: [:]))
        #expect(other.error == refused.replacing("%", with: "Guarded"))
        try await system.finish()
    }

    @Test("What a person had to unlock for is neither undone nor done again while it is locked")
    func undo() async throws {
        let lock = try LockBench().lock()
        let system = system(lock)
        let lab = TestFixture.fresh()
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        let run = try await system.perform("Book", values: ["lab": .string(lab.name)])
        #expect(run.error == nil)
        lock.lock(key)
        #expect(
            try await system.perform("UndoIntent").error == refused.replacing("%", with: "Undo"))
        #expect(lab.notes == ["booked"])
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        #expect(try await system.perform("UndoIntent").error == nil)
        #expect(lab.notes == ["booked", "taken back"])
        lock.lock(key)
        #expect(
            try await system.perform("RedoIntent").error == refused.replacing("%", with: "Redo"))
        #expect(lab.notes == ["booked", "taken back"])
        try await system.finish()
    }

    @Test("Locked while a question is open, nothing is performed when it is answered")
    func lockedMeanwhile() async throws {
        let lab = TestFixture.fresh()
        let lock = try LockBench().lock()
        let system = system(lock)
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        let run = try await system.perform(
            "Slow", values: ["entities": .array(["a"]), "lab": .string(lab.name)])
        #expect(run.question != nil)
        lock.lock(key)
        try await run.confirm()
        #expect(lab.notes.isEmpty)
        #expect(run.error == refused.replacing("%", with: "Slow"))
        try await system.finish()
    }

    // MARK: - Time

    @Test("The key is lost after five minutes in which its holder performed nothing")
    func idle() async throws {
        let bench = try LockBench()
        let lock = bench.lock()
        let system = system(lock)
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        bench.clock.advance(by: .seconds(290))
        #expect(try await system.perform("Guarded").dialog?.full == "Guarded.")
        bench.clock.advance(by: .seconds(290))
        // An assistant doesn't keep it open.
        #expect(await system.run(LockCards.Guarded.self).text == "Guarded.")
        bench.clock.advance(by: .seconds(11))
        #expect(!lock.isUnlocked(for: key))
        #expect(
            try await system.perform("Guarded").error == refused.replacing("%", with: "Guarded"))
        try await system.finish()
    }

    @Test("A card that renews itself doesn't keep the key for one who does nothing")
    func idleBesideCard() async throws {
        let bench = try LockBench()
        let lock = bench.lock()
        let system = system(lock)
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        let lab = TestFixture.fresh()
        let run = try await system.perform(LockCards.Dial(lab: lab))
        #expect(run.text == "Secret 0")
        bench.clock.advance(by: .seconds(290))
        lab.note("changed")
        LockCards.Dial.reload()
        try await run.wait(forGeneration: 2)
        #expect(run.text == "Secret 1")
        bench.clock.advance(by: .seconds(11))
        #expect(!lock.isUnlocked(for: key))
        LockCards.Dial.reload()
        try await run.wait { $0.card?.error != nil }
        #expect(run.error == refused.replacing("%", with: "Dial"))
        #expect(!run.text.contains("Secret"))
        try await run.done()
        try await system.finish()
    }

    // MARK: - Tries

    @Test("Bad input: wrong by the thousand, and only a handful of them is tried")
    func thousand() throws {
        let bench = try LockBench()
        let lock = bench.lock()
        var attempts: [SystemLock.Attempt] = []
        for number in 0..<1000 { attempts.append(lock.unlock("wrong \(number)", for: key)) }
        #expect(attempts.prefix(5).allSatisfy { $0 == .wrong })
        #expect(attempts.dropFirst(5).allSatisfy { $0 == .wait(.seconds(60)) })
        #expect(bench.hash.count.withLock { $0 } == 5)
        #expect(lock.unlock("open sesame", for: key) == .wait(.seconds(60)))
        #expect(!lock.isUnlocked(for: key))
        bench.clock.advance(by: .seconds(60))
        #expect(lock.unlock("wrong", for: key) == .wrong)
        #expect(lock.unlock("wrong", for: key) == .wait(.seconds(120)))
        bench.clock.advance(by: .seconds(120))
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        #expect(lock.unlock("wrong", for: key) == .wrong)
    }

    @Test("The waits grow to an hour and no further")
    func waits() {
        let waits = (1...20).map { SystemLock.wait(after: $0).components.seconds }
        #expect(waits.prefix(4).allSatisfy { $0 == 0 })
        #expect(waits[4...].prefix(7) == [60, 120, 240, 480, 960, 1920, 3600])
        #expect(SystemLock.wait(after: 1_000_000) == .seconds(3600))
    }

    @Test("A restart takes no failed try back, and a clock set back makes no wait longer")
    func restarts() throws {
        let bench = try LockBench()
        for _ in 0..<5 { #expect(bench.lock().unlock("wrong", for: key) == .wrong) }
        #expect(bench.lock().unlock("open sesame", for: key) == .wait(.seconds(60)))
        bench.date.value -= 1_000_000
        #expect(bench.lock().unlock("open sesame", for: key) == .wait(.seconds(60)))
        bench.date.value += 1_000_061
        #expect(bench.lock().unlock("open sesame", for: key) == .unlocked)
    }

    @Test("A clock that jumps forward ends no wait while the process lives")
    func jumps() throws {
        let bench = try LockBench()
        let lock = bench.lock()
        for _ in 0..<5 { _ = lock.unlock("wrong", for: key) }
        bench.date.value += 1_000_000
        #expect(lock.unlock("open sesame", for: key) == .wait(.seconds(60)))
    }

    @Test("Where a try can't be counted, none is made")
    func uncounted() throws {
        let bench = try LockBench()
        let lock = bench.lock()
        bench.keeper.isFull.withLock { $0 = true }
        #expect(lock.unlock("open sesame", for: key) == .unusable("the disk is full"))
        #expect(bench.hash.count.withLock { $0 } == 0)
        #expect(!lock.isUnlocked(for: key))
    }

    @Test("A passphrase that can't be read locks, and opens for none")
    func damaged() async throws {
        let lock = SystemLock(keeper: LockCards.Damaged(), hashing: LockCards.Hash())
        #expect(lock.isSet)
        #expect(lock.unlock("", for: key) == .unusable("it is damaged"))
        let system = system(lock)
        #expect(
            try await system.perform("Guarded").error
                == "“Guarded” is locked, and no passphrase unlocks it. “Bank doctor” says why.")
        try await system.finish()
        let unhashed = SystemLock(keeper: try LockBench().keeper, hashing: nil)
        #expect(
            unhashed.unlock("open sesame", for: key)
                == .unusable("this program was built without the hash of passphrases"))
    }

    // MARK: - Changing

    @Test("A passphrase is set, changed by the person who knows it, and removed")
    func changes() throws {
        let bench = try LockBench(nil)
        let lock = bench.lock()
        #expect(lock.unlock("anything", for: key) == .noPassphrase)
        #expect(try lock.change(to: "first one", present: "") == .unlocked)
        #expect(lock.unlock("first one", for: key) == .unlocked)
        #expect(try lock.change(to: "second one", present: "wrong") == .wrong)
        #expect(lock.isUnlocked(for: key))
        #expect(try lock.change(to: "second one", present: "first one") == .unlocked)
        #expect(!lock.isUnlocked(for: key))
        #expect(lock.unlock("first one", for: key) == .wrong)
        #expect(try lock.change(to: nil, present: "second one") == .unlocked)
        #expect(!lock.isSet)
        #expect(bench.keeper.contents.withLock { $0 } == nil)
    }
}
