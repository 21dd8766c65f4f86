import Foundation
import IntentTestKit
import Logging
import Testing
import _Time

@testable import IntentSystem

/// What one node tells the others, and how often.
@Suite(.timeLimit(.minutes(1)))
struct NodeChangesTests {
    private let clock = TestClock()
    private let others = RecordedNodes()
    private let changes: NodeChanges

    init() {
        var log = Logger(label: "test")
        log.logLevel = .critical
        changes = NodeChanges(
            others, deadlines: DeadlineQueue(clock: ElapsedClock(clock)), log: log)
        changes.begin()
    }

    private func pass(_ time: Duration = NodeChanges.interval) async throws {
        try await clock.waitForSleeper()
        clock.advance(by: time)
    }

    @Test("Bad input: a storm of reloads is one announcement in each interval")
    func storm() async throws {
        var announced = others.announced.makeAsyncIterator()
        for _ in 0..<100_000 { changes.announce(.snippet("Tally")) }
        try await pass()
        #expect(await announced.next() == [.snippet("Tally")])
        for _ in 0..<1000 { changes.announce(.learned) }
        changes.announce(.timelines(nil))
        try await pass()
        #expect(await announced.next() == [.learned, .timelines(nil)])
    }

    @Test("Bad input: too many different changes are everything, but for what concerns one person")
    func manyKinds() async throws {
        var announced = others.announced.makeAsyncIterator()
        changes.announce(.forgotten("ada"))
        for number in 0..<10_000 { changes.announce(.timelines("kind \(number)")) }
        for number in 0..<10_000 { changes.announce(.answered("call \(number)")) }
        try await pass()
        let told = try #require(await announced.next())
        #expect(told.isSuperset(of: [.everything, .forgotten("ada")]))
        #expect(told.count <= 2 * NodeChangeSet.limit)
    }

    @Test("An announcement that fails is tried again, with what came meanwhile")
    func retries() async throws {
        var announced = others.announced.makeAsyncIterator()
        others.fail(1)
        changes.announce(.learned)
        try await pass()
        #expect(await announced.next() == [.learned])
        changes.announce(.index)
        try await pass(NodeChanges.retryInterval)
        #expect(await announced.next() == [.learned, .index])
    }

    @Test("What others tell within an interval is done once")
    func hears() async throws {
        let (heard, hearing) = AsyncStream.makeStream(of: NodeChange.self)
        changes.observe { hearing.yield($0) }
        for _ in 0..<1000 { others.tell([.snippet("Tally")]) }
        try await pass()
        var next = heard.makeAsyncIterator()
        #expect(await next.next() == .snippet("Tally"))
        others.tell([.learned])
        try await pass()
        #expect(await next.next() == .learned)
    }

    @Test("What concerns this node too is heard here at once, and told the others")
    func everywhere() async throws {
        var announced = others.announced.makeAsyncIterator()
        let (heard, hearing) = AsyncStream.makeStream(of: NodeChange.self)
        changes.observe { hearing.yield($0) }
        changes.announceEverywhere(.signedOut("ada"))
        var next = heard.makeAsyncIterator()
        #expect(await next.next() == .signedOut("ada"))
        try await pass()
        #expect(await announced.next() == [.signedOut("ada")])
    }

    @Test(
        "Each change is the same after its way over words",
        arguments: [
            NodeChange.snippet("A"), .timelines(nil), .timelines("A"), .relevance("A"),
            .controls(nil), .controls("A"), .learned, .setting(nil), .setting("A"), .board(nil),
            .board("person a\0b"), .index, .shortcutValues, .answered("A"), .forgotten("A"),
            .signedOut("A"), .moved("A"), .everything,
        ])
    func words(change: NodeChange) {
        #expect(NodeChange(words: change.words) == change)
    }

    @Test(
        "Bad input: words of a later version, and incomplete ones, are no change",
        arguments: [
            [], [""], ["snippet"], ["forgotten"], ["answered"], ["signedOut"], ["weather", "rain"],
        ])
    func unknown(words: [String]) {
        #expect(NodeChange(words: words) == nil)
    }
}
