import AppIntents
import IntentTestKit
import Testing

/// Intents as shipping apps shape them, in Apple's public names only, each performed.
@Suite(.timeLimit(.minutes(3)))
struct AppTests {
    @Test("Each intent of an app shows what it did", arguments: AppScenarios.all)
    func screens(_ app: AppScenarios) async throws {
        let system = TestSystem(intents: app.intents, appName: app.name)
        app.setUp(system.dependencies)
        var transcript = ""
        for scenario in app.scenarios {
            transcript += try await scenario.transcript(in: system)
        }
        try expectSnapshot(transcript, named: "\(app.name).txt")
    }

    @Test("There are two hundred of them, none counted twice")
    func count() {
        let intents = Set(AppScenarios.all.flatMap(\.intents).map { ObjectIdentifier($0) })
        #expect(intents.count >= 200)
    }
}
