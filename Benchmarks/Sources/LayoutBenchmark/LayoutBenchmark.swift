import IntentSystem
import RefreshMeasuring
import WebHost

/// Measures a refresh of a card that the server lays out, in the fonts that a web host finds.
///
///     LayoutBenchmark [TAPS] [--beside]
@main
struct LayoutBenchmark {
    static func main() async {
        await RefreshMeasurement.run { system in
            try await findFonts(for: system)
            var environment = PresentationEnvironment()
            environment.contentWidth = 358
            return environment
        }
    }

    /// Lets a web host find the fonts, which it does before it listens.
    private static func findFonts(for system: IntentSystem) async throws {
        let (listening, continuation) = AsyncStream.makeStream(of: Void.self)
        let host = WebHost(
            system: system, configuration: WebHostConfiguration(port: 0),
            onListening: { _ in continuation.finish() })
        let serving = Task { try await host.run() }
        for await _ in listening {}
        serving.cancel()
        _ = await serving.result
    }
}
