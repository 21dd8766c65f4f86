import AppIntents
import AppIntentsHost
import ArgumentParser
import CoreSpotlight
import Foundation

/// An app whose intents do everything that a command line has to cope with.
@main
struct Workbench: IntentsApp {
    @Option(help: "A greeting, to show that the app's own options are read.")
    var greeting = "Hello"

    /// The server of the tests' own pictures.
    static var pictureHosts: Set<String> {
        Set(ProcessInfo.processInfo.environment["WORKBENCH_PICTURES"].map { [$0] } ?? [])
    }

    static func address(ofContents identifier: String) async -> URL? {
        URL(string: "https://books.example/\(identifier)")
    }

    func launch() async throws {
        // As an app does that fills its index itself.
        if ProcessInfo.processInfo.environment["WORKBENCH_INDEXES"] != nil {
            try await CSSearchableIndex.default().indexAppEntities(Tool.all)
        }
        // A mistake that `doctor` has to see.
        if ProcessInfo.processInfo.environment["WORKBENCH_FORGETS"] != nil { return }
        let greeting = greeting
        AppDependencyManager.shared.add(dependency: Greeting(text: greeting))
    }
}

/// What the command line gave the app.
struct Greeting: Sendable {
    let text: String
}
