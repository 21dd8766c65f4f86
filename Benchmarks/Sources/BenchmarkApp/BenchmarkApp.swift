import AppIntents
import AppIntentsHost
import BenchmarkCard

/// An app with one intent, whose card the load client and the browser tap.
@main
struct BenchmarkApp: IntentsApp {
    static var appName: String { "Benchmark" }

    func launch() async throws {
        AppDependencyManager.shared.add(dependency: VisitCounts())
    }
}
