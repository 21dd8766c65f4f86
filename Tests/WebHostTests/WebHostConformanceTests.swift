import HostConformance
import Testing

/// The web host gets right what every host must, over each of its wires.
@Suite(.timeLimit(.minutes(5)))
struct WebHostConformanceTests {
    @Test(arguments: ConformanceSuite.scenarios, WirePath.allCases)
    func conforms(_ scenario: HostScenario, over path: WirePath) async throws {
        let driver = try await WebHostDriver(path)
        do {
            try await scenario.run(driver)
        } catch {
            await driver.end()
            throw error
        }
        await driver.end()
    }
}
