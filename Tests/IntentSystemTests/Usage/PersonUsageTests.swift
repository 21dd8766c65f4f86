import Foundation
import IntentTestKit
import Testing
import _Time

@testable import IntentSystem

/// The counting of what each person does, on a clock that stands still.
@Suite(.timeLimit(.minutes(2)))
struct PersonUsageTests {
    /// A million in a debug build takes half a minute and shows nothing more; `ATTACK=long` makes it that.
    private static let many =
        ProcessInfo.processInfo.environment["ATTACK"] == "long" ? 1_000_000 : 50_000

    private let clock = TestClock()
    private let ada = Person.session(SessionID("ada"), name: "ada")
    private let bob = Person.session(SessionID("bob"), name: "bob")

    private func usage(_ change: (inout PersonLimits) -> Void = { _ in }) -> PersonUsage {
        var limits = PersonLimits()
        limits.callsPerMinute = 6
        limits.runs = 2
        change(&limits)
        return PersonUsage(limits, now: ElapsedClock(clock).now)
    }

    /// Makes calls until one is refused; returns the number of those that were counted, and the refusal.
    private func calls(
        of person: Person, in usage: PersonUsage, most: Int = 100
    ) -> (count: Int, reached: PersonLimitReached?) {
        for count in 0..<most {
            do throws(PersonLimitReached) {
                try usage.call(by: person, performing: false)
            } catch {
                return (count, error)
            }
        }
        return (most, nil)
    }

    // MARK: - Calls

    @Test("A minute's calls may come at once, and then each comes back in its share of the minute")
    func burst() {
        let usage = usage()
        let first = calls(of: ada, in: usage)
        #expect(first.count == 6)
        #expect(
            first.reached
                == PersonLimitReached(.callsPerMinute, of: 6, retryAfter: .seconds(10)))
        clock.advance(by: .seconds(9))
        #expect(calls(of: ada, in: usage).reached?.wait == .seconds(1))
        clock.advance(by: .seconds(1))
        #expect(calls(of: ada, in: usage).count == 1)
        clock.advance(by: .seconds(25))
        let later = calls(of: ada, in: usage)
        #expect(later.count == 2)
        #expect(later.reached?.wait == .seconds(5))
        clock.advance(by: .seconds(3600))
        #expect(calls(of: ada, in: usage).count == 6)
    }

    @Test("The time of a refusal is true: until it no call is taken, and after it one is")
    func trueTime() throws {
        let usage = usage { $0.callsPerMinute = 7 }
        let wait = try #require(calls(of: ada, in: usage).reached?.wait)
        clock.advance(by: wait - .nanoseconds(1))
        #expect(calls(of: ada, in: usage).count == 0)
        clock.advance(by: .nanoseconds(1))
        #expect(calls(of: ada, in: usage).count == 1)
    }

    @Test("A person over the limit doesn't slow another, whatever groups both are in")
    func twoPersons() {
        let usage = usage()
        #expect(calls(of: ada, in: usage).count == 6)
        let inGroup = Person.session(SessionID("ada"), name: "ada", groups: ["editors"])
        #expect(calls(of: inGroup, in: usage).count == 0)
        #expect(calls(of: ada.assisted, in: usage).count == 0)
        #expect(calls(of: bob, in: usage).count == 6)
        #expect(calls(of: .owner, in: usage).count == 6)
        #expect(calls(of: .command(UUID()), in: usage).count == 0)
    }

    @Test("A clock that goes back keeps a person out for their share of the minute only")
    func clockGoesBack() {
        var count = CallCount(perMinute: 6, persons: 10)
        let person = ada.identity
        for _ in 0..<6 { #expect(count.take(by: person, at: .seconds(5000)) == nil) }
        #expect(count.take(by: person, at: .seconds(10)) == .seconds(10))
        #expect(count.take(by: person, at: .seconds(20)) == nil)
        // A leap forward gives everything back, and no more.
        let later = Duration.seconds(1_000_000)
        for _ in 0..<6 { #expect(count.take(by: person, at: later) == nil) }
        #expect(count.take(by: person, at: later) == .seconds(10))
    }

    @Test("Many persons leave what is kept in its bounds, and one over the limit over it")
    func bounded() {
        var count = CallCount(perMinute: 60, persons: 1000)
        for _ in 0..<60 { _ = count.take(by: ada.identity, at: .zero) }
        var most = 0
        for number in 0..<Self.many {
            let person = Person.Identity.session(SessionID("\(number)"))
            #expect(count.take(by: person, at: .zero) == nil)
            most = max(most, count.personCount)
        }
        #expect(most == 1000)
        #expect(count.take(by: ada.identity, at: .zero) == .seconds(1))
    }

    @Test("A limit of nothing is a limit of one, and divides by nothing")
    func zero() {
        let usage = usage {
            $0.callsPerMinute = 0
            $0.runs = 0
            $0.countedPersons = 0
        }
        #expect(calls(of: ada, in: usage).count == 1)
        #expect(calls(of: bob, in: usage).count == 1)
    }

    // MARK: - Runs

    @Test("A person may have so many runs at once, and a call that would begin another is refused")
    func runs() throws {
        let usage = usage()
        let reached = PersonLimitReached(.runs, of: 2, retryAfter: .seconds(1))
        try usage.beginRun(of: ada)
        try usage.beginRun(of: ada.assisted)
        #expect(throws: reached) { try usage.beginRun(of: ada) }
        #expect(throws: reached) { try usage.call(by: ada, performing: true) }
        // What begins no run is taken, and the refused call was not counted.
        #expect(calls(of: ada, in: usage).count == 6)
        try usage.beginRun(of: bob)
        usage.endRun(of: ada)
        try usage.beginRun(of: ada)
        #expect(throws: reached) { try usage.beginRun(of: ada) }
    }

    // MARK: - The text

    @Test(
        "The text says what happened and when to try again, in whole seconds",
        arguments: [
            (
                "en", Duration.milliseconds(1),
                "This is more than one person may do here at a time. Nothing was done. Wait for 1 second, then try again."
            ),
            (
                "en", .seconds(61) + .milliseconds(500),
                "This is more than one person may do here at a time. Nothing was done. Wait for 1 minute, 2 seconds, then try again."
            ),
            (
                "de", .seconds(10),
                "Das ist mehr, als eine Person hier auf einmal tun darf. Es wurde nichts getan. Warte 10 Sekunden und versuche es dann noch einmal."
            ),
        ])
    func text(language: String, wait: Duration, text: String) {
        let reached = PersonLimitReached(.callsPerMinute, of: 6, retryAfter: wait)
        #expect(reached.text(in: Locale(identifier: language)) == text)
    }
}
