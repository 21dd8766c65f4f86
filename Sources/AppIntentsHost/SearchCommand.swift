import ArgumentParser
import Foundation
import IntentSystem
import SnippetRendering
import _Localization

/// Prints what a person finds by typing words.
struct SearchCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "search",
            abstract: "Finds shortcuts, intents and indexed entities by words.",
            discussion: "Exits with 1 if nothing is found.")
    }

    @OptionGroup var app: App

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    @Argument(help: "The words; without any, all that is offered.")
    var words: [String] = []

    mutating func run() async throws {
        if try await instance.passes(to: app) { return }
        let system = IntentSystem(appName: App.appName)
        // An app with entities to find fills its index when it is launched, and says then which values
        // its shortcuts have.
        if system.offersShortcutValues || (!words.isEmpty && system.hasIndexedEntities) {
            var app = app
            try await app.launch()
            await system.fillIndex()
        }
        let code = try await search(system, .own)
        if code != .done { throw code.code }
    }

    private func search(
        _ system: IntentSystem, _ surroundings: CommandSurroundings
    ) async throws -> RunExit {
        await system.renewOffers(language: surroundings.locale.identifier)
        let sections = system.search(
            words.joined(separator: " "), language: surroundings.locale.identifier)
        let text: String
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            text = String(decoding: try encoder.encode(sections), as: UTF8.self)
        } else {
            text = sections.flatMap(\.items).map { "\($0.intent): \($0.title)" }
                .joined(separator: "\n").safeForTerminal()
        }
        let found = !sections.allSatisfy(\.items.isEmpty)
        guard found || json else {
            surroundings.terminal.say(
                LocalizedStringResource(system: "Nothing is called like that.")
                    .text(in: surroundings.locale))
            return .failed
        }
        guard surroundings.terminal.print(text) else { return .notWritten }
        return found ? .done : .failed
    }
}

extension SearchCommand: InstanceCommand {
    func perform(
        in instance: RunningInstance, with surroundings: CommandSurroundings
    ) async throws -> Int32 {
        try await search(instance.system, surroundings).rawValue
    }
}
