import AppIntents
import EndToEndSupport
import Foundation
import IntentTestKit
import Logging
import Testing

@testable import IntentSystem

/// The record of what a person's limits refused.
@Suite(.timeLimit(.minutes(2)))
struct PersonLimitAuditTests {
    private let lines = Office.Journal()
    private let ada = Person.session(SessionID("ada"), name: "ada")

    private func system(_ change: (inout PersonLimits) -> Void) -> IntentSystem {
        var limits = Limits()
        change(&limits.eachPerson)
        return IntentSystem(appName: "Test", catalog: Catalog(intents: Office.intents)) { [lines] in
            $0.limits = limits
            $0.clock = TestClock()
            $0.audit = Logger(
                label: "audit", factory: { _ in AccessTests.Lines(kept: lines) })
        }
    }

    @Test("Each refusal at a door has its line, which names the limit and no value")
    func doors() async throws {
        let system = system {
            $0.callsPerMinute = 1
            $0.sessions = 1
        }
        try system.count("ReadReport", of: ada, through: .page)
        #expect(throws: PersonLimitReached.self) {
            try system.count("ReadReport", of: ada, through: .page)
        }
        #expect(throws: PersonLimitReached.self) {
            try system.count("upload", of: ada.assisted, through: .assistant)
        }
        _ = try await system.session(
            SessionID("ada"), isKept: false, startedBy: .person, for: ada)
        await #expect(throws: PersonLimitReached.self) {
            _ = try await system.session(
                SessionID("card"), isKept: false, startedBy: .assistant, for: ada.assisted)
        }
        #expect(
            lines.all == [
                "notice ReadReport limited: door=page intent=ReadReport limit=callsPerMinute outcome=limited person=person ada",
                "notice upload limited: door=assistant intent=upload limit=callsPerMinute outcome=limited person=person ada",
                "notice session limited: door=assistant intent=session limit=sessions outcome=limited person=person ada",
            ])
        #expect(system.refusedActionCount == 3)
    }

    @Test("A run beyond the limit has the line of a refused run, and isn't performed")
    func run() async throws {
        let system = system { $0.runs = 1 }
        try system.usage.beginRun(of: ada)
        let outcome = await system.run(
            RunRequest(Office.ReadReport.self, .named([:]), locale: Locale(identifier: "en")),
            for: ScriptedDelegate(person: ada))
        guard case .failed(let failure) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(
            failure.text(in: Locale(identifier: "en"))
                == "This is more than one person may do here at a time. Nothing was done. Wait for 1 second, then try again."
        )
        #expect(
            lines.all == [
                "notice ReadReport limited: door=page intent=ReadReport outcome=limited person=person ada"
            ])
        #expect(system.refusedActionCount == 1)
    }

    @Test("A run that waits for an answer leaves its place to another, and takes it again")
    func waiting() async throws {
        let system = system { $0.runs = 1 }
        let person = ada
        let read = RunRequest(
            Office.ReadReport.self, .named([:]), locale: Locale(identifier: "en"))
        let asking = ScriptedDelegate(person: person) { _ in
            let other = await system.run(read, for: ScriptedDelegate(person: person))
            if case .finished = other {} else { Issue.record("\(other)") }
            throw CancellationError()
        }
        _ = await system.run(
            RunRequest(Office.ShredReport.self, .named([:]), locale: Locale(identifier: "en")),
            for: asking)
        // Both have given their places back.
        try system.usage.beginRun(of: ada)
        #expect(throws: PersonLimitReached.self) { try system.usage.beginRun(of: ada) }
        #expect(lines.all.count == 2)
    }
}
