import IntentTestKit
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// What a client hears of a run while it goes on.
@Suite struct ProgressTests {
    @Test("A client that wants to know is told how far a run has come")
    func tellsProgress() async throws {
        let host = try TestHost(intents: [SteepTeaIntent.self])
        let (told, tell) = AsyncStream<Progress>.makeStream()
        let context = RequestContext(
            revision: .july2026,
            report: RequestContext.Report(progress: { tell.yield($0) }))
        let call = Task {
            try await host.result("SteepTeaIntent", ["pot": "progress"], context)
        }
        await TeaPot.named("progress").hasBegun()
        host.clock.advance(by: .milliseconds(500))
        var progress = told.makeAsyncIterator()
        #expect(await progress.next() == Progress(0.4, of: 1))
        await TeaPot.named("progress").pour()
        #expect(try await call.value.text == "Steeped.")
        // The clock has nothing to wait for any more: neither the run's end nor further progress.
        host.clock.advance(by: .seconds(60))
        tell.finish()
        #expect(await progress.next() == nil)
    }
}
