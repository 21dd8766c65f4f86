import AppIntents
import AppIntentsMetadata
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// How much of one person may go on at a time, and what becomes of more.
@Suite struct LoadTests {
    @Test("While as many performances are under way as may be, actions are refused and counted")
    func refuses() async throws {
        var limits = Limits()
        limits.sessionRuns = 2
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Occupied.Wait.self], limits: limits)
        let person = try await system.person()
        let session = person.session
        for number in 1...2 {
            // Each takes the place of the one before, which continues aside.
            try person.post(.waiting(in: lab, as: "\(number)"))
            #expect(try await lab.wait(forNote: "entered \(number)"))
            #expect(session.isFull == (number == 2))
        }
        let isReady = Mutex(false)
        #expect(session.waitsUntilReady { isReady.withLock { $0 = true } })
        try person.post(.waiting(in: lab, as: "3"))
        #expect(system.system.refusedActionCount == 1)
        #expect(person.refusals.last?.reason == .overloaded)
        #expect(person.refusals.last?.message == "Please wait until this is finished.")
        #expect(!isReady.withLock { $0 })

        await lab.leave("wait")
        await system.system.unreturnedRuns.wait { $0 == 0 }
        await person.settle()
        #expect(!session.isFull)
        #expect(isReady.withLock { $0 })
        #expect(!session.waitsUntilReady {})
        try await person.wait { $0.tray.map(\.kind) == [.ready] }
        #expect(
            person.screen == "  Wait\n  “Done: Wait”\n  [Done]\n  (ready: Wait, “Done: Wait”)")
        try await system.finish()
    }

    @Test("What begins nothing is taken under any load")
    func stops() async throws {
        var limits = Limits()
        limits.sessionRuns = 1
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Occupied.Wait.self], limits: limits)
        let person = try await system.person()
        let session = person.session
        try person.post(.waiting(in: lab, as: "1"))
        #expect(try await lab.wait(forNote: "entered 1"))
        #expect(session.isFull)
        try person.post(.stop)
        await session.drain()
        #expect(person.screen == "  (nothing)")
        #expect(system.system.refusedActionCount == 0)
        await lab.leave("wait")
        await system.system.unreturnedRuns.wait { $0 == 0 }
        try await system.finish()
    }
}

extension PersonAction {
    fileprivate static func waiting(in lab: TestFixture, as name: String) -> PersonAction {
        .perform(intent: "Wait", values: ["lab": .string(lab.name), "name": .string(name)])
    }
}

enum Occupied {
    /// Ignores that it is cancelled.
    struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Name") var name: String

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("entered \(name)")
            await lab.stop(at: "wait")
            return .result()
        }
    }
}
