import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem

#if Assistants
    import MCPHost
#endif
#if Web
    import WebHost
#endif

/// Prints the state of the app and every limit.
struct DoctorCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Checks the app and prints every limit.")
    }

    @OptionGroup var app: App

    mutating func run() async throws {
        try await app.launch()
        let start = ContinuousClock.now
        let catalog = Catalog()
        let metadata = catalog.metadata(appName: App.appName)
        let duration = start.duration(to: .now)
        let (intents, shortcuts) = (metadata.intents.count, metadata.shortcuts.count)
        print("\(intents) intents and \(shortcuts) shortcuts, found in \(duration)")
        for line in Self.limits { print(line) }
        let problems = Self.problems(metadata.intents.map(\.identifier))
        for problem in problems { print(problem) }
        if !problems.isEmpty { throw ExitCode.failure }
        print("No problems were found.")
    }

    /// Every limit with its name in the code, those of the system first.
    static var limits: [String] {
        let system = Limits()
        var limits = ["Limits of the system:"] + lines(system)
        #if Web
            limits += ["Limits of a connection to the page:"] + lines(ConnectionLimits())
        #endif
        #if Assistants
            let assistants = MCPHostConfiguration()
            limits += ["Limits of the calls of assistants:"] + lines(assistants)
            limits += ["Limits of the server for assistants:"] + lines(assistants.ofServer(system))
            limits += ["Limits of that server over HTTP:"] + lines(assistants.ofEndpoint)
        #endif
        return limits
    }

    /// What is a number or a time; a configuration holds other things as well.
    private static func lines(_ limits: Any) -> [String] {
        Mirror(reflecting: limits).children.filter { child in
            child.value is Int || child.value is Double || child.value is Duration
        }.map { "  \($0.label ?? ""): \($0.value)" }
    }

    private static func problems(_ identifiers: [String]) -> [String] {
        Dictionary(grouping: identifiers) { $0 }.filter { $0.value.count > 1 }.keys.sorted().map {
            """
            \($0.debugDescription) is the identifier of more than one intent, so only one of them can be \
            reached. Give each a persistentIdentifier of its own.
            """
        }
    }
}
