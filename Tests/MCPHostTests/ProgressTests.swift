import IntentSystem
import IntentTestKit
import MCPProtocol
import Synchronization
import Testing
import _JSON

@testable import MCPHost

/// What a client hears of a run that is under way.
@Suite struct ProgressTests {
    @Test("A client that wants to know is told how far a run has come")
    func tellsProgress() async throws {
        var limits = Limits()
        // The clock advances until the surface has the progress, however often.
        limits.runDuration = .seconds(1 << 40)
        let host = try TestHost(intents: [SteepTeaIntent.self], limits: limits)
        let (told, tell) = AsyncStream<Progress>.makeStream()
        let isOver = Mutex(false)
        let context = RequestContext(
            revision: .july2026,
            report: RequestContext.Report(progress: { progress in
                if isOver.withLock({ $0 }) { Issue.record("\(progress) was told after the end.") }
                tell.yield(progress)
            }))
        let call = Task {
            try await host.result("SteepTeaIntent", ["pot": "progress"], context)
        }
        await TeaPot.named("progress").hasBegun()
        try await host.clock.advance(inStepsOf: .milliseconds(500)) {
            var progress = told.makeAsyncIterator()
            #expect(await progress.next() == Progress(0.4, of: 1))
        }
        await TeaPot.named("progress").pour()
        #expect(try await call.value.text == "Steeped.")
        // The clock has nothing to wait for any more: neither the run's end nor further progress.
        isOver.withLock { $0 = true }
        host.clock.advance(by: .seconds(1 << 41))
        await host.system.caughtUp()
    }
}
