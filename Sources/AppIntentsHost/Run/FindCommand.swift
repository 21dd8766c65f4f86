import ArgumentParser
import Foundation
import IntentSystem
import SnippetRendering

/// Finds entities by their properties: `find landmark --where 'name contains fuji' --limit 5`.
///
/// It is a short form of `run` with the find action that the system creates from the entity's query.
struct FindCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "find", abstract: "Finds entities by their properties.",
            usage: "\(App.appName) find ENTITY [--where CONDITION]... [OPTIONS]",
            discussion: """
                A CONDITION is a sentence of a property, a comparison and a value, such as \
                'name contains fuji', 'distance < 5 km', 'height between 100 and 200' or \
                'note has a value'. \(App.appName) find lists what can be found, and \
                \(App.appName) find ENTITY --properties by which properties.
                """)
    }

    @OptionGroup var app: App

    @Argument(help: "What to find; without it, all that can be found is listed.")
    var entity: String?

    @Option(name: .customLong("where"), help: "Find only what meets this; can be repeated.")
    var conditions: [String] = []

    @Flag(help: "Find what meets any of the conditions instead of all.")
    var any = false

    @Option(help: "Sort by this property.")
    var sort: String?

    @Flag(help: "Sort from the greatest to the least.")
    var descending = false

    @Option(help: "Find no more than this many.")
    var limit: Int?

    @Flag(help: "List the properties with their comparisons.")
    var properties = false

    @Flag(help: "Print one JSON object.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func makeSystem() async throws -> IntentSystem {
        // A reader that closes its end makes writing fail, and doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        return try await IntentSystem(reading: app, instance)
    }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        let terminal = context.terminal
        let text = FindCommandText(catalog: system.catalog, locale: context.locale)
        guard let entity else { return terminal.finish(text.overview.safeForTerminal()) }
        let action: String
        do throws(UsageError) {
            action = try text.action(for: entity)
        } catch {
            terminal.say(error.message)
            return .usage
        }
        if properties {
            await system.learnProperties()
            return terminal.finish(text.properties(of: action).safeForTerminal())
        }
        return try await IntentCommand(
            appName: App.appName, options: RunOptions(isJSON: json), words: words(action),
            flagNames: ["filters": "where", "sortBy": "sort"], context: context
        ).run(catalog: system.catalog) { _ in system }
    }

    /// Returns the equivalent words for `run`.
    private func words(_ action: String) -> [String] {
        [action] + conditions.map { "--where=\($0)" } + (any ? ["--match=any"] : [])
            + (sort.map { ["--sort=\($0)"] } ?? []) + (descending ? ["--order=descending"] : [])
            + (limit.map { ["--limit=\($0)"] } ?? [])
    }
}
